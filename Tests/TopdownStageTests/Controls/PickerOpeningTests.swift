import SwiftUI
import Testing
import TopdownStage

private struct Settings<Style: PickerStyle>: View {
  let style: Style
  @State private var flavor = "Vanilla"

  var body: some View {
    NavigationStack {
      Form {
        Picker("Flavor", selection: $flavor) {
          ForEach(["Vanilla", "Mint"], id: \.self) { Text($0) }
        }
        .pickerStyle(style)
      }
    }
  }
}

@MainActor struct PickerOpeningTests {
  @Test func aMenuOpensAndClosesWithTheChoice() throws {
    let stage = Stage(Settings(style: .menu))

    try stage.picker("Flavor").tap()
    let isMarked = try stage.option("Vanilla").node.isSelected
    try stage.option("Mint").tap()

    #expect(isMarked)
    #expect(stage.all(.option).isEmpty)
    #expect(try stage.picker("Flavor").value == "Mint")
  }

  @Test func aLinkLeadsToAListAndBackWithTheChoice() throws {
    let stage = Stage(Settings(style: .navigationLink))

    try stage.picker("Flavor").tap()
    let rows = stage.all(.row).map(\.label)
    try stage.option("Mint").tap()

    #expect(rows == ["Vanilla", "Mint"])
    #expect(try stage.picker("Flavor").value == "Mint")
  }

  @Test(arguments: [0, 1]) func aChoiceByNameOpensNothing(style: Int) throws {
    let stage = style == 0 ? Stage(Settings(style: .menu)) : Stage(Settings(style: .navigationLink))

    try stage.picker("Flavor").choose("Mint")

    #expect(try stage.picker("Flavor").value == "Mint")
    #expect(stage.all(.option).isEmpty)
  }

  @Test func inAMenuThePickersOptionsAreItems() throws {
    struct Sorting: View {
      @State private var order = 1
      var body: some View {
        VStack {
          Menu("Sort") {
            Picker("Order", selection: $order) {
              Text("Up").tag(1)
              Text("Down").tag(2)
            }
          }
          Text("order \(order)")
        }
      }
    }
    let stage = Stage(Sorting())

    try stage.button("Sort").tap()
    try stage.option("Down").tap()

    #expect(stage.shows("order 2"))
    #expect(stage.all(.option).isEmpty)
  }

  @Test func aSelectionWithoutAnOptionIsToldOnce() {
    let stage = Stage(
      Picker("Number", selection: .constant(3)) {
        Text("one").tag(1)
        Text("two").tag("2")
      })

    #expect(
      stage.warnings == [
        "a picker's selection 3 is the tag of no option, so none is shown as chosen. "
          + "Give an option that tag, as a value of type Int. There are tags of type String."
      ])
  }
}
