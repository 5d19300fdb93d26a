import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

// What a row shows while its list is edited, in the looks of iOS 26.

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

  func placeControls(in size: CGSize) {
    guard let controls else { return }
    let width = list.metrics.editControlWidth
    let inset = list.metrics.contentInset
    let ends = (start: inset, end: size.width - inset - width)
    let proposal = ProposedViewSize(width: width, height: size.height)
    controls.leading.place(at: CGPoint(x: isRightToLeft ? ends.end : ends.start, y: 0), proposal)
    controls.handle.place(at: CGPoint(x: isRightToLeft ? ends.start : ends.end, y: 0), proposal)
  }

  /// "before 12" or "after 12", where 12 is another row.
  @MainActor func move(_ argument: String) {
    let words = argument.split(separator: " ")
    guard words.count == 2, let side = MoveSide(rawValue: String(words[0])), let id = Int(words[1]) else { return }
    if let other = list.row(withID: id) { mover?.move(side, of: other) }
  }
}
