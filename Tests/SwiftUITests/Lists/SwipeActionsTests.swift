import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor private final class Log { var lines: [String] = [] }

@MainActor struct SwipeActionsTests {
  private let log = Log()

  private func makeScreen() -> Screen {
    Screen {
      List(["Dune", "Emma"], id: \.self) { [log] title in
        Text(title)
          .swipeActions {
            Press(label: "Delete", tint: .red) { log.lines.append("delete \(title)") }
            Press(label: "Move") {}
          }
          .swipeActions(edge: .leading) { Press(label: "Pin") { log.lines.append("pin \(title)") } }
      }
    }
  }

  @Test func aRowOffersTheEdgesThatHaveActions() {
    let screen = makeScreen()

    #expect(screen.node(.row, "Dune")?.actions == [.revealTrailing, .revealLeading])
    #expect(screen.nodes(.button).isEmpty, "actions are made when they are revealed")
  }

  @Test func revealedActionsAreChildrenOfTheRowFromTheEdgeInwards() {
    let screen = makeScreen()

    screen.perform(.revealTrailing, on: screen.node(.row, "Dune"))

    let row = screen.node(.row, "Dune")!
    #expect(row.actions == [.conceal])
    let buttons = row.all.filter { $0.role == .button }
    #expect(buttons.map(\.label) == ["Delete", "Move"])
    #expect(buttons[0].frame.midX == CGFloat(267), "a block is 74 wide at least")
    #expect(buttons[1].frame.midX == CGFloat(193))
    #expect(screen.shown(.button) == ["Delete", "Move"])
    let block = DisplayItem.fill(
      .rectangle(CGRect(x: 230, y: 35, width: 74, height: 52)), Color.red.resolve(in: EnvironmentValues()).display)
    #expect(screen.graph.displayList().items.contains(block))
  }

  @Test func activatingAnActionRunsItAndConcealsTheRow() {
    let screen = makeScreen()
    screen.perform(.revealTrailing, on: screen.node(.row, "Dune"))

    screen.perform(.activate, on: screen.node(.button, "Delete"))

    #expect(log.lines == ["delete Dune"])
    #expect(screen.nodes(.button).isEmpty)
    #expect(screen.node(.row, "Dune")?.actions == [.revealTrailing, .revealLeading])
  }

  @Test func concealTakesTheActionsAway() {
    let screen = makeScreen()
    screen.perform(.revealLeading, on: screen.node(.row, "Emma"))
    #expect(screen.shown(.button) == ["Pin"])
    #expect(screen.node(.button, "Pin")?.frame.midX == CGFloat(53))

    screen.perform(.conceal, on: screen.node(.row, "Emma"))

    #expect(screen.nodes(.button).isEmpty)
    #expect(log.lines.isEmpty)
  }

  @Test func oneRowIsRevealedAtATime() {
    let screen = makeScreen()
    screen.perform(.revealTrailing, on: screen.node(.row, "Dune"))

    screen.perform(.revealLeading, on: screen.node(.row, "Emma"))

    #expect(screen.shown(.button) == ["Pin"])
  }

  @Test func aRevealedRowThatGoesTakesItsActionsWithIt() {
    let titles = Variable(["Dune", "Emma"])
    struct Shelf: View {
      let titles: Variable<[String]>
      var body: some View {
        List(titles.value, id: \.self) { title in
          Text(title).swipeActions { Press(label: "Delete") { titles.value.removeAll { $0 == title } } }
        }
      }
    }
    let screen = Screen { Shelf(titles: titles) }
    screen.perform(.revealTrailing, on: screen.node(.row, "Dune"))

    screen.perform(.activate, on: screen.node(.button, "Delete"))

    #expect(screen.shown(.row) == ["Emma"])
    #expect(screen.nodes(.button).isEmpty)
  }

  @Test func revealedActionsFollowTheView() {
    let label = Variable("Delete")
    struct Shelf: View {
      let label: Variable<String>
      var body: some View {
        List { Text("Dune").swipeActions { Press(label: label.value) {} } }
      }
    }
    let screen = Screen { Shelf(label: label) }
    screen.perform(.revealTrailing, on: screen.node(.row, "Dune"))

    label.value = "Archive"
    screen.graph.update()

    #expect(screen.shown(.button) == ["Archive"])
  }

  @Test func rightToLeftTrailingActionsAreAtTheLeft() {
    let screen = Screen {
      List { Text("Dune").swipeActions { Press(label: "Delete") {} } }.environment(\.layoutDirection, .rightToLeft)
    }

    screen.perform(.revealTrailing, on: screen.node(.row, "Dune"))

    #expect(screen.node(.button, "Delete")?.frame.midX == CGFloat(53))
  }
}
