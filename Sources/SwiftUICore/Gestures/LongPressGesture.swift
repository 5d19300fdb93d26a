import Foundation

/// A finger that stays where it is for a while; its value is true from the moment it touches.
public nonisolated struct LongPressGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = Bool

  /// In seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Bool>?) -> _GestureRecognizer<Bool> {
    let recognizer = old as? LongPressRecognizer ?? LongPressRecognizer()
    recognizer.minimumDuration = minimumDuration
    recognizer.maximumDistance = maximumDistance
    return recognizer
  }
}
