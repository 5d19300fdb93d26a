import Combine
import Testing

@Suite struct JoiningTests {
  private let a = PassthroughSubject<Int, Never>()
  private let b = PassthroughSubject<Int, Never>()

  @Test func aMergeEndsWithItsLastSide() {
    let recording = Recording<Int, Never>(asking: .unlimited)
    a.merge(with: b).subscribe(recording)

    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    #expect(recording.completions.isEmpty)
    b.send(3)
    b.send(completion: .finished)

    #expect(recording.values == [1, 2, 3])
    #expect(recording.completions == [.finished])
  }

  @Test func manyPublishersMerge() {
    #expect(Publishers.MergeMany([Just(1), Just(2), Just(3)]).gathered().values == [1, 2, 3])
    #expect(Just(1).merge(with: Just(2), Just(3)).gathered().values == [1, 2, 3])
    #expect(Publishers.MergeMany([Just<Int>]()).gathered().completion == .finished)
  }

  @Test func aCombinationTellsTheNewestOfEach() {
    let recording = Recording<String, Never>(asking: .unlimited)
    a.combineLatest(b) { "\($0) \($1)" }.subscribe(recording)

    a.send(1)
    a.send(2)
    b.send(3)
    a.send(4)
    a.send(completion: .finished)
    b.send(5)
    b.send(completion: .finished)

    #expect(recording.values == ["2 3", "4 3", "4 5"])
    #expect(recording.completions == [.finished])
  }

  @Test func aZipPairsInOrderAndEndsWhenNothingCanBePaired() {
    let recording = Recording<String, Never>(asking: .unlimited)
    a.zip(b) { "\($0) \($1)" }.subscribe(recording)

    a.send(1)
    a.send(2)
    b.send(3)
    a.send(completion: .finished)
    #expect(recording.completions.isEmpty)
    b.send(4)

    #expect(recording.values == ["1 3", "2 4"])
    #expect(recording.completions == [.finished])
  }

  @Test func threeAndFourAreJoinedToo() {
    let zipped = Just(1).zip(Just(2), Just(3)) { [$0, $1, $2] }.gathered()
    let combined = Just(1).combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.gathered()

    #expect(zipped.values == [[1, 2, 3]])
    #expect(combined.values == [[1, 2, 3, 4]])
  }

  @Test func flatMapTakesNoMorePublishersThanAllowed() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let notes = Notes<Int>()
    let recording = Recording<Int, Never>(asking: .unlimited)
    subjects.indices.publisher.flatMap(maxPublishers: .max(1)) { index in
      notes.add(index)
      return subjects[index]
    }.subscribe(recording)
    #expect(notes.lines == [0])

    subjects[0].send(1)
    subjects[0].send(completion: .finished)

    #expect(notes.lines == [0, 1])
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    #expect(recording.values == [1])
    #expect(recording.completions == [.finished])
  }

  @Test func switchingCancelsThePublisherBefore() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recording = Recording<Int, Never>(asking: .unlimited)
    outer.switchToLatest().subscribe(recording)

    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    #expect(recording.completions.isEmpty)
    b.send(completion: .finished)

    #expect(recording.values == [1, 3])
    #expect(recording.completions == [.finished])
  }

  @Test func aFailureOfOneSideEndsAllAtOnce() {
    let failing = PassthroughSubject<Int, Broken>()
    let recording = Recording<Int, Broken>(asking: .unlimited)
    a.setFailureType(to: Broken.self).merge(with: failing).subscribe(recording)

    failing.send(completion: .failure(Broken()))
    a.send(1)

    #expect(recording.values.isEmpty)
    #expect(recording.completions == [.failure(Broken())])
  }

  @Test func whatIsSharedIsSubscribedToOnce() {
    let notes = Notes<String>()
    let shared = a.handleEvents(
      receiveSubscription: { _ in notes.add("subscribed") }, receiveCancel: { notes.add("cancelled") }
    ).share()
    let values = Notes<Int>()
    let (first, second) = (shared.sink { values.add($0) }, shared.sink { values.add($0 * 10) })

    a.send(1)
    first.cancel()
    a.send(2)
    second.cancel()

    #expect(values.lines == [1, 10, 20])
    #expect(notes.lines == ["subscribed", "cancelled"])
  }

  @Test func aConnectablePublisherWaits() {
    let connectable = [1, 2].publisher.makeConnectable()
    let notes = Notes<Int>()
    let sink = connectable.sink { notes.add($0) }
    #expect(notes.lines.isEmpty)

    let connection = connectable.connect()

    #expect(notes.lines == [1, 2])
    _ = (sink, connection)
  }

  @Test func aDeferredPublisherIsMadeForEachSubscriber() {
    let notes = Notes<Int>()
    let deferred = Deferred {
      notes.add(notes.lines.count)
      return Just(notes.lines.count)
    }

    #expect(deferred.gathered().values == [1])
    #expect(deferred.gathered().values == [2])
  }
}
