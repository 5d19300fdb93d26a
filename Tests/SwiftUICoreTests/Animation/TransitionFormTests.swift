import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// How a box of 20 by 20 in the middle of the screen looks before it comes, while it is there, and after it has gone.
@MainActor struct TransitionFormTests {
  private var box: some View { Color.red.frame(width: 20, height: 20) }

  private func items<T: Transition>(_ transition: T, _ phase: TransitionPhase) -> [DisplayItem] {
    small(transition.apply(content: box, phase: phase)).items
  }

  private func items(any transition: AnyTransition, _ phase: TransitionPhase) -> [DisplayItem] {
    small(transition.apply(AnyView(box), phase)).items
  }

  private func origin<T: Transition>(_ transition: T, _ phase: TransitionPhase) -> CGPoint? {
    small(transition.apply(content: box, phase: phase)).frames.first?.origin
  }

  private func origin(any transition: AnyTransition, _ phase: TransitionPhase) -> CGPoint? {
    small(transition.apply(AnyView(box), phase)).frames.first?.origin
  }

  private var plain: [DisplayItem] { small(box).items }
  private let middle = CGPoint(x: 40, y: 40)

  @Test func aTransitionLeavesAViewThatIsThereAlone() {
    #expect(items(IdentityTransition(), .identity) == plain && items(OpacityTransition(), .identity) == plain)
    #expect(origin(OffsetTransition(CGSize(width: 5, height: 0)), .identity) == middle)
    #expect(origin(MoveTransition(edge: .top), .identity) == middle && origin(SlideTransition(), .identity) == middle)
    #expect(origin(PushTransition(edge: .top), .identity) == middle)
    #expect(items(any: .identity, .willAppear) == plain && items(.identity, .willAppear) == plain)
  }

  @Test func anOpacityStartsAtNothing() {
    #expect(items(.opacity, .willAppear).isEmpty || items(.opacity, .willAppear).first == .pushOpacity(0))
    #expect(items(.opacity, .willAppear) != plain)
    #expect(items(any: .opacity, .willAppear) == items(OpacityTransition(), .willAppear))
  }

  @Test func anOffsetStartsAside() {
    let size = CGSize(width: 5, height: 6)
    let aside = CGPoint(x: 45, y: 46)

    #expect(origin(.offset(size), .willAppear) == aside && origin(.offset(x: 5, y: 6), .didDisappear) == aside)
    #expect(origin(any: .offset(size), .willAppear) == aside && origin(any: .offset(x: 5, y: 6), .willAppear) == aside)
    #expect(OffsetTransition(size).offset == size)
  }

  @Test func aMoveComesFromAnEdgeAndGoesBackThere() {
    #expect(origin(.move(edge: .leading), .willAppear) == CGPoint(x: 20, y: 40))
    #expect(origin(.move(edge: .leading), .didDisappear) == CGPoint(x: 20, y: 40))
    #expect(origin(any: .move(edge: .bottom), .willAppear) == CGPoint(x: 40, y: 60))
    #expect(MoveTransition(edge: .top).edge == .top)
  }

  @Test func aPushComesFromAnEdgeAndGoesToTheOther() {
    #expect(items(.push(from: .leading), .willAppear) != items(.push(from: .leading), .didDisappear))
    #expect(items(any: .push(from: .leading), .willAppear) == items(PushTransition(edge: .leading), .willAppear))
    #expect(items(any: .push(from: .leading), .willAppear) != plain && PushTransition(edge: .top).edge == .top)
  }

  @Test func aSlideComesFromTheLeadingEdgeAndGoesToTheTrailingOne() {
    #expect(origin(.slide, .willAppear) == CGPoint(x: 20, y: 40) && origin(.slide, .didDisappear) == CGPoint(x: 60, y: 40))
    #expect(origin(any: .slide, .didDisappear) == CGPoint(x: 60, y: 40))
  }

  @Test func aScaleStartsAtAnotherSize() {
    #expect(items(.scale(0.5, anchor: .top), .willAppear) == small(box.scaleEffect(0.5, anchor: .top)).items)
    #expect(items(.scale, .willAppear) != plain)
    #expect(items(any: .scale(scale: 0.5, anchor: .top), .willAppear) == small(box.scaleEffect(0.5, anchor: .top)).items)
    #expect(items(any: .scale, .willAppear) == items(.scale, .willAppear))
    #expect(ScaleTransition(0.5, anchor: .top).scale == 0.5 && ScaleTransition(0.5, anchor: .top).anchor == .top)
  }

  @Test("Gap: a blur replacement fades and scales") func blurReplacement() {
    #expect(items(.blurReplace, .willAppear) != plain && items(.blurReplace, .identity) == plain)
    #expect(items(.blurReplace(.upUp), .didDisappear) != items(.blurReplace(.downUp), .didDisappear))
    #expect(BlurReplaceTransition(configuration: .upUp).configuration == BlurReplaceTransition.Configuration.upUp)
  }

  @Test func twoTransitionsComeTogether() {
    let both: [DisplayItem] = items(OffsetTransition(CGSize(width: 5, height: 0)).combined(with: .move(edge: .top)), .willAppear)

    #expect(both == items(.offset(x: 5, y: -20), .willAppear))
    #expect(items(any: .offset(x: 5, y: 0).combined(with: .move(edge: .top)), .willAppear) == both)
  }

  @Test func oneTransitionToComeAndOneToGo() {
    let transition = AsymmetricTransition(insertion: MoveTransition(edge: .top), removal: MoveTransition(edge: .bottom))
    let erased: AnyTransition = .asymmetric(insertion: .move(edge: .top), removal: .move(edge: .bottom))

    #expect(
      origin(transition, .willAppear) == CGPoint(x: 40, y: 20) && origin(transition, .didDisappear) == CGPoint(x: 40, y: 60))
    #expect(origin(any: erased, .willAppear) == CGPoint(x: 40, y: 20))
    #expect(origin(any: erased, .didDisappear) == CGPoint(x: 40, y: 60))
    #expect(transition.insertion.edge == .top && transition.removal.edge == .bottom)
  }

  @Test func aTransitionMayBeMadeOfTwoModifiers() {
    let transition: AnyTransition = .modifier(active: Moved(x: 9), identity: Moved(x: 0))

    #expect(origin(any: transition, .willAppear) == CGPoint(x: 49, y: 40) && origin(any: transition, .identity) == middle)
  }

  @Test func aTransitionMayForgetItsTypeAndHaveAnAnimation() {
    #expect(origin(any: AnyTransition(MoveTransition(edge: .top)), .willAppear) == CGPoint(x: 40, y: 20))
    #expect(origin(any: .move(edge: .top).animation(.linear), .willAppear) == CGPoint(x: 40, y: 20))
    #expect(origin(MoveTransition(edge: .top).animation(.linear), .willAppear) == CGPoint(x: 40, y: 20))
  }

  @Test func aTransitionSaysWhetherItMoves() {
    func hasMotion<T: Transition>(_: T) -> Bool { T.properties.hasMotion }

    #expect(!hasMotion(IdentityTransition()) && !hasMotion(OpacityTransition()) && hasMotion(SlideTransition()))
    #expect(!hasMotion(AsymmetricTransition(insertion: OpacityTransition(), removal: OpacityTransition())))
    #expect(TransitionProperties(hasMotion: true).hasMotion && TransitionProperties().hasMotion)
    #expect(!IdentityTransition.properties.hasMotion && !OpacityTransition.properties.hasMotion)
  }
}

private struct Moved: ViewModifier {
  let x: CGFloat

  func body(content: Content) -> some View { content.offset(x: x) }
}
