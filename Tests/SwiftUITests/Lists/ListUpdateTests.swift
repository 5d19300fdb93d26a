import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

private struct Item: Identifiable {
  let id: String
  var seed: Int
}

/// Seeds its state once, as the recorded `foreach/identity` does.
private struct SeededRow: View {
  let name: String
  @State private var seed: Int

  init(_ item: Item) {
    name = item.id
    _seed = State(initialValue: item.seed)
  }

  var body: some View { Text("\(name) \(seed)") }
}

private struct ItemList: View {
  let items: Variable<[Item]>
  var body: some View { List(items.value) { SeededRow($0) } }
}

@MainActor struct ListUpdateTests {
  /// Fact 36 (`foreach/identity`): a row's state follows its id.
  @Test func stateFollowsTheIDThroughInsertReorderAndRemoval() {
    let items = Variable([Item(id: "a", seed: 60), Item(id: "b", seed: 100), Item(id: "c", seed: 140)])
    let screen = Screen { ItemList(items: items) }

    items.value.insert(Item(id: "d", seed: 80), at: 0)
    screen.graph.update()
    #expect(screen.shown(.row) == ["d 80", "a 60", "b 100", "c 140"])

    items.value[1].seed = 200
    items.value.reverse()
    screen.graph.update()
    #expect(screen.shown(.row) == ["c 140", "b 100", "a 60", "d 80"], "a changed seed for a live id is ignored")

    items.value.removeAll { $0.id == "b" }
    screen.graph.update()
    #expect(screen.shown(.row) == ["c 140", "a 60", "d 80"])
    #expect(screen.frame(.row, "a 60")?.minY == 87, "fact 76: the others close up in the same pass")
  }

  @Test func aRowThatGrowsMovesTheRowsBelow() {
    let height = Variable<CGFloat>(10)
    struct Growing: View {
      let height: Variable<CGFloat>
      var body: some View { Box(10, height.value) }
    }
    let screen = Screen {
      List {
        Growing(height: height)
        Text("Below")
      }
    }

    height.value = 100
    screen.graph.update()

    #expect(screen.frame(.row, "Below")?.minY == CGFloat(165))
  }

  @Test func aRowThatComesInsideADatumIsShown() {
    let isOpen = Variable(false)
    struct Opening: View {
      let isOpen: Variable<Bool>
      var body: some View {
        Text("Head")
        if isOpen.value { Text("Detail") }
      }
    }
    let screen = Screen {
      List {
        ForEach(0..<1) { _ in Opening(isOpen: isOpen) }
        Text("Below")
      }
    }

    isOpen.value = true
    screen.graph.update()

    #expect(screen.shown(.row) == ["Head", "Detail", "Below"])
  }

  @Test func aChangedStyleMovesTheRows() {
    let isPlain = Variable(false)
    struct Styled: View {
      let isPlain: Variable<Bool>
      var body: some View {
        List { Text("Apple") }.environment(\.listLook, isPlain.value ? .plain : .insetGrouped)
      }
    }
    let screen = Screen { Styled(isPlain: isPlain) }

    isPlain.value = true
    screen.graph.update()

    #expect(screen.frame(.row, "Apple")?.origin == .zero)
  }
}
