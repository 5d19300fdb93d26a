import Combine
import Testing

@Suite struct SubjectTests {
  @Test func aPassthroughSubjectKeepsNothingForLater() {
    let subject = PassthroughSubject<Int, Never>()
    let recording = Recording<Int, Never>(asking: .max(1))
    defer { recording.cancel() }
    subject.subscribe(recording)

    subject.send(1)
    subject.send(2)
    recording.request(.max(1))
    subject.send(3)

    #expect(recording.values == [1, 3])
  }

  @Test func aCurrentValueSubjectGivesItsNewestValueToLaterDemand() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recording = Recording<Int, Never>(asking: .max(1))
    defer { recording.cancel() }
    subject.subscribe(recording)

    subject.send(1)
    subject.value = 2
    recording.request(.max(1))

    #expect(recording.values == [0, 2])
    #expect(subject.value == 2)
  }

  @Test func demandWithoutANewValueGetsNothingTwice() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recording = Recording<Int, Never>(asking: .max(1))
    defer { recording.cancel() }
    subject.subscribe(recording)

    recording.request(.max(1))

    #expect(recording.values == [0])
  }

  @Test func aSubjectEndsOnce() {
    let subject = PassthroughSubject<Int, Broken>()
    let recording = Recording<Int, Broken>(asking: .unlimited)
    defer { recording.cancel() }
    subject.subscribe(recording)

    subject.send(completion: .failure(Broken()))
    subject.send(completion: .finished)
    subject.send(1)

    #expect(recording.completions == [.failure(Broken())])
    #expect(recording.values.isEmpty)
  }

  @Test func whoComesLateIsToldTheEnd() {
    let subject = CurrentValueSubject<Int, Never>(3)
    subject.send(completion: .finished)
    let recording = Recording<Int, Never>(asking: .unlimited)
    defer { recording.cancel() }

    subject.subscribe(recording)

    #expect(recording.values.isEmpty)
    #expect(recording.completions == [.finished])
  }

  @Test func sendingInsideASinkIsDeliveredThereAndThen() {
    let subject = PassthroughSubject<Int, Never>()
    let notes = Notes<String>()
    let cancellable = subject.sink { value in
      notes.add("begin \(value)")
      if value < 3 { subject.send(value + 1) }
      notes.add("end \(value)")
    }

    subject.send(1)

    #expect(notes.lines == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
    _ = cancellable
  }

  @Test func sendingInsideASinkBehindAJoinLosesNothing() {
    let subject = PassthroughSubject<Int, Never>()
    let notes = Notes<Int>()
    let cancellable = subject.merge(with: Empty(completeImmediately: false)).flatMap { Just($0) }.sink { value in
      notes.add(value)
      if value < 4 { subject.send(value + 1) }
    }

    subject.send(1)

    #expect(notes.lines == [1, 2, 3, 4])
    _ = cancellable
  }

  @Test func aPublisherFeedsASubject() {
    let subject = CurrentValueSubject<Int, Never>(0)

    let cancellable = (1...3).publisher.subscribe(subject)

    #expect(subject.value == 3)
    _ = cancellable
  }

  @Test func manyThreadsSendAndNothingIsLost() async {
    let subject = PassthroughSubject<Int, Never>()
    let notes = Notes<Int>()
    let cancellable = subject.sink { notes.add($0) }

    await withTaskGroup { group in
      for number in 0..<8 { group.addTask { for step in 0..<100 { subject.send(number * 100 + step) } } }
    }

    #expect(notes.lines.sorted() == Array(0..<800))
    _ = cancellable
  }
}
