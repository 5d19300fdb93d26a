@_spi(Runtime) import SwiftUICore

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  enum Form: Sendable { case automatic, none, popover, sheet, fullScreenCover }

  let form: Form

  public static var automatic: PresentationAdaptation { PresentationAdaptation(form: .automatic) }
  public static var none: PresentationAdaptation { PresentationAdaptation(form: .none) }
  public static var popover: PresentationAdaptation { PresentationAdaptation(form: .popover) }
  public static var sheet: PresentationAdaptation { PresentationAdaptation(form: .sheet) }
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(form: .fullScreenCover) }
}

extension View {
  /// Says what the presentation around becomes on a narrow or a low screen.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationSetting {
      {
        $0.horizontalAdaptation = horizontalAdaptation
        $0.verticalAdaptation = verticalAdaptation
      }
    }
  }
}
