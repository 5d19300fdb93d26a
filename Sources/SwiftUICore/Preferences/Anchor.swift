import Foundation

/// A place that one view tells and another one turns into its own coordinates, by a `GeometryProxy`.
public struct Anchor<Value>: @unchecked Sendable {
  /// Counted from the screen's top left corner.
  let onScreen: Value
  private let move: (Value, CGPoint) -> Value

  fileprivate init(_ onScreen: Value, move: @escaping (Value, CGPoint) -> Value) {
    self.onScreen = onScreen
    self.move = move
  }

  /// Counted from a view's origin, which is given in the coordinates of the screen.
  func value(from origin: CGPoint) -> Value { move(onScreen, CGPoint(x: -origin.x, y: -origin.y)) }

  /// A place in a view, before it is known where the view stands.
  public struct Source: @unchecked Sendable {
    let anchor: (_ frame: CGRect) -> Anchor<Value>
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.onScreen == rhs.onScreen }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(onScreen) }
}

// MARK: - Sources

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source { frame in Anchor(r.offsetBy(dx: frame.minX, dy: frame.minY)) { $0.offsetBy(dx: $1.x, dy: $1.y) } }
  }

  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source { frame in Anchor(frame) { $0.offsetBy(dx: $1.x, dy: $1.y) } }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { frame in Anchor(p + frame.origin) { $0 + $1 } }
  }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { frame in
      Anchor(CGPoint(x: frame.minX + p.x * frame.width, y: frame.minY + p.y * frame.height)) { $0 + $1 }
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { frame in
      let anchors = array.map { $0.anchor(frame) }
      return Anchor(anchors.map(\.onScreen)) { _, distance in
        anchors.map { $0.value(from: CGPoint(x: -distance.x, y: -distance.y)) }
      }
    }
  }

  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { frame in
      let anchor = anchor?.anchor(frame)
      return Anchor(anchor?.onScreen) { _, distance in
        anchor?.value(from: CGPoint(x: -distance.x, y: -distance.y))
      }
    }
  }
}
