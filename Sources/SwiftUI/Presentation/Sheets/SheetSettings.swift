import Foundation
@_spi(Runtime) import SwiftUICore

extension View {
  /// Lets the sheet around rest at those heights; at the smallest at first.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationSetting { { $0.detents = detents } }
  }

  /// Lets the sheet around rest at those heights, and keeps the current one in `selection`.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationSetting {
      let selected = selection.wrappedValue
      return {
        $0.detents = detents
        $0.selection = (selected, { selection.wrappedValue = $0 })
      }
    }
  }

  /// Shows or hides the grabber of the sheet around; it shows by itself where there is more than one detent.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationSetting { { $0.dragIndicator = visibility } }
  }

  /// In points; nil for the usual one.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationSetting { { $0.cornerRadius = cornerRadius } }
  }

  /// Whether what lies under the sheet around can be used.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationSetting { { $0.backgroundInteraction = interaction } }
  }

  /// What a swipe in the sheet around does first.
  ///
  /// - Gap: the value is kept; a scroll never resizes the sheet.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationSetting { { $0.contentInteraction = behavior } }
  }

  /// Keeps a swipe from dismissing the sheet or popover around; code still can.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationSetting { { $0.isInteractiveDismissDisabled = isDisabled } }
  }
}

/// Whether what lies under a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
  private enum Reach: Sendable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  private let reach: Reach

  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(reach: .automatic) }
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(reach: .enabled) }
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(reach: .disabled) }

  /// While the sheet is at most as high as at `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .upThrough(detent))
  }

  func isEnabled(among detents: SheetDetents) -> Bool {
    switch reach {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let detent): detents.height(of: detent).map { detents.selectedHeight <= $0 } ?? false
    }
  }
}

public struct PresentationContentInteraction: Equatable, Sendable {
  private enum Behavior: Sendable { case automatic, resizes, scrolls }

  private let behavior: Behavior

  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(behavior: .automatic) }
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(behavior: .resizes) }
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(behavior: .scrolls) }
}
