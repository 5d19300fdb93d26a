import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// What a row shows while its list is edited, in the looks of iOS 26.
///
/// - Gap: the controls are pictures: the row's own actions stand for them.
extension ListRowNode {
  enum LeadingControl {
    case delete, select
  }

  /// What stands in front of the row (`ios/list/editing`).
  var leadingControl: LeadingControl? {
    guard list.isEditing, part == .rows else { return nil }
    if list.selection.allowsMany { return selectableValue != nil ? .select : nil }
    return isDeletable ? .delete : nil
  }

  private static let circle: CGFloat = 22

  func drawEditControls(into context: inout DrawingContext, at origin: CGPoint) {
    let middle = origin.y + size.height / 2
    func center(_ distance: CGFloat, atStart: Bool) -> CGFloat {
      origin.x + (atStart != list.isRightToLeft ? distance : size.width - distance)
    }
    let start = list.metrics.contentInset + Self.circle / 2
    switch leadingControl {
    case .delete:
      fillCircle(CGPoint(x: center(start, atStart: true), y: middle), Self.circle, list.colors.delete, &context)
      fillBar(CGPoint(x: center(start, atStart: true), y: middle), 11, &context, DisplayColor(red: 1, green: 1, blue: 1))
    case .select:
      let point = CGPoint(x: center(start, atStart: true), y: middle)
      fillCircle(point, Self.circle, isSelected ? list.colors.accent : list.colors.handle, &context)
      fillCircle(point, isSelected ? 8 : Self.circle - 3, list.colors.card, &context)
    case nil: break
    }
    guard isMovable else { return }
    for offset in [-5.0, 0, 5.0] {
      fillBar(CGPoint(x: center(start + 3, atStart: false), y: middle + offset), 18, &context, list.colors.handle)
    }
  }

  private func fillCircle(_ center: CGPoint, _ diameter: CGFloat, _ color: DisplayColor, _ context: inout DrawingContext) {
    let frame = CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    context.add(.fill(.ellipse(frame), color))
  }

  private func fillBar(_ center: CGPoint, _ width: CGFloat, _ context: inout DrawingContext, _ color: DisplayColor) {
    let frame = CGRect(x: center.x - width / 2, y: center.y - 1, width: width, height: 2)
    context.add(.fill(.rectangle(frame), color))
  }
}
