import SwiftUI
import Testing
import TopdownStage

private struct TitleKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

@Observable private final class Model {
  var name = "Dune"
}

private final class Draft: ObservableObject {
  @Published var title = "Dune"
}

private struct Reader: View {
  var title: FocusedValue<String>
  var model: FocusedValue<Model>
  var draft: FocusedObject<Draft>

  var body: some View {
    Text("title \(title.wrappedValue ?? "none")")
    Text("model \(model.wrappedValue?.name ?? "none")")
    Text("draft \(draft.wrappedValue?.title ?? "none")")
    Button("Rename") {
      let wrapper: FocusedObject<Draft>.Wrapper? = draft.projectedValue
      wrapper?.title.wrappedValue = "Emma"
    }
  }
}

/// Each way to offer a value while a view has the keyboard, and to read it.
@MainActor struct FocusedValueFormTests {
  private func stage(_ offer: (TextField<Text>) -> some View) throws -> Stage {
    let stage = Stage(
      VStack {
        Reader(title: FocusedValue(\.title), model: FocusedValue(Model.self), draft: FocusedObject())
        offer(TextField("Inside", text: .constant("")))
        TextField("Outside", text: .constant(""))
      })
    try #require(stage.shows("title none") && stage.shows("model none") && stage.shows("draft none"))
    try stage.textField("Inside").focus()
    return stage
  }

  @Test func aValueIsThereWhileItsViewHasTheKeyboard() throws {
    let stage = try stage { $0.focusedValue(\.title, "Dune") }
    #expect(stage.shows("title Dune"))

    try stage.textField("Outside").focus()

    #expect(stage.shows("title none"))
    #expect(try self.stage { $0.focusedValue(\.title, String?.some("Emma")) }.shows("title Emma"))
    #expect(try self.stage { $0.focusedValue(\.title, String?.none) }.shows("title none"))
  }

  @Test func aSceneOffersItsValuesAlways() {
    func shows(_ view: some View, _ text: String) -> Bool { Stage(view).shows(text) }
    let reader = Reader(title: FocusedValue(\.title), model: FocusedValue(Model.self), draft: FocusedObject())

    #expect(shows(reader.focusedSceneValue(\.title, "Dune"), "title Dune"))
    #expect(shows(reader.focusedSceneValue(\.title, String?.some("Emma")), "title Emma"))
    #expect(shows(reader.focusedSceneValue(Model()), "model Dune"))
    #expect(shows(reader.focusedSceneObject(Draft()), "draft Dune"))
    #expect(shows(reader.focusedSceneObject(Optional(Draft())), "draft Dune"))
  }

  @Test func anObservableObjectIsReadByItsType() throws {
    let model = Model()
    let stage = try stage { $0.focusedValue(model) }

    #expect(stage.shows("model Dune") && stage.shows("title none"))
  }

  @Test func anObjectIsOfferedWhereThereIsOne() throws {
    let (draft, none) = (Draft(), Draft?.none)
    let shown = try stage { $0.focusedObject(draft) }

    try shown.button("Rename").tap()

    #expect(draft.title == "Emma" && shown.shows("draft Emma"))
    #expect(try stage { $0.focusedObject(none) }.shows("draft none"))
    #expect(try stage { $0.focusedObject(Optional(draft)) }.shows("draft Emma"))
  }
}
