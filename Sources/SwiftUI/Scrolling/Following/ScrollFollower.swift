import Foundation
@_spi(Runtime) import SwiftUICore

/// A node around a scroll view or a list that has a say in it, or wants to know what it does.
@MainActor protocol ScrollFollower: LayoutNode {
  /// A person has scrolled, or the content has.
  func didScroll(_ scroll: ScrollingNode)
  func phaseDidChange(of scroll: ScrollingNode, from old: ScrollPhase)
}

extension ScrollFollower {
  func didScroll(_ scroll: ScrollingNode) {}
  func phaseDidChange(of scroll: ScrollingNode, from old: ScrollPhase) {}

  /// What it follows: the first below.
  var scrolling: ScrollingNode? { ScrollingNode.all(below: self).first }
}

extension ScrollingNode {
  /// Those between this scroll view and the next one around it, the innermost first.
  @MainActor var followers: [any ScrollFollower] {
    sequence(first: self as LayoutNode, next: \.parent).dropFirst().prefix { !($0 is ScrollingNode) }
      .compactMap { $0 as? any ScrollFollower }
  }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
  case idle
  /// A finger touches and may scroll yet.
  case tracking
  case interacting
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }

  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// What a scroll view shows of its content.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// Less than zero where the content starts behind an inset.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  /// Without the insets.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// All that shows of the content's space, insets too.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.horizontal,
      height: containerSize.height + contentInsets.vertical)
  }

  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize))"
  }

  static let none = ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
}

/// What is known when a scroll view starts or stops doing something.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Points a second; nil at rest.
  public let velocity: CGVector?
}
