/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// Nothing is decided; a value tells what there is so far, that a finger presses for instance.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  /// What the gesture tells while it goes on.
  var currentValue: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  var value: Value? {
    if case .ended(let value) = self { return value }
    return currentValue
  }

  var state: GestureProgress {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

package enum GestureProgress {
  case possible, active, ended, failed

  /// Whether the gesture is what the fingers do.
  var isRecognized: Bool { self == .active || self == .ended }
  var isOver: Bool { self == .ended || self == .failed }
}

/// How far fingers may be off, in points, and how long they may take, in seconds.
enum TouchLimits {
  /// A finger that moves further does not tap.
  static let tapMovement: Double = 10
  /// How far apart the taps of one gesture may be, and how long a person may wait between them.
  static let tapDistance: Double = 45
  static let tapInterval: Double = 0.35
}
