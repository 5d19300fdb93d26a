import Foundation

/// One or more taps, close together in time and place.
public nonisolated struct TapGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = Void

  public var count: Int

  public init(count: Int = 1) { self.count = count }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Void>?) -> _GestureRecognizer<Void> {
    SpatialTapGesture(count: count).map { _ in }._recognizer(reusing: old)
  }
}

/// One or more taps, and where.
public nonisolated struct SpatialTapGesture: Gesture, Sendable {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    /// Where the last tap was, in the coordinate space of the gesture.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let recognizer = old as? TapRecognizer ?? TapRecognizer()
    recognizer.count = max(1, count)
    recognizer.space = coordinateSpace
    return recognizer
  }
}
