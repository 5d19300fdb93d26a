import Foundation
import TopdownDisplay

/// How a line is drawn along a path; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths drawn and left out in turn; empty for a whole line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Whether nothing but the width was chosen.
  var isPlain: Bool { self == StrokeStyle(lineWidth: lineWidth) }

  var display: DisplayStroke {
    DisplayStroke(
      lineWidth: lineWidth, cap: lineCap.display, join: lineJoin.display, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }
}

extension CGLineCap {
  fileprivate var display: DisplayStroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  fileprivate var display: DisplayStroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
