/// Something that receives what a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Comes first; the subscriber asks for values through it.
  func receive(subscription: any Subscription)
  /// The answer is how many more values the subscriber wants.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows that many values more.
  func request(_ demand: Subscribers.Demand)
}

/// The subscriptions that do nothing.
public enum Subscriptions {
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// What tells one subscription or subscriber from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let last = Guarded<UInt>(0)
  private let number: UInt

  public init() {
    number = Self.last.withLock {
      $0 += 1
      return $0
    }
  }

  public init(_ obj: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(obj)) }

  public var description: String { "0x" + String(number, radix: 16) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
