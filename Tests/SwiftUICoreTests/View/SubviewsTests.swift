import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct SubviewsTests {
  @Test func aGroupTakesAViewApart() {
    let screen = Screen(
      Card {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0) }
      })

    #expect(screen.texts == ["3 views", "c", "b", "a"])
  }

  @Test func whatComesAndGoesIsFollowed() {
    let handle = Handle<[String]>()
    let screen = Screen(
      Holder(["a"], handle) { items in Card { ForEach(items.wrappedValue, id: \.self) { Text($0) } } })

    handle.value = ["b", "a"]
    screen.update()

    #expect(screen.texts == ["2 views", "a", "b"])
  }

  @Test func statesInsideOfSubviewsLive() {
    let handle = Handle<[Int]>()
    let screen = Screen(
      Holder([1], handle) { items in Card { ForEach(items.wrappedValue, id: \.self) { Remembering(item: $0) } } })

    handle.value = [2, 1]
    screen.update()

    #expect(screen.texts == ["2 views", "1 of 1", "2 of 2"])
  }

  @Test func aForEachRepeatsTheViewsOfAView() {
    let screen = Screen(
      VStack {
        ForEach(
          subviews: Group {
            Text("a")
            Text("b")
          }
        ) { subview in
          Text("before")
          subview
        }
      })

    #expect(screen.texts == ["before", "a", "before", "b"])
  }

  @Test func aContainerReadsItsViewsValues() {
    let handle = Handle<Bool>()
    let screen = Screen(
      Holder(false, handle) { isLoud in
        Loud {
          Text("a").containerValue(\.isLoud, isLoud.wrappedValue)
          Text("b").containerValue(\.isLoud, true)
          Text("c")
        }
      })
    let before = screen.texts

    handle.value = true
    screen.update()

    #expect(before == ["loud: false true false"])
    #expect(screen.texts == ["loud: true true false"])
  }

  @Test func aSliceShowsItsPart() {
    let screen = Screen(
      VStack {
        Group(
          subviews: Group {
            Text("a")
            Text("b")
            Text("c")
          }
        ) { $0[1...] }
      })

    #expect(screen.texts == ["b", "c"])
  }
}

extension ContainerValues {
  @Entry fileprivate var isLoud = false
}

private struct Card<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      VStack {
        Text("\(subviews.count) views")
        ForEach(subviews.reversed()) { $0 }
      }
    }
  }
}

private struct Loud<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      Text("loud: " + subviews.map { "\($0.containerValues.isLoud)" }.joined(separator: " "))
    }
  }
}

private struct Remembering: View {
  @State private var first: Int
  let item: Int

  init(item: Int) {
    self.item = item
    _first = State(initialValue: item)
  }

  var body: some View { Text("\(item) of \(first)") }
}
