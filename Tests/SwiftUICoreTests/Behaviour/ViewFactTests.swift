import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ViewFactTests {
  private func graph(_ view: some View, width: CGFloat = 100, height: CGFloat = 100) -> ViewGraph {
    let graph = ViewGraph(CGSize(width: width, height: height))
    graph.mount(view)
    return graph
  }

  @Test("a modifier on a ForEach, a Group or a GridRow applies to each element (fact 38)") func modifiersOfGroups() {
    let probes = graph(
      VStack(spacing: 0) {
        Group {
          box(10, 10)
          box(20, 10)
        }.padding(5).probe("group")
        Grid {
          GridRow {
            box(7, 7)
            box(8, 8)
          }.probe("row")
        }
      }
    ).probes

    #expect(probes["group"]?.width == 30)
    #expect(probes["row"]?.width == 8)
  }

  @Test("an empty ForEach contributes nothing, and no spacing (fact 39)") func emptyForEach() {
    let probes = graph(
      VStack(spacing: 10) {
        box(10, 10)
        ForEach([Int](), id: \.self) { _ in box(10, 10) }
        box(10, 10)
      }.probe("stack")
    ).probes

    #expect(probes["stack"]?.height == 30)
  }

  @Test("another AnyLayout keeps the views' state, and going back gives the same frames (fact 43)") func anyLayouts() {
    let handle = Handle<Bool>()
    let screen = Screen(
      Holder(true, handle) { isRow in
        let layout = isRow.wrappedValue ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(VStackLayout(spacing: 1))
        layout {
          Kept().probe("a")
          box(9, 9).probe("b")
        }
      })
    let first = screen.graph.probes

    handle.value = false
    screen.update()
    let other = screen.graph.probes
    handle.value = true
    screen.update()

    #expect(other != first)
    #expect(screen.graph.probes == first)
    #expect(screen.texts == ["appeared 1"])
  }

  @Test("a GeometryReader tells fractions, fills its proposal and is 10 by 10 alone (facts 44, 49)") func geometryReaders() {
    let probes = graph(
      VStack(spacing: 0) {
        GeometryReader { _ in box(3, 3).probe("inside") }.probe("reader")
        GeometryReader { _ in Color.red }.fixedSize().probe("ideal")
      }, width: 33, height: 45.25
    ).probes

    #expect(probes["reader"] == CGRect(x: 0, y: 0, width: 33, height: 35.25))
    #expect(probes["inside"]?.origin == .zero)
    #expect(probes["ideal"]?.size == CGSize(width: 10, height: 10))
  }

  @Test("geometry is told as it will be when an animation is over (fact 45)") func animatedGeometry() {
    let notes = Notes()
    let handle = Handle<CGFloat>()
    let screen = Screen(
      Holder(10, handle) { width in
        Color.red.frame(width: width.wrappedValue, height: 1)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { notes.add("\($0)") }
      })

    withAnimation(.linear(duration: 1)) { handle.value = 50 }
    screen.update()
    screen.graph.timeline.show(.course)

    #expect(notes.take() == ["10.0", "50.0"])
  }

  @Test("siblings reduce in order, a container replaces, silent ones are passed by (fact 46)") func preferences() {
    let notes = Notes()
    _ = Screen(
      VStack {
        VStack { box(1, 1).preference(key: Letters.self, value: "x") }.preference(key: Letters.self, value: "a")
        box(1, 1)
        box(1, 1).preference(key: Letters.self, value: "b")
      }.onPreferenceChange(Letters.self) { notes.add($0) })

    #expect(notes.take() == ["ab"])
  }

  @Test("a background contributes, and a preference outside of an overlay replaces the overlay's (fact 47)") func layers() {
    let notes = Notes()
    _ = Screen(
      VStack {
        box(1, 1).background { box(1, 1).preference(key: Letters.self, value: "b") }
        box(1, 1).overlay { box(1, 1).preference(key: Letters.self, value: "o") }.preference(key: Letters.self, value: "r")
      }.onPreferenceChange(Letters.self) { notes.add($0) })

    #expect(notes.take() == ["br"])
  }

  @Test("a layout that leaves the value equal tells nothing (fact 48)") func equalPreferences() {
    let notes = Notes()
    let screen = Screen(
      box(1, 1).preference(key: Letters.self, value: "a").onPreferenceChange(Letters.self) { notes.add($0) })

    screen.graph.size.width += 50
    screen.update()

    #expect(notes.take() == ["a"])
  }

  @Test("what only changes the picture changes no frame outside of it (fact 50)") func pictureEffects() {
    let probes = graph(
      ZStack {
        box(10, 10).offset(x: 9).probe("offset")
        box(10, 10).rotationEffect(.degrees(45)).probe("rotated")
        box(10, 10).scaleEffect(3).probe("scaled")
        box(10, 10).transformEffect(CGAffineTransform(translationX: 5, y: 5)).probe("transformed")
        box(10, 10).modifier(Twice()).probe("effect")
        box(10, 10).zIndex(3).probe("z")
        box(10, 10).opacity(0).probe("faded")
        box(10, 10).hidden().probe("hidden")
        box(10, 10).clipped().probe("clipped")
        box(10, 10).border(Color.red, width: 9).probe("border")
      }
    ).probes

    #expect(Set(probes.values) == [CGRect(x: 45, y: 45, width: 10, height: 10)])
  }

  @Test("a follower keeps the place that it takes (fact 51)") func followers() {
    let probes = graph(Following()).probes

    #expect(probes["outside"] == CGRect(x: 0, y: 50, width: 20, height: 20))
    #expect(probes["inside"] == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("position takes all that is proposed and centres the view at the point (fact 52)") func positions() {
    let probes = graph(box(10, 20).probe("inside").position(x: 30, y: 40).probe("outside")).probes

    #expect(probes["outside"] == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(probes["inside"] == CGRect(x: 25, y: 30, width: 10, height: 20))
  }

  @Test("a removed view leaves the layout at once, and its transition is drawn outside of it (fact 84)") func removals() {
    let handle = Handle<Bool>()
    let screen = Screen(
      Holder(true, handle) { isOn in
        VStack(spacing: 0) {
          if isOn.wrappedValue { box(10, 10).transition(.slide).probe("gone") }
          box(20, 20).probe("stays")
        }.probe("stack")
      })

    withAnimation(.linear(duration: 1)) { handle.value = false }
    screen.update()

    #expect(screen.graph.probes["gone"] == nil)
    #expect(screen.graph.probes["stack"]?.height == 20)
  }

  @Test("an animation by value overrides the one around, and an outer nil suppresses (fact 85)") func overriding() {
    let seen = Notes()
    let handle = Handle<Bool>()
    let screen = Screen(
      Holder(false, handle) { isOn in
        TransactionTelling(isOn: isOn.wrappedValue, notes: seen).animation(.linear, value: isOn.wrappedValue)
        TransactionTelling(isOn: isOn.wrappedValue, notes: seen).transaction { $0.animation = nil }
      })
    _ = seen.take()

    withAnimation(.bouncy) { handle.value = true }
    screen.update()

    #expect(seen.take() == ["\(Animation.linear)", "nil"])
  }
}

private enum Letters: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Kept: View {
  @State private var count = 0

  var body: some View { Text("appeared \(count)").onAppear { count += 1 } }
}

private struct Twice: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)) }
}

private struct Following: View {
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      box(20, 20).matchedGeometryEffect(id: 1, in: space).padding(EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 0))
      box(20, 20).probe("inside").matchedGeometryEffect(id: 1, in: space, isSource: false).probe("outside").padding(.top, 50)
    }
  }
}

private struct TransactionTelling: View {
  let isOn: Bool
  let notes: Notes

  var body: some View {
    let _ = notes.add(Transaction.current.animation.map { "\($0)" } ?? "nil")
    Text("\(isOn)")
  }
}
