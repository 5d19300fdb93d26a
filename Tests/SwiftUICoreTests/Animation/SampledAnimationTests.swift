import Foundation
import Observation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// What is drawn while a change is on its way; the clock is the test's.
@MainActor struct SampledAnimationTests {
  private let model = MovingModel()

  private func screen(_ view: some View) -> ClockedScreen { ClockedScreen(view, model) }

  @Test func anOpacityIsInBetween() {
    let screen = screen(Fading(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }

    #expect(screen.list(at: 0.25).contains(.pushOpacity(0.25)))
    #expect(!screen.list(at: 1).contains(.pushOpacity(0.25)))
  }

  @Test func aScreenAtRestShowsTheEnd() {
    let screen = screen(Fading(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }
    screen.graph.update()

    #expect(screen.graph.displayList().items == [.fill(.rectangle(CGRect(x: 40, y: 40, width: 20, height: 20)), screen.red)])
  }

  @Test func aPlaceAndASizeAreInBetweenAndTheLayoutIsAtItsEnd() {
    let screen = screen(Growing(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }

    #expect(screen.frames(at: 0.5) == [CGRect(x: 35, y: 45, width: 30, height: 10)])
    #expect(screen.graph.probes["box"] == CGRect(x: 30, y: 45, width: 40, height: 10))
  }

  @Test func anOffsetIsInBetween() {
    let screen = screen(Sliding(model: model))

    withAnimation(.linear(duration: 2)) { model.isOn = true }

    #expect(screen.frames(at: 1) == [CGRect(x: 65, y: 45, width: 10, height: 10)])
  }

  @Test func aShapesDataIsInBetween() {
    let screen = screen(Rounding(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }
    let middle = screen.list(at: 0.5)
    let reference = ClockedScreen(RoundedRectangle(cornerRadius: 5).fill(Color.red).frame(width: 20, height: 20), model)

    #expect(middle == reference.graph.displayList().items)
  }

  @Test func aColorIsInBetween() {
    let screen = screen(Coloring(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }
    let middle = screen.list(at: 0.5)

    #expect(
      middle.contains {
        if case .fill(_, let color) = $0 { abs(color.red - 0.5) < 0.01 && abs(color.blue) < 0.01 } else { false }
      })
    #expect(screen.list(at: 1) != middle)
  }

  @Test func aViewsBodyRunsForEachValueInBetween() {
    let screen = screen(Counting(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }

    #expect(screen.texts(at: 0) == ["0"])
    #expect(screen.texts(at: 0.5) == ["50"])
    #expect(screen.texts(at: 2) == ["100"])
  }

  @Test func aModifiersBodyRunsForEachValueInBetween() {
    let screen = screen(Labelled(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }

    #expect(screen.texts(at: 0.3) == ["30"])
  }

  @Test func aLayoutsValueIsInBetween() {
    let screen = screen(Spread(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }

    #expect(screen.frames(at: 0.5).map(\.minX) == [0, 30])
  }

  @Test func aGeometryEffectIsInBetween() {
    let screen = screen(box(10, 10).modifier(Shift(x: 0)).hidden().overlay { Shifting(model: model) })

    withAnimation(.linear(duration: 1)) { model.isOn = true }

    #expect(
      screen.list(at: 0.25).contains { if case .pushTransform(let matrix) = $0 { matrix.tx == 25 } else { false } })
  }

  @Test func anotherTargetStartsFromWhereItIs() {
    let screen = screen(Sliding(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = screen.list(at: 0.5)
    withAnimation(.linear(duration: 1)) { model.isOn = false }

    #expect(screen.frames(at: 0.5) == [CGRect(x: 65, y: 45, width: 10, height: 10)])
    #expect(screen.frames(at: 1) == [CGRect(x: 55, y: 45, width: 10, height: 10)])
  }

  @Test func aChangeWithoutAnimationEndsTheOneThatRuns() {
    let screen = screen(Sliding(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = screen.list(at: 0.5)
    model.isOn = false

    #expect(screen.frames(at: 0.6) == [CGRect(x: 45, y: 45, width: 10, height: 10)])
  }

  @Test func anAnimationOfAViewMovesThatViewOnly() {
    let screen = screen(TwoSliding(model: model))

    model.isOn = true

    #expect(screen.frames(at: 0.5).map(\.minX) == [20, 40])
  }

  @Test func anAnimationOfABodyLeavesTheViewInsideAlone() {
    let screen = screen(Inside(model: model))

    model.isOn = true
    let items = screen.list(at: 0.5)

    #expect(items.contains(.pushOpacity(0.5)))
    #expect(items.frames == [CGRect(x: 40, y: 40, width: 20, height: 20)])
  }

  @Test func anEndlessAnimationGoesOnAndARestingScreenShowsItsTarget() {
    let screen = screen(Fading(model: model))

    withAnimation(.linear(duration: 1).repeatForever()) { model.isOn = true }
    screen.graph.update()

    #expect(screen.graph.displayList().items.count == 1)
    #expect(screen.list(at: 100.25).contains(.pushOpacity(0.25)))
    #expect(screen.graph.needsFrames)
  }

  @Test func aViewThatComesFadesIn() {
    let screen = screen(Coming(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }

    #expect(screen.list(at: 0.25).contains(.pushOpacity(0.25)))
    #expect(screen.list(at: 2).frames.count == 1)
  }

  @Test func aViewThatGoesIsDrawnUntilItsTransitionIsOver() {
    model.isOn = true
    let screen = screen(Coming(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = false }

    #expect(screen.list(at: 0.25).contains(.pushOpacity(0.75)))
    #expect(screen.graph.semantics().children.isEmpty)
    #expect(screen.list(at: 1) == [])
  }

  @Test func aTransitionMovesWhatComesAndGoes() {
    let screen = screen(MovingIn(model: model, transition: .move(edge: .leading)))

    withAnimation(.linear(duration: 1)) { model.isOn = true }
    let coming = screen.frames(at: 0.5)
    _ = screen.frames(at: 1)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    let going = screen.frames(at: 1.75)

    #expect(coming.map(\.minX) == [40])
    #expect(going.map(\.minX) == [37.5])
  }

  @Test func aTransitionOfTheUsersOwnSeesItsPhases() {
    let screen = screen(Named(model: model))

    withAnimation(.linear(duration: 1)) { model.isOn = true }

    #expect(screen.frames(at: 0.5).map(\.width) == [15])
    #expect(TransitionPhase.willAppear.value == -1)
    #expect(TransitionPhase.didDisappear.value == 1)
    #expect(TransitionPhase.identity.isIdentity)
  }

  @Test func completionsRunInTheUpdateWhereNothingMoves() {
    let notes = Notes()
    let screen = screen(Fading(model: model))

    withAnimation {
      model.unseen += 1
    } completion: {
      notes.add("nothing to show")
    }
    withAnimation(nil) {
      model.isOn = true
    } completion: {
      notes.add("no animation")
    }
    screen.graph.update()

    #expect(notes.take() == ["nothing to show", "no animation"])
  }
}

@MainActor struct ClockedScreen {
  let graph: ViewGraph
  private let model: MovingModel

  init(_ view: some View, _ model: MovingModel) {
    self.model = model
    graph = ViewGraph(CGSize(width: 100, height: 100))
    graph.timeline.clock = { model.time }
    graph.mount(view)
  }

  var red: DisplayColor { Color.red.resolve(in: EnvironmentValues()).display }

  func list(at time: TimeInterval) -> [DisplayItem] {
    graph.update()
    model.time = time
    graph.timeline.show(.course)
    return graph.displayList().items
  }

  func frames(at time: TimeInterval) -> [CGRect] { list(at: time).frames }

  func texts(at time: TimeInterval) -> [String] {
    _ = list(at: time)
    return graph.semantics().children.map(\.label)
  }
}

extension [DisplayItem] {
  /// Of what is filled, in order.
  fileprivate var frames: [CGRect] {
    compactMap { if case .fill(.rectangle(let frame), _) = $0 { frame } else { nil } }
  }
}

@MainActor @Observable final class MovingModel {
  var isOn = false
  @ObservationIgnored var unseen = 0
  @ObservationIgnored var time = 0.0
}

private struct Fading: View {
  let model: MovingModel
  var body: some View { box(20, 20).opacity(model.isOn ? 1 : 0) }
}

private struct Growing: View {
  let model: MovingModel
  var body: some View { Color.red.frame(width: model.isOn ? 40 : 20, height: 10).probe("box") }
}

private struct Sliding: View {
  let model: MovingModel
  var body: some View { box(10, 10).offset(x: model.isOn ? 40 : 0) }
}

private struct Coloring: View {
  let model: MovingModel
  var body: some View {
    Rectangle().fill(Color(red: model.isOn ? 1 : 0, green: 0, blue: 0))
  }
}

private struct Rounding: View {
  let model: MovingModel
  var body: some View {
    RoundedRectangle(cornerRadius: model.isOn ? 10 : 0).fill(Color.red).frame(width: 20, height: 20)
  }
}

private struct Counting: View {
  let model: MovingModel
  var body: some View { Number(value: model.isOn ? 100 : 0) }
}

private struct Number: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded()))") }
}

private struct Labelled: View {
  let model: MovingModel
  var body: some View { box(1, 1).modifier(NumberModifier(value: model.isOn ? 100 : 0)) }
}

private struct NumberModifier: AnimatableModifier {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func body(content: Content) -> some View { Text("\(Int(value.rounded()))") }
}

private struct Spread: View {
  let model: MovingModel
  var body: some View {
    Row(step: model.isOn ? 40 : 20) {
      box(10, 10)
      box(10, 10)
    }
  }
}

private struct Row: Layout {
  var step: CGFloat

  nonisolated var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: CGFloat(index) * step, y: 0), proposal: .unspecified)
    }
  }
}

private struct Shifting: View {
  let model: MovingModel
  var body: some View { box(10, 10).modifier(Shift(x: model.isOn ? 100 : 0)) }
}

private struct Shift: GeometryEffect {
  var x: CGFloat

  nonisolated var animatableData: CGFloat {
    get { x }
    set { x = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x * size.width / 10, y: 0))
  }
}

private struct TwoSliding: View {
  let model: MovingModel
  var body: some View {
    ZStack(alignment: .leading) {
      Color.clear
      box(10, 10).padding(.leading, model.isOn ? 40 : 0).animation(.linear(duration: 1), value: model.isOn)
      box(10, 10).padding(.leading, model.isOn ? 40 : 0)
    }
  }
}

private struct Inside: View {
  let model: MovingModel
  var body: some View {
    box(model.isOn ? 20 : 10, model.isOn ? 20 : 10)
      .animation(.linear(duration: 1)) { $0.opacity(model.isOn ? 0 : 1) }
  }
}

private struct Coming: View {
  let model: MovingModel
  var body: some View {
    VStack { if model.isOn { box(20, 20) } }
  }
}

private struct MovingIn: View {
  let model: MovingModel
  let transition: AnyTransition
  var body: some View {
    VStack { if model.isOn { box(10, 10).transition(transition) } }.frame(width: 20, height: 20)
  }
}

private struct Named: View {
  let model: MovingModel
  var body: some View {
    VStack { if model.isOn { Color.red.frame(width: 20, height: 20).transition(Narrow()) } }
  }
}

private struct Narrow: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Width(width: phase.isIdentity ? 20 : 10))
  }
}

private struct Width: AnimatableModifier {
  var width: CGFloat

  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func body(content: Content) -> some View { content.hidden().overlay { box(width, 20) } }
}
