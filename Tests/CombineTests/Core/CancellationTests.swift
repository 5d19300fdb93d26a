import Combine
import Testing

private final class Witness {}

@Suite struct CancellationTests {
  @Test func nothingComesAfterCancelling() {
    let subject = PassthroughSubject<Int, Never>()
    let notes = Notes<Int>()
    let cancellable = subject.map { $0 * 2 }.filter { _ in true }.sink { notes.add($0) }
    subject.send(1)

    cancellable.cancel()
    subject.send(2)

    #expect(notes.lines == [2])
  }

  @Test func theLastReferenceCancels() {
    let subject = PassthroughSubject<Int, Never>()
    let notes = Notes<Int>()
    var cancellables: Set<AnyCancellable> = []
    subject.sink { notes.add($0) }.store(in: &cancellables)

    cancellables = []
    subject.send(1)

    #expect(notes.lines.isEmpty)
  }

  @Test func cancellingHappensOnce() {
    let notes = Notes<String>()
    let cancellable = AnyCancellable { notes.add("cancelled") }

    cancellable.cancel()
    cancellable.cancel()

    #expect(notes.lines == ["cancelled"])
  }

  @Test(arguments: ["cancel", "finish"]) func whatClosuresHoldIsReleasedAtTheEnd(_ how: String) {
    let (subject, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    weak var released: Witness?
    var cancellable: AnyCancellable?
    do {
      let witness = Witness()
      released = witness
      cancellable =
        subject.map { [witness] in (_ = witness, $0).1 }.flatMap { [witness] in (_ = witness, Just($0)).1 }
        .merge(with: other).combineLatest(other).zip(other).map { [witness] _ in (_ = witness, other).1 }.switchToLatest()
        .share().sink { [witness] _ in _ = witness }
    }
    subject.send(1)
    #expect(released != nil)

    if how == "cancel" {
      cancellable?.cancel()
    } else {
      subject.send(completion: .finished)
      other.send(completion: .finished)
    }

    #expect(released == nil)
  }

  @Test func cancellingWhileAValueIsDeliveredStopsTheRest() {
    let recording = Recording<Int, Never>(asking: .unlimited)
    let notes = Notes<Int>()
    let numbers = (1...5).publisher.handleEvents(receiveOutput: { value in
      notes.add(value)
      if value == 2 { recording.cancel() }
    })

    numbers.subscribe(recording)

    #expect(notes.lines == [1, 2])
    #expect(recording.completions.isEmpty)
  }

  @Test func assignHoldsItsObjectUntilCancelled() {
    final class Target { var number = 0 }
    let subject = PassthroughSubject<Int, Never>()
    var target: Target? = Target()
    weak let held = target
    let cancellable = subject.assign(to: \.number, on: target!)

    subject.send(7)
    #expect(target?.number == 7)
    target = nil
    #expect(held != nil)
    cancellable.cancel()

    #expect(held == nil)
  }
}
