import SwiftUI
import Testing
import TopdownStage

private struct Folder: Identifiable, Hashable {
  let id: String
  var folders: [Folder]?

  static let all = [
    Folder(id: "Fiction", folders: [Folder(id: "Novels", folders: [Folder(id: "Emma")]), Folder(id: "Plays")]),
    Folder(id: "Empty", folders: []), Folder(id: "Index"),
  ]
}

@MainActor struct OutlineTests {
  @Test func aRowWithChildrenOpensAndALeafDoesNot() throws {
    let stage = Stage(List(Folder.all, children: \.folders) { Text($0.id) })

    #expect(stage.all(.row).map(\.label) == ["Fiction", "Empty", "Index"])
    #expect(throws: StageError.self) { try stage.disclosure("Index") }
    try stage.disclosure("Fiction").tap()
    try stage.disclosure("Novels").tap()

    #expect(stage.all(.row).map(\.label) == ["Fiction", "Novels", "Emma", "Plays", "Empty", "Index"])
  }

  @Test func whatIsBelowStandsFurtherIn() throws {
    let stage = Stage(List(Folder.all, children: \.folders) { Text($0.id) })

    try stage.disclosure("Fiction").tap()
    try stage.disclosure("Novels").tap()

    let edges = try ["Fiction", "Novels", "Emma"].map { try stage.text($0).frame.minX }
    #expect(edges == edges.sorted() && Set(edges).count == 3)
  }

  @Test func anEmptyCollectionIsAGroupWithNothingInIt() throws {
    let stage = Stage(List(Folder.all, children: \.folders) { Text($0.id) })

    try stage.disclosure("Empty").tap()

    #expect(stage.all(.row).count == 3)
  }

  @Test func aRowOfAnOutlineIsSelectedByItsID() throws {
    struct Picking: View {
      @State private var selection: String?
      var body: some View {
        Text("selected \(selection ?? "none")")
        List(Folder.all, children: \.folders, selection: $selection) { Text($0.id) }
      }
    }
    let stage = Stage(Picking())

    try stage.row("Index").tap()

    #expect(stage.shows("selected Index"))
  }

  @Test func anOutlineOfBindingsWritesIntoTheTree() throws {
    struct Editing: View {
      @State private var folders = Folder.all
      var body: some View {
        Text(folders[0].folders?[1].folders == nil ? "leaf" : "group")
        List($folders, children: \.folders) { $folder in
          Button("add to \(folder.id)") { folder.folders = (folder.folders ?? []) + [Folder(id: "new")] }
        }
      }
    }
    let stage = Stage(Editing())

    try stage.disclosure("add to Fiction").tap()
    try stage.button("add to Plays").tap()

    #expect(stage.shows("group"))
  }

  @Test func anOutlineGroupStandsBesideOtherRows() throws {
    let stage = Stage(
      List {
        Text("first")
        OutlineGroup(Folder.all[0], children: \.folders) { Text($0.id) }
      })

    try stage.disclosure("Fiction").tap()

    #expect(stage.all(.row).map(\.label) == ["first", "Fiction", "Novels", "Plays"])
  }

  @Test func anOutlineByAKeyPathNeedsNoIdentity() throws {
    struct Node { let name: String; var below: [Node]? = nil }
    let nodes = [Node(name: "a", below: [Node(name: "b")])]
    let stage = Stage(List { OutlineGroup(nodes, id: \.name, children: \.below) { Text($0.name) } })

    try stage.disclosure("a").tap()

    #expect(stage.all(.row).map(\.label) == ["a", "b"])
  }
}
