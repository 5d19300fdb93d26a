import LibraryModels
import SwiftUI

/// What its owner notes of a book, and the parts of it in the order in which they are to be read.
public struct BookForm: View {
  @Binding var title: String
  @Binding var note: String
  @Binding var rating: Double
  @Binding var copies: Int
  @Binding var bought: Date
  @Binding var search: String
  let parts: [String]
  let onMove: (IndexSet, Int) -> Void
  let onRead: (String) -> Void

  public init(
    title: Binding<String>, note: Binding<String>, rating: Binding<Double>, copies: Binding<Int>, bought: Binding<Date>,
    search: Binding<String>, parts: [String], onMove: @escaping (IndexSet, Int) -> Void, onRead: @escaping (String) -> Void
  ) {
    _title = title
    _note = note
    _rating = rating
    _copies = copies
    _bought = bought
    _search = search
    self.parts = parts
    self.onMove = onMove
    self.onRead = onRead
  }

  public var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $title)
          TextField("Note", text: $note, axis: .vertical)
          Slider(value: $rating, in: 0...10) { Text("Rating") }
          Stepper("Copies: \(copies)", value: $copies, in: 0...99)
          DatePicker("Bought", selection: $bought)
        }
        Section("Parts") {
          ForEach(shownParts, id: \.self) { part in
            Text(part).accessibilityAction(named: "Mark as read") { onRead(part) }
          }
          .onMove(perform: search.isEmpty ? onMove : nil)
        }
      }
      .navigationTitle("Book")
      .searchable(text: $search, prompt: "Find a part")
    }
  }

  /// Those that hold what is searched for, in any case.
  var shownParts: [String] {
    search.isEmpty ? parts : parts.filter { $0.localizedCaseInsensitiveContains(search) }
  }
}
