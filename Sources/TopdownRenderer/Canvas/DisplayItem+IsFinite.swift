import Foundation
import TopdownDisplay

extension DisplayItem {
  /// Whether Cairo can draw it: one NaN would silently spoil the path it is in.
  var isFinite: Bool {
    switch self {
    case .fill(let shape, _), .pushClip(let shape): shape.isFinite
    case .stroke(let shape, _, let lineWidth): shape.isFinite && lineWidth.isFinite
    case .line(let shape, _, let style):
      shape.isFinite && style.lineWidth.isFinite && style.miterLimit.isFinite && style.dashPhase.isFinite
        && style.dash.allSatisfy(\.isFinite)
    case .text(let run): run.origin.isFinite && run.font.size.isFinite && run.positions.allSatisfy(\.isFinite)
    case .symbol(let run): run.frame.isFinite
    case .pushOpacity(let opacity): opacity.isFinite
    case .pushTransform(let transform): transform.isFinite
    case .pop: true
    }
  }
}

extension DisplayShape {
  fileprivate var isFinite: Bool {
    switch self {
    case .rectangle(let rect), .ellipse(let rect): rect.isFinite
    case .roundedRectangle(let rect, let radius): rect.isFinite && !radius.isNaN
    case .path(let elements, isEvenOdd: _): elements.allSatisfy(\.isFinite)
    case .arc(let center, let radius, let start, let end):
      center.isFinite && radius.isFinite && start.isFinite && end.isFinite
    }
  }
}

extension DisplayTransform {
  /// A matrix that can't be undone breaks the context for good.
  fileprivate var isFinite: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
  }
}

extension DisplayPathElement {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
    case .close: true
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  fileprivate var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
