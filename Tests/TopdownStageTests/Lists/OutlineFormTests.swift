import SwiftUI
import Testing
import TopdownStage

private struct Folder: Identifiable, Hashable {
  let id: String
  var name: String { id }
  var folders: [Folder]?

  static let all = [Folder(id: "Fiction", folders: [Folder(id: "Novels")]), Folder(id: "Index")]
}

@MainActor @Observable private final class Tree {
  var folders = Folder.all
}

/// Each way to write an outline among other rows.
@MainActor struct OutlineFormTests {
  /// The rows once the first folder is open.
  private func opened(_ outline: some View) throws -> [String] {
    let stage = Stage(List { outline })
    try stage.disclosure("Fiction").tap()
    return stage.all(.row).map(\.label)
  }

  private let label: (Folder) -> Text = { Text($0.id) }

  @Test func anOutlineHasOneRootOrSeveralInEachForm() throws {
    let (all, one) = (Folder.all, Folder.all[0])

    #expect(try opened(OutlineGroup(all, children: \.folders, content: label)) == ["Fiction", "Novels", "Index"])
    #expect(try opened(OutlineGroup(one, children: \.folders, content: label)) == ["Fiction", "Novels"])
    #expect(try opened(OutlineGroup(all, id: \.name, children: \.folders, content: label)) == ["Fiction", "Novels", "Index"])
    #expect(try opened(OutlineGroup(one, id: \.name, children: \.folders, content: label)) == ["Fiction", "Novels"])
  }

  /// The folders below the first after what a row may do to its own was done to "Novels".
  private func written(_ make: (Bindable<Tree>) -> some View) throws -> [Folder]? {
    let tree = Tree()
    let stage = Stage(List { make(Bindable(tree)) })
    try stage.disclosure("Fiction").tap()
    try stage.button("Novels").tap()
    return tree.folders[0].folders
  }

  private let button: (Binding<Folder>) -> Button<Text> = { folder in
    Button(folder.wrappedValue.id) { folder.wrappedValue.folders = [Folder(id: "new")] }
  }

  @Test func anOutlineOfABindingWritesIntoTheTreeInEachForm() throws {
    let below = \Folder.folders
    let changed = [Folder(id: "Novels", folders: [Folder(id: "new")])]

    #expect(try written { OutlineGroup($0.folders, children: below, content: button) } == changed)
    #expect(try written { OutlineGroup($0.folders[0], children: below, content: button) } == changed)
    #expect(try written { OutlineGroup($0.folders, id: \.name, children: below, content: button) } == changed)
    #expect(try written { OutlineGroup($0.folders[0], id: \.name, children: below, content: button) } == changed)
  }
}
