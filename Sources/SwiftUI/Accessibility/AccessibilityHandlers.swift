import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// What modifiers let people do with a view.
struct AccessibilityHandlers: @unchecked Sendable {
  var activate: (() -> Void)?
  var named: [(name: Text, handler: () -> Void)] = []
  /// By the kind's name, such as "escape".
  var kinds: [String: () -> Void] = [:]
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var scroll: ((Edge) -> Void)?
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?

  var isEmpty: Bool {
    activate == nil && named.isEmpty && kinds.isEmpty && adjust == nil && scroll == nil && zoom == nil
  }

  var actions: [SemanticsAction] {
    (activate == nil ? [] : [.activate]) + (adjust == nil ? [] : [.increment, .decrement])
      + (scroll == nil ? [] : [.scroll]) + (named.isEmpty && kinds.isEmpty && zoom == nil ? [] : [.custom])
  }

  mutating func add(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) {
    switch kind.kind {
    case .activate: activate = handler
    case .system(let name): kinds[name] = handler
    case .named(let name): named.append((name, handler))
    }
  }

  /// Whether an action was carried out here.
  func perform(_ action: SemanticsAction, _ argument: String?) -> Bool {
    switch action {
    case .activate:
      guard let activate else { return false }
      activate()
    case .increment, .decrement:
      guard let adjust else { return false }
      adjust(action == .increment ? .increment : .decrement)
    case .custom:
      guard let name = argument else { return false }
      if let handler = named.first(where: { $0.name.string == name })?.handler ?? kinds[name] {
        handler()
      } else if let zoom, let direction = AccessibilityZoomGestureAction.Direction(name: name) {
        zoom(AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero))
      } else {
        return false
      }
    case .scroll:
      guard let scroll, let edge = Self.edge(argument) else { return false }
      scroll(edge)
    default: return false
    }
    return true
  }

  /// The edge that a scroll of "dx,dy" leads to.
  private static func edge(_ argument: String?) -> Edge? {
    let parts = (argument ?? "").split(separator: ",").compactMap { Double($0) }
    guard parts.count == 2, parts != [0, 0] else { return nil }
    if abs(parts[0]) > abs(parts[1]) { return parts[0] > 0 ? .trailing : .leading }
    return parts[1] > 0 ? .bottom : .top
  }
}

/// What a person can ask of a view beside the names that it has.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case activate
    case system(String)
    case named(Text)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// An action of one's own.
  public init(named name: Text) { kind = .named(name) }

  /// A tap.
  public static let `default` = AccessibilityActionKind(.activate)
  public static let escape = AccessibilityActionKind(.system("escape"))
  public static let magicTap = AccessibilityActionKind(.system("magicTap"))
  public static let delete = AccessibilityActionKind(.system("delete"))
  public static let showMenu = AccessibilityActionKind(.system("showMenu"))
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// Two fingers that move apart or together; places in the view.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable, BitwiseCopyable {
    case zoomIn, zoomOut

    init?(name: String) {
      switch name {
      case "zoomIn": self = .zoomIn
      case "zoomOut": self = .zoomOut
      default: return nil
      }
    }
  }

  public let direction: Direction
  public let location: UnitPoint
  /// Points.
  public let point: CGPoint
}
