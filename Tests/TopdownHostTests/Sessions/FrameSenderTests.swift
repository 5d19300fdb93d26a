import Testing

@testable import TopdownHost

@MainActor struct FrameSenderTests {
  private let clock = HandClock()
  private final class Sent { var times: [Duration] = [] }

  private func sender(taking duration: Duration = .zero) -> (sender: FrameSender, sent: Sent) {
    let sent = Sent()
    let start = clock.now
    let sender = FrameSender(clock: clock) { [clock] in
      sent.times.append(clock.now - start)
      clock.block(for: duration)
    }
    return (sender, sent)
  }

  @Test func severalChangesAreOneFrame() {
    let (sender, sent) = sender()

    for _ in 1...10 { sender.sendSoon() }
    clock.advance(by: .seconds(1))

    #expect(sent.times == [.zero])
  }

  @Test func aThousandChangesASecondAreThirtyFrames() {
    let (sender, sent) = sender()

    for _ in 1...1_000 {
      sender.sendSoon()
      clock.advance(by: .milliseconds(1))
    }

    #expect((29...31).contains(sent.times.count))
  }

  @Test func whatChangesInASimulationWaitsInRealTime() {
    let (sender, sent) = sender()

    for _ in 1...1_000 {
      clock.virtual = clock.now + .seconds(1_000_000)
      sender.sendSoon()
      clock.virtual = nil
      clock.advance(by: .milliseconds(1))
    }

    #expect((29...31).contains(sent.times.count))
  }

  @Test func aReaderWhoIsSlowGetsFewerFrames() {
    let (sender, sent) = sender(taking: .milliseconds(100))

    for _ in 1...100 {
      sender.sendSoon()
      clock.advance(by: .milliseconds(10))
    }

    #expect(sent.times.count <= 5)
  }

  @Test func whatIsSentAtOnceIsNotSentOnceMore() {
    let (sender, sent) = sender()
    sender.sendNow()
    sender.sendSoon()

    sender.sendNow()
    clock.advance(by: .seconds(1))

    #expect(sent.times.count == 2)
  }
}
