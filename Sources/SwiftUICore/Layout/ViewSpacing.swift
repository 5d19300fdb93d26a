import Foundation

/// How far a view prefers to stand from its neighbours.
public struct ViewSpacing: Equatable, Sendable {
  /// What an edge is like; the distance follows from the two edges that meet.
  enum EdgeKind: Equatable, Sendable {
    /// No preference: the default distance.
    case plain
    /// The edge of a line of text.
    case text
    /// The edge of a line of text that keeps a distance of its own from anything but lines, in points.
    case line(CGFloat)
    /// Keeps a distance of its own from anything, in points.
    case fixed(CGFloat)
    /// Keeps no distance, such as the edge of a `Spacer`.
    case none
  }

  private var top: EdgeKind
  private var leading: EdgeKind
  private var bottom: EdgeKind
  private var trailing: EdgeKind

  public init() { self.init(all: .plain) }

  init(all kind: EdgeKind) { (top, leading, bottom, trailing) = (kind, kind, kind, kind) }

  public static let zero = ViewSpacing(all: .none)
  @_spi(Runtime) public static let text = ViewSpacing(all: .text)

  /// Recorded from macOS 26 (`scroll/children`, `grid/basic`) of the default font.
  @_spi(Runtime) public static let textOnMac = {
    var spacing = text
    spacing[.top] = .line(4.74)
    spacing[.bottom] = .line(8.15)
    return spacing
  }()

  /// What stands 6 points above and below anything, as the checkboxes of macOS 26 do (`groupbox/basic`, `form/steps`).
  @_spi(Runtime) public static let checkbox = {
    var spacing = ViewSpacing()
    spacing[.top] = .fixed(6)
    spacing[.bottom] = .fixed(6)
    return spacing
  }()

  subscript(edge: Edge) -> EdgeKind {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The preferred distance from this view to the next one along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start) = axis == .horizontal ? (self[.trailing], next[.leading]) : (self[.bottom], next[.top])
    switch (end, start) {
    case (.none, _), (_, .none), (.line, .line): return 0
    case (.fixed(let distance), .fixed(let other)): return max(distance, other)
    case (.fixed(let distance), _), (_, .fixed(let distance)): return distance
    case (.line(let distance), _), (_, .line(let distance)): return distance
    case (.text, .text): return axis == .vertical ? Self.betweenLines : Self.standard
    case (.plain, _), (_, .plain): return Self.standard
    }
  }

  /// Recorded from iOS 26 and macOS 26 (`layout/spacing-default`).
  private static let standard: CGFloat = 8
  /// A text above a text, recorded from iOS 26 (`ios/layout/basics`); macOS keeps none.
  private static let betweenLines: CGFloat = 2

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      // The wider preference holds: text beside anything else counts as anything else.
      switch (self[edge], other[edge]) {
      case (.none, let kind): self[edge] = kind
      case (.fixed(let own), .fixed(let other)): self[edge] = .fixed(max(own, other))
      case (.fixed, _): break
      case (_, .fixed(let distance)): self[edge] = .fixed(distance)
      case (_, .plain): self[edge] = .plain
      case (.line(let own), .line(let other)): self[edge] = .line(max(own, other))
      case (.plain, _), (.text, _), (.line, _): break
      }
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
