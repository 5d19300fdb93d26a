import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

// Rows that a finger moves aside.

extension ListRowNode: PanningNode {
  var canPan: Bool { part == .rows && !list.isEditing && (actions != nil || !swipeActions.isEmpty) }
  var panAxes: Axis.Set { .horizontal }

  func pan(by translation: CGSize) {
    list.graph.changeInNextUpdate { [self] in slide(to: startOfSlide + translation.width) }
  }

  /// Beyond the middle the first action is run, where it may be; beyond half of the actions these stay.
  func panDidEnd(_ drag: DragGesture.Value) {
    list.graph.changeInNextUpdate { [self] in
      slide(to: startOfSlide + drag.translation.width)
      let reach = slide
      let goal = startOfSlide + drag.predictedEndTranslation.width
      endSlide()
      guard let actions else { return }
      let half = actions.naturalWidth / 2
      if abs(reach) > size.width / 2, actions.runsFirstByFullSwipe {
        actions.runFirst()
      } else if actions.isAtRight ? min(reach, goal) > -half : max(reach, goal) < half {
        list.revealer?.conceal()
      }
    }
  }

  @MainActor private func slide(to goal: CGFloat) {
    let edge: HorizontalEdge = (goal < 0) != isRightToLeft ? .trailing : .leading
    if actions?.edge != edge { reveal(edge) }
    followFinger(to: actions?.edge == edge ? goal : 0)
  }
}
