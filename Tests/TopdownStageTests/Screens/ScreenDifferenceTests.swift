import SwiftUI
import Testing
import TopdownStage

@MainActor struct ScreenDifferenceTests {
  @Test func whatWentAndCameStandsBelowWhatHoldsIt() {
    let old = """
      screen
        list
          row "Dune"
            text "Dune"
          row "Ulysses"
        button "Add"
      """
    let new = old.replacing("text \"Dune\"", with: "text \"Emma\"")

    let difference = ScreenDifference(from: old, to: new)

    #expect(
      difference.description == """
          screen
            list
              row "Dune"
        -       text "Dune"
        +       text "Emma"
        """)
    #expect(difference.removed == [#"text "Dune""#])
    #expect(difference.added == [#"text "Emma""#])
  }

  @Test func equalScreensHaveNone() {
    let difference = ScreenDifference(from: "screen\n  text \"a\"", to: "screen\n  text \"a\"")

    #expect(difference.isEmpty)
    #expect(difference.description == "the screens are the same")
  }

  @Test func aLineThatIsThereTwiceCanGoOnce() {
    let difference = ScreenDifference(from: "screen\n  text \"a\"\n  text \"a\"", to: "screen\n  text \"a\"")

    #expect(difference.removed == [#"text "a""#])
    #expect(difference.added == [])
  }

  @Test func anActionsEffectOnTheScreenIsItsDifference() throws {
    let stage = Stage(Counter())

    let difference = try stage.screenDifference { try stage.button("Add").tap() }

    #expect(difference.removed == [#"text "0""#])
    #expect(difference.added == [#"text "1""#])
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }
}
