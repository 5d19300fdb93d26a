import Foundation
import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct PreferenceTests {
  private let seen = Notes()

  private func told(_ content: some View) -> some View {
    content.onPreferenceChange(Names.self) { seen.add($0.joined(separator: " ")) }
  }

  @Test func siblingsReduceInOrderAndSilentOnesArePassedBy() {
    _ = Screen(
      told(
        VStack {
          box(1, 1).preference(key: Names.self, value: ["a"])
          box(1, 1)
          HStack { box(1, 1).preference(key: Names.self, value: ["b"]) }
          box(1, 1).preference(key: Names.self, value: ["c"])
        }))

    #expect(seen.take() == ["a b c"])
  }

  @Test func aContainersOwnValueReplacesThoseInside() {
    _ = Screen(told(VStack { box(1, 1).preference(key: Names.self, value: ["in"]) }.preference(key: Names.self, value: ["out"])))

    #expect(seen.take() == ["out"])
  }

  @Test func aBackgroundContributesAfterTheContent() {
    _ = Screen(
      told(
        box(1, 1).preference(key: Names.self, value: ["content"])
          .background { box(1, 1).preference(key: Names.self, value: ["background"]) }))

    #expect(seen.take() == ["content background"])
  }

  @Test func eachViewOfAGroupWrites() {
    _ = Screen(
      told(
        Group {
          box(1, 1)
          box(1, 1)
        }.preference(key: Names.self, value: ["x"])))

    #expect(seen.take() == ["x x"])
  }

  @Test func aTransformChangesWhatComesFromBelowOrTheDefault() {
    _ = Screen(
      told(
        VStack {
          box(1, 1).preference(key: Names.self, value: ["a"]).transformPreference(Names.self) { $0.append("b") }
          box(1, 1).transformPreference(Names.self) { $0.append("c") }
        }))

    #expect(seen.take() == ["a b c"])
  }

  @Test func nothingIsToldWhereNobodyWrites() {
    _ = Screen(told(box(1, 1)))

    #expect(seen.take() == [])
  }

  @Test func anEqualValueIsToldOnce() {
    let handle = Handle<CGFloat>()
    let screen = Screen(
      told(Holder(1, handle) { box($0.wrappedValue, 1).preference(key: Names.self, value: ["same"]) }))

    handle.value = 20
    screen.update()

    #expect(seen.take() == ["same"])
  }

  @Test func whatChangesComesAndGoesIsTold() {
    let handle = Handle<[String]>()
    let screen = Screen(
      told(
        Holder(["a", "b"], handle) { names in
          VStack { ForEach(names.wrappedValue, id: \.self) { box(1, 1).preference(key: Names.self, value: [$0]) } }
        }))

    handle.value = ["b", "a", "c"]
    screen.update()
    handle.value = ["c"]
    screen.update()
    handle.value = []
    screen.update()

    #expect(seen.take() == ["a b", "b a c", "c", ""])
  }

  @Test func anActionMayWriteState() {
    let screen = Screen(Measured())

    #expect(screen.texts == ["30"])
  }

  @Test func whatAGeometryReaderInsideWritesIsTold() {
    _ = Screen(
      box(40, 30).background { GeometryReader { box(1, 1).preference(key: Widths.self, value: $0.size.width) } }
        .onPreferenceChange(Widths.self) { seen.add("\($0)") })

    #expect(seen.take() == ["40.0"])
  }

  @Test func aViewThatDoesNotFitWritesNothing() {
    _ = Screen(
      told(
        ViewThatFits {
          box(500, 1).preference(key: Names.self, value: ["wide"])
          box(50, 1).preference(key: Names.self, value: ["narrow"])
        }))

    #expect(seen.take() == ["narrow"])
  }

  @Test func anOverlayIsMadeFromTheContentsValue() {
    let handle = Handle<[String]>()
    let screen = Screen(
      Holder(["a"], handle) { names in
        box(9, 9).preference(key: Names.self, value: names.wrappedValue)
          .overlayPreferenceValue(Names.self) { Text($0.joined()) }
          .backgroundPreferenceValue(Names.self, alignment: .top) { Text("under " + $0.joined()) }
      })

    handle.value = ["b"]
    screen.update()

    #expect(screen.texts == ["under b", "b"])
  }

  /// Public code unwraps what a geometry reader inside has written: it never sees a value from before the layout.
  @Test func aLayerIsMadeOfWhatStandsAfterTheLayout() {
    let screen = Screen(
      GeometryReader { proxy in box(10, 20).preference(key: Names.self, value: ["\(Int(proxy.size.width))"]) }
        .frame(width: 30, height: 40)
        .backgroundPreferenceValue(Names.self) { names in
          let _ = seen.add(names.joined())
          Text("under " + names[0])
        })

    #expect(screen.texts == ["under 30"] && seen.take() == ["30"])
  }

  @Test func aLayerIsMadeOfTheDefaultWhereNobodyWrites() {
    let screen = Screen(box(9, 9).overlayPreferenceValue(Names.self) { Text("\($0.count) names") })

    #expect(screen.texts == ["0 names"])
  }

  @Test func anAnchorTurnsIntoTheReadersCoordinates() {
    let screen = Screen(
      VStack(alignment: .leading, spacing: 0) {
        box(10, 20)
        box(30, 40).anchorPreference(key: Places.self, value: .bounds) { ["box": $0] }
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in Text(places["box"].map { words(proxy[$0]) } ?? "none") }
      })

    #expect(screen.texts == ["0,20 30x40"])
  }

  @Test func anAnchorFollowsWhatMoves() {
    let handle = Handle<CGFloat>()
    let screen = Screen(
      Holder(10, handle) { space in
        VStack(alignment: .leading, spacing: 0) {
          box(10, space.wrappedValue)
          box(30, 40)
            .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
            .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
        }
        .backgroundPreferenceValue(Points.self) { points in
          GeometryReader { proxy in Text(points.map { "\(Int(proxy[$0].x)),\(Int(proxy[$0].y))" }.joined(separator: " ")) }
        }
      })

    handle.value = 50
    screen.update()

    #expect(screen.texts == ["0,50 30,90"])
  }

  @Test func anchorsOfOneScreenAreEqualWhereTheirPlacesAre() {
    let frame = CGRect(x: 5, y: 5, width: 10, height: 20)
    let center = Anchor<CGPoint>.Source.center.anchor(frame)

    #expect(center == Anchor<CGPoint>.Source.point(CGPoint(x: 5, y: 10)).anchor(frame))
    #expect(center != Anchor<CGPoint>.Source.top.anchor(frame))
    #expect(
      Anchor<[CGPoint]>.Source([.top, .bottom]).anchor(frame).value(from: CGPoint(x: 5, y: 5)) == [
        CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 20),
      ])
    #expect(Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.none).anchor(frame).value(from: .zero) == nil)
  }
}

private func words(_ rect: CGRect) -> String {
  "\(Int(rect.minX)),\(Int(rect.minY)) \(Int(rect.width))x\(Int(rect.height))"
}

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Widths: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private enum Places: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private enum Points: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

private struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      box(30, 1).background { GeometryReader { Color.red.preference(key: Widths.self, value: $0.size.width) } }
      Text("\(Int(width))")
    }.onPreferenceChange(Widths.self) { width = $0 }
  }
}
