import SwiftUI
import Testing
import TopdownStage

private final class Draft: ObservableObject {
  @Published var title: String
  init(_ title: String) { self.title = title }
}

private struct Title: View {
  @FocusedObject private var draft: Draft?
  var body: some View {
    Text("editing \(draft?.title ?? "nothing")")
    Button("Rename") { $draft?.title.wrappedValue = "Emma" }
  }
}

@MainActor struct FocusedObjectTests {
  private struct Screen: View {
    @StateObject private var draft = Draft("Dune")
    @State private var text = ""
    var body: some View {
      Title()
      TextField("Inside", text: $text).focusedObject(draft)
      TextField("Outside", text: $text)
    }
  }

  @Test func theObjectOfTheFocusedViewIsThereWhileItHasTheKeyboard() throws {
    let stage = Stage(Screen())
    let before = stage.shows("editing nothing")

    try stage.textField("Inside").focus()
    let during = stage.shows("editing Dune")
    try stage.textField("Outside").focus()

    #expect(before && during && stage.shows("editing nothing"))
  }

  @Test func aChangeOfTheObjectIsFollowed() throws {
    let stage = Stage(Screen())

    try stage.textField("Inside").focus()
    try stage.button("Rename").tap()

    #expect(stage.shows("editing Emma"))
  }

  @Test func aSceneOffersItsObjectAlways() {
    let stage = Stage(Title().focusedSceneObject(Draft("Ulysses")))

    #expect(stage.shows("editing Ulysses"))
  }
}
