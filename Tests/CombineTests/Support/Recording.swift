import Combine

/// A subscriber that asks for what a test says, and notes what comes.
final class Recording<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let more: (Input) -> Subscribers.Demand
  private let initial: Subscribers.Demand

  init(asking initial: Subscribers.Demand, more: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
    self.initial = initial
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions.append(completion)
    subscription = nil
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  /// A subscriber and its subscription keep each other until one of them is through.
  func cancel() {
    subscription?.cancel()
    subscription = nil
  }
}

/// What came, in a box that closures share.
final class Notes<Value>: @unchecked Sendable {
  var lines: [Value] = []

  func add(_ value: Value) { lines.append(value) }
}

struct Broken: Error, Equatable {}

extension Publisher {
  /// All that a publisher sends to one that takes everything now.
  func gathered() -> (values: [Output], completion: Subscribers.Completion<Failure>?) {
    let recording = Recording<Output, Failure>(asking: .unlimited)
    subscribe(recording)
    return (recording.values, recording.completions.first)
  }
}
