import SwiftUI
import Testing
import TopdownStage

private struct Editor: View {
  @State private var text = ""
  @FocusState private var isEditing: Bool

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Title", text: $text).focused($isEditing)
        Button("Elsewhere") {}
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) { Button("Done") { isEditing = false } }
        ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
      }
    }
  }
}

@MainActor struct KeyboardToolbarTests {
  @Test func keyboardItemsShowWhileATextFieldHasTheKeyboard() throws {
    let stage = Stage(Editor())
    let before = stage.shows("Done")

    try stage.textField("Title").focus()
    let during = stage.shows("Done")
    try stage.button("Done").tap()

    #expect(!before && during && !stage.shows("Done"))
  }

  @Test func theKeyboardCoversTheBottomBar() throws {
    let stage = Stage(Editor())
    let before = stage.shows("Archive")

    try stage.textField("Title").focus()

    #expect(before && !stage.shows("Archive"))
  }
}
