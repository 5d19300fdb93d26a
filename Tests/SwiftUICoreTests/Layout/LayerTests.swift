import Foundation
import Observation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor @Observable private final class Model {
  var count = 1
  var tint = Color.blue
}

@MainActor struct LayerTests {
  @Test func aBackgroundIsDrawnFirstAndAnOverlayLast() {
    let graph = ViewGraph(CGSize(width: 100, height: 80))

    graph.mount(Color.red.background { Color.blue }.overlay { Color.green })

    #expect(graph.displayList().fills.map(\.color) == [Color.blue, .red, .green].map(\.display))
  }

  @Test func aLayerIsProposedTheSizeOfItsViewAndHasNoSayInIt() {
    let graph = ViewGraph(CGSize(width: 100, height: 80))

    graph.mount(box(40, 20).probe("view").background { box(60, 60).probe("large") }.overlay { Color.blue.probe("fill") })

    #expect(graph.probes["view"] == CGRect(x: 30, y: 30, width: 40, height: 20))
    #expect(graph.probes["large"] == CGRect(x: 20, y: 10, width: 60, height: 60))
    #expect(graph.probes["fill"] == CGRect(x: 30, y: 30, width: 40, height: 20))
  }

  @Test func eachViewOfAGroupHasALayerOfItsOwn() {
    let graph = ViewGraph(CGSize(width: 100, height: 80))

    graph.mount(
      HStack(spacing: 0) {
        Group {
          box(20, 20)
          box(30, 20)
        }.background { Color.blue }
      })

    #expect(graph.displayList().fills.filter { $0.color == Color.blue.display }.map(\.frame.width) == [20, 30])
  }

  @Test func aLayerComesAndGoesWithItsView() {
    let model = Model()
    let notes = Notes()
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.mount(Badges(model: model, notes: notes))

    model.count = 2
    graph.update()
    model.count = 1
    graph.update()

    #expect(notes.lines == ["appear", "appear", "disappear"])
  }

  @Test func aLayerFollowsWhatItReads() {
    let model = Model()
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.mount(Tinted(model: model))

    model.tint = .green
    graph.update()

    #expect(graph.displayList().fills.map(\.color) == [Color.green.display, Color.red.display])
  }

  @Test func aStyleFillsTheFrameBehind() {
    let graph = ViewGraph(CGSize(width: 100, height: 80))

    graph.mount(box(20, 10).padding(5).background(.blue))

    #expect(
      graph.displayList().fills.map(\.frame) == [
        CGRect(x: 35, y: 30, width: 30, height: 20), CGRect(x: 40, y: 35, width: 20, height: 10),
      ])
  }

  @Test func aStyleAtTheEdgeOfTheSafeAreaGoesOnToTheEdgeOfTheScreen() {
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.rootNode.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

    graph.mount(
      Color.clear.frame(maxHeight: 30).frame(maxHeight: .infinity, alignment: .top).overlay(alignment: .top) {
        Color.clear.frame(height: 30).background(.blue)
      })

    #expect(graph.displayList().fills.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
  }

  @Test func aStyleCanFillAShape() {
    let graph = ViewGraph(CGSize(width: 100, height: 80))

    graph.mount(Color.clear.frame(width: 40, height: 20).background(.blue, in: Capsule()))

    let frame = CGRect(x: 30, y: 30, width: 40, height: 20)
    #expect(graph.displayList().items == [.fill(.roundedRectangle(frame, cornerRadius: 10), Color.blue.display)])
  }

  @Test func aBorderIsDrawnInsideTheFrame() {
    let graph = ViewGraph(CGSize(width: 100, height: 80))

    graph.mount(Color.clear.border(.blue, width: 4))

    let line = CGRect(x: 2, y: 2, width: 96, height: 76)
    #expect(graph.displayList().items == [.stroke(.rectangle(line), Color.blue.display, lineWidth: 4)])
  }
}

private struct Badges: View {
  let model: Model
  let notes: Notes

  var body: some View {
    HStack {
      ForEach(Array(0..<model.count), id: \.self) { _ in box(10, 10) }.overlay { Badge(notes: notes) }
    }
  }
}

private struct Badge: View {
  let notes: Notes

  var body: some View { Color.blue.onAppear { notes.lines.append("appear") }.onDisappear { notes.lines.append("disappear") } }
}

private struct Tinted: View {
  let model: Model

  var body: some View { Color.red.background { Tint(model: model) } }
}

private struct Tint: View {
  let model: Model

  var body: some View { model.tint }
}
