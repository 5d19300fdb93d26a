import Foundation
import Observation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor @Observable private final class Model {
  var inset: CGFloat = 0
  var width: CGFloat = 60
  var isShown = true
}

@MainActor private final class GeometryNotes {
  var lines: [String] = []
  var frames: [CGRect] = []
}

@MainActor struct GeometryReaderTests {
  @Test func theContentIsToldSizeAndPlace() {
    let notes = GeometryNotes()
    let graph = ViewGraph(CGSize(width: 100, height: 80))

    graph.mount(
      GeometryReader { proxy in
        let _ = notes.frames = [CGRect(origin: .zero, size: proxy.size), proxy.frame(in: .local), proxy.frame(in: .global)]
        Color.red
      }
      .padding(10))

    let local = CGRect(x: 0, y: 0, width: 80, height: 60)
    #expect(notes.frames == [local, local, local.offsetBy(dx: 10, dy: 10)])
  }

  @Test func anotherSizeEvaluatesTheContentOnce() {
    let model = Model()
    let notes = GeometryNotes()
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.mount(Watched(model: model) { notes.lines.append("\($0.size.width)") })

    model.width = 70
    graph.update()

    #expect(notes.lines == ["60.0", "70.0"])
  }

  @Test func aReaderOfTheScreenPlaceFollowsAMove() {
    let model = Model()
    let notes = GeometryNotes()
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.mount(Watched(model: model) { notes.lines.append("\($0.frame(in: .global).minX)") })

    model.inset = 12
    graph.update()

    #expect(notes.lines == ["0.0", "12.0"])
  }

  @Test func aReaderOfTheSizeAloneIsLeftAloneByAMove() {
    let model = Model()
    let notes = GeometryNotes()
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.mount(Watched(model: model) { notes.lines.append("\($0.size.width)") })

    model.inset = 12
    graph.update()

    #expect(notes.lines == ["60.0"])
  }

  @Test func aViewThatIsHandedTheProxyIsEvaluatedByItself() {
    let model = Model()
    let notes = GeometryNotes()
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.mount(
      Watched(
        model: model,
        content: { proxy in
          notes.lines.append("content")
          return AnyView(Follower(proxy: proxy, notes: notes))
        }))

    model.inset = 12
    graph.update()

    #expect(notes.lines == ["content", "follower 0.0", "follower 12.0"])
  }

  @Test func contentStandsInItsPlaceInTheFirstFrame() {
    let graph = ViewGraph(CGSize(width: 100, height: 80))

    graph.mount(
      GeometryReader { outer in
        VStack(spacing: 0) {
          box(30, 20).probe("first")
          GeometryReader { inner in
            HStack(spacing: 0) { box(inner.size.width / 2, outer.size.height / 4).probe("second") }
          }
        }
      })

    #expect(
      graph.probes == ["first": CGRect(x: 35, y: 0, width: 30, height: 20), "second": CGRect(x: 0, y: 20, width: 50, height: 20)])
  }

  // Behaviour 49: fills its proposal, places content top-leading, ideal 10x10.
  @Test func aReaderIsTenByTenWhereNothingIsProposed() {
    let graph = ViewGraph(CGSize(width: 100, height: 80))

    graph.mount(GeometryReader { _ in box(4, 4).probe("content") }.fixedSize().probe("reader"))

    #expect(graph.probes["reader"] == CGRect(x: 45, y: 35, width: 10, height: 10))
    #expect(graph.probes["content"] == CGRect(x: 45, y: 35, width: 4, height: 4))
  }

  @Test func contentStartsAtTheRightFromRightToLeft() {
    let graph = ViewGraph(CGSize(width: 100, height: 80), layoutDirection: .rightToLeft)

    graph.mount(GeometryReader { _ in box(4, 4).probe("content") })

    #expect(graph.probes["content"] == CGRect(x: 96, y: 0, width: 4, height: 4))
  }

  @Test func aFrameCanBeCountedFromANamedView() {
    let notes = GeometryNotes()
    let graph = ViewGraph(CGSize(width: 100, height: 80))

    graph.mount(
      GeometryReader { proxy in
        let _ = notes.frames.append(proxy.frame(in: .named("card")))
        Color.red
      }
      .padding(5).coordinateSpace(.named("card")).padding(20))

    #expect(notes.frames == [CGRect(x: 5, y: 5, width: 50, height: 30)])
  }

  @Test func contentFollowsStateThatItReads() {
    let model = Model()
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.mount(
      GeometryReader { _ in
        if model.isShown { box(4, 4).probe("content") }
      })

    model.isShown = false
    graph.update()

    #expect(graph.probes == [:])
  }

  @Test func contentAppearsAndDisappearsOnce() {
    let model = Model()
    let notes = GeometryNotes()
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.mount(Disappearing(model: model, notes: notes))

    model.isShown = false
    graph.update()

    #expect(notes.lines == ["appear 100.0", "disappear"])
  }

  @Test func aProxyThatOutlivesItsReaderTellsWhatItKnewLast() throws {
    let model = Model()
    var proxy: GeometryProxy?
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.mount(Kept(model: model) { proxy = $0 })

    model.isShown = false
    graph.update()

    let kept = try #require(proxy)
    #expect(kept.size == CGSize(width: 100, height: 80))
    #expect(kept.frame(in: .global) == .zero)
  }

  @Test func theSafeAreaIsToldAtTheEdgesThatTouchIt() {
    let notes = GeometryNotes()
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.rootNode.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

    graph.mount(
      GeometryReader { proxy in
        let _ = notes.lines.append("\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.bottom)")
        Color.red
      }
      .padding(.bottom, 5))

    #expect(notes.lines == ["20.0 0.0"])
  }
}

private struct Watched: View {
  let model: Model
  let content: (GeometryProxy) -> AnyView

  init(model: Model, content: @escaping (GeometryProxy) -> AnyView) {
    self.model = model
    self.content = content
  }

  init(model: Model, note: @escaping (GeometryProxy) -> Void) {
    self.init(
      model: model,
      content: { proxy in
        note(proxy)
        return AnyView(Color.red)
      })
  }

  var body: some View {
    Shifted(model: model) { GeometryReader(content: content) }
  }
}

/// Its own body moves the content, so that the content's views stay as they are.
private struct Shifted<Content: View>: View {
  let model: Model
  @ViewBuilder let content: () -> Content

  var body: some View {
    Sized(model: model, content: content()).padding(.leading, model.inset)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct Sized<Content: View>: View, Equatable {
  let model: Model
  let content: Content

  nonisolated static func == (a: Self, b: Self) -> Bool { true }

  var body: some View { content.frame(width: model.width) }
}

private struct Follower: View {
  let proxy: GeometryProxy
  let notes: GeometryNotes

  var body: some View {
    let _ = notes.lines.append("follower \(proxy.frame(in: .global).minX)")
    Color.red
  }
}

private struct Disappearing: View {
  let model: Model
  let notes: GeometryNotes

  var body: some View {
    if model.isShown {
      GeometryReader { proxy in
        Color.red.onAppear { notes.lines.append("appear \(proxy.size.width)") }.onDisappear { notes.lines.append("disappear") }
      }
    }
  }
}

private struct Kept: View {
  let model: Model
  let keep: (GeometryProxy) -> Void

  var body: some View {
    if model.isShown {
      GeometryReader { proxy in
        let _ = keep(proxy)
        Color.red
      }
    }
  }
}
