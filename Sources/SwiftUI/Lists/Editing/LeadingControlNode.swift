import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// The circle in front of a row that is edited: it asks whether to delete the row, or shows whether it is selected.
final class LeadingControlNode: LayoutNode {
  private unowned let row: ListRowNode

  private static let circle: CGFloat = 22

  @MainActor init(of row: ListRowNode) {
    self.row = row
    super.init(id: row.list.graph.nextNodeID())
  }

  // The circle of a selection is touched as the row is.
  override func isTouched(at point: CGPoint) -> Bool { row.leadingControl == .delete && bounds.contains(point) }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let colors = row.list.colors
    let radius = Self.circle / 2
    let middle = CGPoint(
      x: origin.x + (row.isRightToLeft ? size.width - radius : radius), y: origin.y + size.height / 2)
    switch row.leadingControl {
    case .delete:
      context.addCircle(middle, Self.circle, colors.delete)
      context.addBar(middle, 11, DisplayColor(red: 1, green: 1, blue: 1))
    case .select:
      context.addCircle(middle, Self.circle, row.isSelected ? colors.accent : colors.handle)
      context.addCircle(middle, row.isSelected ? 8 : Self.circle - 3, colors.card)
    case nil: break
    }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    guard row.leadingControl == .delete else { return }
    builder.add(self, at: origin, role: .button, label: "Delete \(row.spokenLabel)", actions: [.activate])
  }

  /// The row's Delete action comes out, to be sure.
  override func perform(_ action: SemanticsAction, argument: String?) {
    if action == .activate { row.list.graph.changeInNextUpdate { [row] in row.reveal(.trailing) } }
  }
}
