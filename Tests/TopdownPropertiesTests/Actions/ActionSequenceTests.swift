import Testing
import TopdownProperties

@Suite struct ActionSequenceTests {
  @Test func aFaultThatNeedsThreeStepsIsShownByThree() async throws {
    let events: Generator<ActionSequence<CounterEvent>> = .sequence(of: .element(of: CounterEvent.allCases))

    let smallest = try await simplest(events) { steps in
      var counter = Counter()
      for step in steps { counter.handle(step) }
      return counter.isWrong
    }

    #expect(smallest == ActionSequence([.increment, .undo, .redo]))
  }

  @Test func namedActionsWithPayloadsDriveACore() async throws {
    let actions: [Generator<CoreAction<Stack>>] = [
      .action("push", .int(in: 0...9)) { stack, number in stack.push(number) },
      .action("pop", when: { !$0.isEmpty }) { stack in stack.pop() },
    ]

    let failure = await #expect(throws: PropertyFailure.self) {
      try await forAll(.sequence(of: .one(of: actions))) { steps in
        var stack = Stack()
        try await steps.perform(on: &stack) { stack in
          if stack.numbers.count > 2 { throw Overflow.tooMany(stack.numbers.count) }
        }
      }
    }

    #expect(
      failure?.description.hasPrefix(
        """
        the property fails for
          push 0
          push 0
          push 0
        because it threw .tooMany(3)
        """) == true, "\(failure!)")
  }

  @Test func anActionThatIsNotPossibleIsLeftOut() async throws {
    let pop: Generator<CoreAction<Stack>> = .action("pop", when: { !$0.isEmpty }) { stack in stack.pop() }

    try await forAll(.sequence(of: pop)) { steps in
      var stack = Stack()
      try await steps.perform(on: &stack)
      return stack.isEmpty
    }
  }

  @Test func aCoreAndItsModelStayAlike() async throws {
    struct Both {
      var stack = Stack()
      var model: [Int] = []
    }
    let actions: [Generator<CoreAction<Both>>] = [
      .action("push", .int(in: 0...9)) { both, number in
        both.stack.push(number)
        both.model.append(number)
      },
      .action("pop", when: { !$0.model.isEmpty }) { both in
        both.stack.pop()
        both.model.removeLast()
      },
    ]

    try await forAll(.sequence(of: .one(of: actions))) { steps in
      var both = Both()
      try await steps.perform(on: &both) { #expect($0.stack.numbers == $0.model) }
    }
  }

  @MainActor @Test func aCoreOfTheMainActorIsDrivenThere() async throws {
    let actions: [Generator<CoreAction<MainCounter>>] = [
      .action("increment") { counter in counter.increment() },
      .action("wait") { counter in
        await Task.yield()
        counter.increment()
      },
    ]

    try await forAll(.sequence(of: .one(of: actions)), runs: 20) { steps in
      var counter = MainCounter()
      try await steps.perform(on: &counter)
      MainActor.assertIsolated()
      #expect(counter.count == steps.count)
    }
  }
}

private enum CounterEvent: CaseIterable, Equatable {
  case reset, increment, undo, redo
}

/// Redoes what was undone twice.
private struct Counter {
  private var count = 0
  private var undone: [Int] = []
  private var done: [Int] = []
  private(set) var isWrong = false

  mutating func handle(_ event: CounterEvent) {
    switch event {
    case .reset: self = Counter()
    case .increment:
      done.append(count)
      count += 1
      undone = []
    case .undo:
      guard let last = done.popLast() else { return }
      undone.append(count)
      count = last
    case .redo:
      guard let last = undone.popLast() else { return }
      count = last + 1
      isWrong = true
    }
  }
}

private struct Stack {
  private(set) var numbers: [Int] = []

  var isEmpty: Bool { numbers.isEmpty }

  mutating func push(_ number: Int) { numbers.append(number) }
  mutating func pop() { numbers.removeLast() }
}

private enum Overflow: Error {
  case tooMany(Int)
}

@MainActor private final class MainCounter {
  private(set) var count = 0

  func increment() { count += 1 }
}
