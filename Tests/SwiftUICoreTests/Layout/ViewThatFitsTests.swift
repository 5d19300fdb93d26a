import Foundation
import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ViewThatFitsTests {
  @Test func onlyTheViewThatShowsHasAppeared() {
    let model = Room()
    let graph = ViewGraph(CGSize(width: 200, height: 100))

    graph.mount(Choosing(model: model))
    #expect(model.log == ["wide appeared"])

    model.log = []
    model.width = 50
    graph.update()
    #expect(model.log == ["narrow appeared", "wide disappeared"])
  }

  @Test func aViewThatGrowsMakesRoomForAnother() {
    let model = Room()
    let graph = ViewGraph(CGSize(width: 200, height: 100))
    graph.mount(Choosing(model: model))
    #expect(graph.probes.keys.sorted() == ["wide"])

    model.content = 150
    graph.update()

    #expect(graph.probes.keys.sorted() == ["narrow"])
  }

  @Test func theViewsThatDoNotShowDrawNothing() {
    let graph = ViewGraph(CGSize(width: 50, height: 100))

    graph.mount(
      ViewThatFits {
        Color.red.frame(width: 80, height: 10)
        Color.blue.frame(width: 40, height: 10)
      })

    let frame = CGRect(x: 5, y: 45, width: 40, height: 10)
    #expect(graph.displayList().items == [.fill(.rectangle(frame), Color.blue.display)])
  }

  @Test func aViewOfAHiddenChoiceWaitsThoughItsOwnChoiceIsMade() {
    let model = Room()
    let graph = ViewGraph(CGSize(width: 200, height: 100))

    graph.mount(
      ViewThatFits {
        box(300, 10)
        box(10, 10).onAppear { model.log.append("shown") }
        ViewThatFits { box(10, 10).onAppear { model.log.append("hidden") } }
      })

    #expect(model.log == ["shown"])
  }

  @Test func onTheVerticalAxisAloneAViewMayWrap() {
    let graph = ViewGraph(CGSize(width: 100, height: 40))

    graph.mount(
      ViewThatFits(in: .vertical) {
        Wrapping(length: 400).probe("wrapped")
        box(10, 10).probe("fallback")
      })

    #expect(graph.probes.keys.sorted() == ["wrapped"], "400 points in lines of 100 are 40 high")
  }
}

@MainActor @Observable private final class Room {
  var width: CGFloat = 100
  var content: CGFloat = 80
  @ObservationIgnored var log: [String] = []
}

private struct Choosing: View {
  let model: Room

  var body: some View {
    ViewThatFits {
      box(model.content, 20).probe("wide")
        .onAppear { model.log.append("wide appeared") }.onDisappear { model.log.append("wide disappeared") }
      box(40, 20).probe("narrow")
        .onAppear { model.log.append("narrow appeared") }.onDisappear { model.log.append("narrow disappeared") }
    }
    .frame(width: model.width)
  }
}

/// Something of a length that breaks into lines of 10 points.
private struct Wrapping: Layout {
  let length: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = min(length, proposal.width ?? length)
    return CGSize(width: width, height: (length / width).rounded(.up) * 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension Wrapping {
  @MainActor func probe(_ name: String) -> some View { self { EmptyView() }.probe(name) }
}
