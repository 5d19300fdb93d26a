import Foundation

/// What a screen shows of something that has to be fetched: one source of truth where an optional, a flag and a message were three.
public enum ScreenState<Value> {
  case loading
  case success(Value)
  /// The message is for the reader.
  case error(String)
}

extension ScreenState {
  public init<Failure: Error>(result: Result<Value, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .error(error.localizedDescription)
    }
  }

  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  // Not by way of `data`: where the value is an optional, nothing is a success too.
  public var isSuccess: Bool {
    if case .success = self { true } else { false }
  }

  public var isError: Bool { message != nil }

  public var data: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  public var message: String? {
    if case .error(let message) = self { message } else { nil }
  }

  public func map<Other>(_ transform: (Value) -> Other) -> ScreenState<Other> {
    switch self {
    case .loading: .loading
    case .success(let value): .success(transform(value))
    case .error(let message): .error(message)
    }
  }
}

extension ScreenState: Equatable where Value: Equatable {}
extension ScreenState: Sendable where Value: Sendable {}
