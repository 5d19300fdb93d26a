import SwiftUI
import TopdownScenarios

/// The states of a book's form.
enum BookFormScenarios: ScenarioProvider {
  static let loaded = Scenario(.loaded) {
    BookFormScenario(
      title: $0.value("title", "Dune"), note: "Lent to Emma.", parts: ["Dune", "Muad’Dib", "The Prophet"], log: $0)
  }

  static let empty = Scenario(.empty) { BookFormScenario(title: "", note: "", parts: [], log: $0) }

  static let required: [ScenarioName] = [.loaded, .empty]
  static let scenarios = [loaded, empty]
}

/// Owns what the form shows and logs what is written and asked for.
struct BookFormScenario: View {
  @State private var title: String
  @State private var note: String
  @State private var rating = 8.0
  @State private var copies = 1
  /// A winter's day in Berlin, whatever the machine's time zone.
  @State private var bought = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var search = ""
  @State private var parts: [String]
  private let log: any BoundaryLog

  init(title: String, note: String, parts: [String], log: any BoundaryLog) {
    _title = State(initialValue: title)
    _note = State(initialValue: note)
    _parts = State(initialValue: parts)
    self.log = log
  }

  var body: some View {
    BookForm(
      title: log.binding("title", $title),
      note: log.binding("note", $note),
      rating: log.binding("rating", $rating),
      copies: log.binding("copies", $copies),
      bought: log.binding("bought", $bought) { $0.ISO8601Format() },
      search: log.binding("search", $search),
      parts: parts,
      onMove: log.forward("move", to: { parts.move(fromOffsets: $0, toOffset: $1) }, payload: { "\(Array($0)) to \($1)" }),
      onRead: log.forward("read", to: { _ in })
    )
    .environment(\.timeZone, TimeZone(identifier: "Europe/Berlin") ?? .gmt)
  }
}

#Preview("Form") { BookFormScenarios.loaded.view() }
