import Foundation
import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct AnyLayoutTests {
  @Test func viewsKeepTheirStateWhenTheLayoutIsAnother() {
    let model = Turn()
    let graph = ViewGraph(CGSize(width: 200, height: 200))
    graph.mount(Turning(model: model))
    #expect(model.appearances == 1)

    model.layout = AnyLayout(VStackLayout(spacing: 0))
    graph.update()

    #expect(model.appearances == 1)
    #expect(graph.probes["box"] == CGRect(x: 90, y: 0, width: 20, height: 20))
  }

  @Test func aSpacerFollowsTheLayoutThatIsThereNow() {
    let model = Turn()
    let graph = ViewGraph(CGSize(width: 200, height: 200))
    graph.mount(Turning(model: model))
    #expect(graph.probes["spacer"] == CGRect(x: 20, y: 100, width: 180, height: 0))

    model.layout = AnyLayout(VStackLayout(spacing: 0))
    graph.update()

    #expect(graph.probes["spacer"] == CGRect(x: 100, y: 20, width: 0, height: 180))
  }

  @Test func aLayoutThatIsTheSameLaysNothingOutAgain() {
    let model = Turn()
    let graph = ViewGraph(CGSize(width: 200, height: 200))
    graph.mount(Turning(model: model))
    let before = graph.layout.revalidations

    model.layout = AnyLayout(HStackLayout(spacing: 0))
    graph.update()

    #expect(graph.layout.revalidations == before)
  }
}

@MainActor @Observable private final class Turn {
  var layout = AnyLayout(HStackLayout(spacing: 0))
  @ObservationIgnored var appearances = 0
}

private struct Turning: View {
  let model: Turn

  var body: some View {
    model.layout {
      box(20, 20).probe("box").onAppear { model.appearances += 1 }
      Spacer().probe("spacer")
    }
  }
}
