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
    case .paint(let shape, let paint): shape.isFinite && paint.isFinite
    case .image(let run):
      run.frame.isFinite && run.size.width.isFinite && run.size.height.isFinite && run.caps.allSatisfy(\.isFinite)
    case .pushEffect(let effect): effect.isFinite
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

extension DisplayPaint {
  fileprivate var isFinite: Bool {
    switch self {
    case .linear(let stops, let start, let end): stops.allSatisfy(\.location.isFinite) && start.isFinite && end.isFinite
    case .radial(let stops, let center, let from, let to, let heightScale):
      stops.allSatisfy(\.location.isFinite) && center.isFinite && from.isFinite && to.isFinite && heightScale.isFinite
    case .angular(let stops, let center, let from, let to):
      stops.allSatisfy(\.location.isFinite) && center.isFinite && from.isFinite && to.isFinite
    case .mesh(let patches, background: _): patches.allSatisfy { $0.outline.allSatisfy(\.isFinite) }
    case .image(_, let tile): tile.isFinite
    }
  }
}

extension DisplayEffect {
  fileprivate var isFinite: Bool {
    switch self {
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      radius.isFinite && offset.width.isFinite && offset.height.isFinite
    case .blur(let radius, isOpaque: _): radius.isFinite
    // What is inside a mask is asked item by item when it is drawn.
    case .blend, .mask, .cutOut: true
    case .color(let matrix): matrix.rows.joined().allSatisfy(\.isFinite)
    case .project(let projection): projection.rows.joined().allSatisfy(\.isFinite)
    }
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
