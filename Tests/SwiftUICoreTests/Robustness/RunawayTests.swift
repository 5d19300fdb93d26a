import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

/// What never comes to rest ends with a message that names it.
@MainActor struct RunawayTests {
  private func failure(_ view: some View) -> String? { Screen(view).graph.failure?.description }

  @Test func aPreferenceThatChangesWhatItIsMadeOf() {
    let failure = failure(Rising())

    #expect(failure?.contains("Rising") == true)
  }

  @Test func aGeometryThatChangesWhatItIsReadFrom() {
    let failure = failure(Widening())

    #expect(failure?.contains("Widening") == true)
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan, -5, 1e300])
  func aLengthThatIsNoneLeavesTheTreeSound(length: CGFloat) {
    let screen = Screen(
      VStack(spacing: length) {
        box(10, 10).frame(width: length, height: length)
        box(10, 10).frame(minWidth: length, maxWidth: length)
        box(10, 10).padding(length)
        box(10, 10).offset(x: length)
        Color.red.frame(idealWidth: length).fixedSize()
        Text("after").position(x: length, y: length)
      })

    screen.graph.size = CGSize(width: 100, height: 100)
    screen.update()

    #expect(screen.graph.failure == nil)
    #expect(screen.texts == ["after"])
    _ = screen.graph.displayList()
  }

  @Test func fiveHundredLevelsAreShown() {
    let screen = Screen(Nested(depth: 500))

    #expect(screen.texts == ["bottom"])
    #expect(screen.graph._checkInvariants() == [])
  }

  @Test func rowsOfOneIdKeepTheirOrder() {
    let handle = Handle<[Int]>()
    let screen = Screen(
      Holder([1, 1, 2], handle) { items in
        VStack { ForEach(Array(items.wrappedValue.enumerated()), id: \.element) { Text("\($0.offset):\($0.element)") } }
      })

    let before = screen.texts
    let warning = screen.graph.warnings.first
    handle.value = [2, 1, 1]
    screen.update()

    #expect(before == ["0:1", "1:1", "2:2"])
    #expect(
      warning?.hasSuffix(
        ": the id 1 stands for more than one row, so their states may be taken for each other's. "
          + "Give each row an id of its own.") == true)
    #expect(screen.texts == ["0:2", "1:1", "2:1"])
  }
}

private struct Heights: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct Rising: View {
  @State private var height: CGFloat = 1

  var body: some View {
    box(1, height).preference(key: Heights.self, value: height).onPreferenceChange(Heights.self) { height = $0 + 1 }
  }
}

private struct Widening: View {
  @State private var width: CGFloat = 1

  var body: some View {
    box(width, 1).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 + 1 }
  }
}

private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text("bottom")
    } else {
      AnyView(VStack(spacing: 0) { Nested(depth: depth - 1) })
    }
  }
}
