import Foundation

/// A finger that moves.
public nonisolated struct DragGesture: Gesture, Sendable {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// In the coordinate space of the gesture.
    public var location: CGPoint
    public var startLocation: CGPoint
    /// In points a second.
    public var velocity: CGSize

    public var translation: CGSize { CGSize(from: startLocation, to: location) }

    /// Where the finger would come to rest: a quarter of a second on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize { CGSize(from: startLocation, to: predictedEndLocation) }
  }

  /// How far the finger has to move before anything is told, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  /// Along which of them the finger has to start.
  var axes: Axis.Set = [.horizontal, .vertical]

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public func _recognizer(reusing old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
    let recognizer = old as? DragRecognizer ?? DragRecognizer()
    recognizer.minimumDistance = minimumDistance
    recognizer.space = coordinateSpace
    recognizer.axes = axes
    return recognizer
  }
}
