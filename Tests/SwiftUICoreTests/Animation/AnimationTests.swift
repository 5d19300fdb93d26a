import Foundation
import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct AnimationTests {
  private let model = Switch()

  private func graph(_ view: some View) -> ViewGraph {
    let graph = ViewGraph(CGSize(width: 100, height: 100))
    graph.mount(view)
    model.seen = []
    return graph
  }

  @Test func whatIsWrittenWithAnAnimationIsUpdatedInIt() {
    let graph = graph(Seeing(model: model))

    withAnimation(.easeIn(duration: 2)) { model.isOn = true }
    graph.update()
    model.isOn = false
    graph.update()

    #expect(model.seen == [.easeIn(duration: 2), nil])
  }

  @Test func anAnimationOfAViewHoldsWhenItsValueChanges() {
    let graph = graph(Animated(model: model))

    model.isOn = true
    graph.update()
    model.other += 1
    graph.update()

    #expect(model.seen == [.linear, nil])
  }

  @Test func aTransactionWithoutAnimationsKeepsNone() {
    let graph = graph(Animated(model: model))
    var transaction = Transaction()
    transaction.disablesAnimations = true

    withTransaction(transaction) { model.isOn = true }
    graph.update()

    #expect(model.seen == [nil])
  }

  @Test func theNearerOfTwoAnimationsHolds() {
    let graph = graph(Animated(model: model))

    withAnimation(.bouncy) { model.isOn = true }
    graph.update()

    #expect(model.seen == [.linear])
  }

  @Test func animationsAreEqualWhenAllAboutThemIs() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.spring.delay(1) != .spring)
    #expect(Animation.default.speed(2).repeatForever() == .default.speed(2).repeatForever())
    #expect(Animation.easeOut.repeatCount(3) != .easeOut.repeatCount(3, autoreverses: false))
  }
}

@MainActor @Observable private final class Switch {
  var isOn = false
  var other = 0
  @ObservationIgnored var seen: [Animation?] = []
}

private struct Seeing: View {
  let model: Switch

  var body: some View {
    model.seen.append(Transaction.current.animation)
    return box(model.isOn ? 20 : 10, CGFloat(model.other))
  }
}

/// Tells which animation it was evaluated in, for the values that it is given.
private struct Told: View {
  let model: Switch
  let isOn: Bool
  let other: Int

  var body: some View {
    model.seen.append(Transaction.current.animation)
    return box(10, 10)
  }
}

private struct Animated: View {
  let model: Switch

  var body: some View { Told(model: model, isOn: model.isOn, other: model.other).animation(.linear, value: model.isOn) }
}
