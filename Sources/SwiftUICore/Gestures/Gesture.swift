/// What a person does with fingers on a view, described as a value.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }

  /// What recognizes the gesture: `old` brought up to date where it is of the same kind, so that a touch that goes on is not lost.
  @MainActor func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value>
}

extension Gesture {
  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Body.Value>?) -> _GestureRecognizer<Body.Value> {
    body._recognizer(reusing: old)
  }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body") }
}

extension Never: Gesture {
  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Never>?) -> _GestureRecognizer<Never> {
    switch self {}
  }
}

/// A gesture of any type with one type of value.
public nonisolated struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  private let makeRecognizer: @MainActor (_GestureRecognizer<Value>?) -> _GestureRecognizer<Value>

  @MainActor public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    makeRecognizer = { gesture._recognizer(reusing: $0) }
  }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    makeRecognizer(old)
  }
}

extension AnyGesture: @unchecked Sendable {}

/// Which gestures of a view count: one that is added, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
