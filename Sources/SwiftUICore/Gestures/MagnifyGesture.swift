import Foundation

/// Two fingers that move apart or together.
public nonisolated struct MagnifyGesture: Gesture, Sendable {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How many times as far apart as at the start.
    public var magnification: CGFloat
    /// In magnifications a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, as shares of the view.
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let recognizer = old as? MagnifyRecognizer ?? MagnifyRecognizer()
    recognizer.minimumScaleDelta = minimumScaleDelta
    return recognizer
  }
}

/// Two fingers that move apart or together, as Apple called it at first.
public nonisolated struct MagnificationGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<CGFloat>?) -> _GestureRecognizer<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)._recognizer(reusing: old)
  }
}
