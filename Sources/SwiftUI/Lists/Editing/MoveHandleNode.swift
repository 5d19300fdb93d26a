import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// The bars behind a row that is edited: a finger moves the row by them.
///
/// - Gap: a row that is dragged to the edge of its list does not scroll it.
final class MoveHandleNode: LayoutNode {
  private unowned let row: ListRowNode

  private static let bar: CGFloat = 18
  /// From the outer edge to the middle of the bars.
  private static let inset: CGFloat = 14

  @MainActor init(of row: ListRowNode) {
    self.row = row
    super.init(id: row.list.graph.nextNodeID())
  }

  override func isTouched(at point: CGPoint) -> Bool { row.isMovable && bounds.contains(point) }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    guard row.isMovable else { return }
    let x = origin.x + (row.isRightToLeft ? Self.inset : size.width - Self.inset)
    for offset in [-5.0, 0, 5.0] {
      context.addBar(CGPoint(x: x, y: origin.y + size.height / 2 + offset), Self.bar, row.list.colors.handle)
    }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    guard row.isMovable else { return }
    builder.add(self, at: origin, role: .button, label: "Reorder \(row.spokenLabel)", actions: [.move])
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    if action == .move { row.perform(.move, argument: argument) }
  }
}

extension MoveHandleNode: PanningNode {
  var canPan: Bool { row.isMovable }
  var panAxes: Axis.Set { [.horizontal, .vertical] }

  func pan(by translation: CGSize) { row.list.lift(row, by: translation.height) }
  func panDidEnd(_ drag: DragGesture.Value) { row.list.drop() }
}

extension DrawingContext {
  mutating func addCircle(_ center: CGPoint, _ diameter: CGFloat, _ color: DisplayColor) {
    let frame = CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    add(.fill(.ellipse(frame), color))
  }

  mutating func addBar(_ center: CGPoint, _ width: CGFloat, _ color: DisplayColor) {
    add(.fill(.rectangle(CGRect(x: center.x - width / 2, y: center.y - 1, width: width, height: 2)), color))
  }
}
