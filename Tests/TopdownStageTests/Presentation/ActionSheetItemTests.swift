import SwiftUI
import Testing
import TopdownStage

private struct Order: Identifiable {
  let id: String
}

private struct Sorting: View {
  @State private var order: Order?
  let notes: Notes

  var body: some View {
    Button("Sort") { order = Order(id: "name") }
      .actionSheet(item: $order) { order in
        ActionSheet(title: Text("Sort"), buttons: [.default(Text("By \(order.id)")) { notes.add(order.id) }])
      }
    Text(order?.id ?? "nothing")
  }
}

@MainActor struct ActionSheetItemTests {
  @Test func anActionSheetIsMadeOfItsItemAndTakesItAway() throws {
    let notes = Notes()
    let stage = Stage(Sorting(notes: notes))
    #expect(stage.shows("nothing"))

    try stage.button("Sort").tap()
    try stage.button("By name").tap()

    #expect(notes.lines == ["name"] && stage.shows("nothing"))
  }
}
