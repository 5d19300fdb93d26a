/// Something that sends values, and at most one completion, to those who subscribe.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber; callers use `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
    let intake = Intake<Output, Failure>(
      receive: {
        subject.send($0)
        return .none
      }, complete: { subject.send(completion: $0) })
    intake.onSubscription = { subject.send(subscription: $0) }
    receive(subscriber: intake)
    return AnyCancellable(intake)
  }
}

/// A publisher that sends nothing before `connect()`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

/// Where the types of operators live.
public enum Publishers {}
