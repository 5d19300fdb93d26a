import Foundation
import Observation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor @Observable private final class Model {
  var alignment = Alignment.leading
  var height: CGFloat = 20
  var priority = 0.0
}

@MainActor struct RelayoutTests {
  @Test func aChildWithEqualAnswersDoesNotTouchItsParent() {
    let model = Model()
    let graph = ViewGraph(CGSize(width: 100, height: 300))
    graph.mount(Rows(model: model, counts: Counts()))
    let before = graph.layout.revalidations

    model.alignment = .trailing
    graph.update()

    #expect(graph.layout.revalidations - before == 1, "only the frame whose alignment changed is asked again")
    #expect(graph.probes["dot"] == CGRect(x: 70, y: 145, width: 10, height: 10))
  }

  @Test func aRowThatGrowsAsksOnlyTheRowsBelowForTheirNewShare() {
    let model = Model()
    let neighbours = Counts()
    let graph = ViewGraph(CGSize(width: 100, height: 300))
    graph.mount(Rows(model: model, counts: neighbours))
    let before = neighbours.measured

    model.height = 60
    graph.update()

    #expect(graph.probes["changing"]?.height == 60)
    #expect(neighbours.measured - before == 3, "one question a row, and none to those above")
  }

  @Test func aMovedSubtreeIsNotVisited() {
    let model = Model()
    let counts = Counts()
    let graph = ViewGraph(CGSize(width: 100, height: 300))
    graph.mount(Moved(model: model, counts: counts))
    let before = (counts.measured, counts.placed)

    model.alignment = .bottomTrailing
    graph.update()

    #expect(graph.probes["moved"] == CGRect(x: 90, y: 290, width: 10, height: 10))
    #expect((counts.measured, counts.placed) == before)
  }

  @Test func aNewPriorityIsTakenUpByTheStack() {
    let model = Model()
    let graph = ViewGraph(CGSize(width: 100, height: 20))
    graph.mount(Priorities(model: model))
    let shared = graph.probes["first"]?.width

    model.priority = 1
    graph.update()

    #expect(shared == 50)
    #expect(graph.probes["first"]?.width == 80)
  }

  @Test func aLayoutThatNeverSettlesIsNamed() {
    let graph = ViewGraph(CGSize(width: 100, height: 100))

    graph.mount(VStack { Restless() })

    #expect(graph.failure == .layoutCycle(view: "Restless"))
    #expect(
      graph.failure?.description
        == "the layout of Restless never settles: its size changes whenever it is laid out. "
        + "Break the circle between what is measured and what is set.")
  }

  @Test func aNodeThatOutlivesItsParentIsNotAttached() {
    let leaf = LayoutNode(id: 1)
    var parent: LayoutNode? = LayoutNode(id: 2)
    parent?.setChildren([leaf], LayoutPass())

    parent = nil

    #expect(leaf.parent == nil)
    #expect(!leaf.isAttached)
  }

  @Test func aRowBesideOneThatKeepsChangingStaysRight() {
    let model = Model()
    let graph = ViewGraph(CGSize(width: 100, height: 300))
    graph.mount(Rows(model: model, counts: Counts()))

    for height in 21..<80 {
      model.height = CGFloat(height)
      graph.update()
    }
    model.height = 20
    graph.update()

    #expect(graph.probes["changing"] == CGRect(x: 20, y: 140, width: 60, height: 20))
  }
}

private struct Rows: View {
  let model: Model
  let counts: Counts

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<3) { _ in box(80, 20).counted(counts) }
      ChangingRow(model: model)
      ForEach(0..<3) { _ in box(80, 20).counted(counts) }
    }
  }
}

private struct ChangingRow: View {
  let model: Model

  var body: some View {
    box(10, 10).probe("dot").frame(width: 60, height: model.height, alignment: model.alignment).probe("changing")
  }
}

private struct Moved: View {
  let model: Model
  let counts: Counts

  var body: some View {
    box(10, 10).counted(counts).probe("moved")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: model.alignment)
  }
}

private struct Priorities: View {
  let model: Model

  var body: some View {
    HStack(spacing: 0) {
      Color.red.layoutPriority(model.priority).probe("first")
      Color.red.frame(minWidth: 20)
    }
  }
}

/// Asks for layout whenever it is laid out.
private nonisolated struct Restless: LeafView {
  @MainActor func makeNode(_ context: NodeContext) -> RestlessNode {
    RestlessNode(id: context.nextNodeID(), context.graph.layout)
  }

  @MainActor func update(_ node: RestlessNode, _ context: NodeContext) -> Bool { false }
}

private final class RestlessNode: LayoutNode {
  private unowned let layout: LayoutPass

  init(id: Int, _ layout: LayoutPass) {
    self.layout = layout
    super.init(id: id)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { layout.needsLayout(self) }
}
