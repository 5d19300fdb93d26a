import SwiftUI
import Testing
import TopdownStage

private struct Folder: Identifiable, Hashable {
  let id: String
  var folders: [Folder]?

  static let all = [
    Folder(id: "Fiction", folders: [Folder(id: "Plays")]), Folder(id: "Index"), Folder(id: "Notes"),
  ]
}

/// Makes a list around a tree and what is selected, and says the latter above.
private struct Selecting<Selection, Content: View>: View {
  @State var selection: Selection
  @State var tree = Folder.all
  let written: (Selection) -> String
  @ViewBuilder let list: (Binding<[Folder]>, Binding<Selection>) -> Content

  var body: some View {
    Text("selected \(written(selection))")
    list($tree, $selection)
  }
}

/// Each way to write a list of a tree: of values and of a collection's bindings, with each kind of selection.
@MainActor struct OutlineListFormTests {
  /// The rows once the group is open, and what a tap on a leaf selects.
  private func one<Content: View>(
    @ViewBuilder _ list: @escaping (Binding<[Folder]>, Binding<String?>) -> Content
  ) throws -> [String] {
    let stage = Stage(Selecting(selection: nil, written: { $0 ?? "nothing" }, list: list))
    try stage.disclosure("Fiction").tap()
    try stage.row("Plays").tap()
    return stage.all(.row).map(\.label) + [stage.shows("selected Plays") ? "selected" : "not selected"]
  }

  private func sure<Content: View>(
    @ViewBuilder _ list: @escaping (Binding<[Folder]>, Binding<String>) -> Content
  ) throws -> [String] {
    let stage = Stage(Selecting(selection: "Index", written: { $0 }, list: list))
    try stage.disclosure("Fiction").tap()
    try stage.row("Plays").tap()
    return stage.all(.row).map(\.label) + [stage.shows("selected Plays") ? "selected" : "not selected"]
  }

  private func several<Content: View>(
    @ViewBuilder _ list: @escaping (Binding<[Folder]>, Binding<Set<String>>) -> Content
  ) throws -> Bool {
    let stage = Stage(
      Selecting(selection: [], written: { $0.sorted().joined(separator: " ") }, list: list)
        .environment(\.editMode, .constant(.active)))
    try stage.row("Notes").tap()
    try stage.row("Index").tap()
    return stage.shows("selected Index Notes")
  }

  private let rows = ["Fiction", "Plays", "Index", "Notes"]

  @Test func aTreeIsShownInEachForm() throws {
    func shown<Content: View>(@ViewBuilder _ list: @escaping (Binding<[Folder]>) -> Content) throws -> [String] {
      let stage = Stage(Selecting(selection: 0, written: { "\($0)" }) { tree, _ in list(tree) })
      try stage.disclosure("Fiction").tap()
      return stage.all(.row).map(\.label)
    }

    #expect(try shown { _ in List(Folder.all, children: \.folders) { Text($0.id) } } == rows)
    #expect(try shown { _ in List(Folder.all, id: \.id, children: \.folders) { Text($0.id) } } == rows)
    #expect(try shown { List($0, children: \.folders) { $folder in Text(folder.id) } } == rows)
    #expect(try shown { List($0, id: \.id, children: \.folders) { $folder in Text(folder.id) } } == rows)
  }

  @Test func oneRowOrNoneIsSelectedInEachForm() throws {
    let expected = rows + ["selected"]

    #expect(try one { _, selection in List(Folder.all, children: \.folders, selection: selection) { Text($0.id) } } == expected)
    #expect(
      try one { _, selection in List(Folder.all, id: \.id, children: \.folders, selection: selection) { Text($0.id) } }
        == expected)
    #expect(try one { List($0, children: \.folders, selection: $1) { $folder in Text(folder.id) } } == expected)
    #expect(try one { List($0, id: \.id, children: \.folders, selection: $1) { $folder in Text(folder.id) } } == expected)
  }

  @Test func oneRowIsSelectedInEachForm() throws {
    let expected = rows + ["selected"]

    #expect(try sure { _, selection in List(Folder.all, children: \.folders, selection: selection) { Text($0.id) } } == expected)
    #expect(
      try sure { _, selection in List(Folder.all, id: \.id, children: \.folders, selection: selection) { Text($0.id) } }
        == expected)
    #expect(try sure { List($0, children: \.folders, selection: $1) { $folder in Text(folder.id) } } == expected)
    #expect(try sure { List($0, id: \.id, children: \.folders, selection: $1) { $folder in Text(folder.id) } } == expected)
  }

  @Test func severalRowsAreSelectedInEachForm() throws {
    #expect(try several { _, selection in List(Folder.all, children: \.folders, selection: selection) { Text($0.id) } })
    #expect(
      try several { _, selection in List(Folder.all, id: \.id, children: \.folders, selection: selection) { Text($0.id) } })
    #expect(try several { List($0, children: \.folders, selection: $1) { $folder in Text(folder.id) } })
    #expect(try several { List($0, id: \.id, children: \.folders, selection: $1) { $folder in Text(folder.id) } })
  }
}
