import SwiftUI
import TopdownEvidence
import TopdownStage

/// A stage test of a bookshelf, mounted anew each time: three actions, and a look at the log.
@MainActor struct StageBenchmark {
  func run() throws -> [String] {
    // The first one of a process also pays for what is made once.
    try test()
    let time = try Timing.median(of: 201) { try test() }
    return ["stage test of a bookshelf, \(Self.build) build: mount, three actions, log: \(Timing.text(time))"]
  }

  private func test() throws {
    let log = ExecutionLog()
    let stage = Stage(
      Bookshelf(isSorted: log.binding("isSorted", false), onDelete: log.call("delete"), onAdd: log.call("add")))
    try stage.toggle("Sort by author").tap()
    try stage.row("Dune").swipe(.trailing).button("Delete").tap()
    try stage.button("Add").tap()
    guard log == ["isSorted true", "delete Dune", "add"] else { throw NothingToMeasure(what: "the log is \(log)") }
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}

private struct Bookshelf: View {
  @Binding var isSorted: Bool
  let onDelete: (String) -> Void
  let onAdd: () -> Void
  @State private var books = ["Dune", "Anathem", "Solaris", "Hyperion", "Ubik", "Neuromancer"]

  var body: some View {
    NavigationStack {
      List {
        Toggle("Sort by author", isOn: $isSorted)
        ForEach(books, id: \.self) { book in
          HStack {
            Text(book)
            Spacer()
            Image(systemName: "book").foregroundStyle(.secondary)
          }
        }
        .onDelete { offsets in
          for offset in offsets { onDelete(books[offset]) }
          books.remove(atOffsets: offsets)
        }
        Button("Add") { onAdd() }
      }
      .navigationTitle("Library")
    }
  }
}
