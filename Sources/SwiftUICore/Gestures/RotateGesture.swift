import Foundation

/// Two fingers that turn around each other.
public nonisolated struct RotateGesture: Gesture, Sendable {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Clockwise, since the start.
    public var rotation: Angle
    /// In angles a second.
    public var velocity: Angle
    /// The middle between the fingers at the start, as shares of the view.
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let recognizer = old as? RotateRecognizer ?? RotateRecognizer()
    recognizer.minimumAngleDelta = minimumAngleDelta
    return recognizer
  }
}

/// Two fingers that turn around each other, as Apple called it at first.
public nonisolated struct RotationGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Angle>?) -> _GestureRecognizer<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)._recognizer(reusing: old)
  }
}
