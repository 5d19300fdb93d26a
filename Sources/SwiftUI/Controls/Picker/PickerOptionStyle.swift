import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// What the surroundings say about a picker's options.
struct PickerOptionStyle {
  var look = PickerOptionLook.segment
  var idiom = InterfaceIdiom.phone
  var isEnabled = true
  var isMirrored = false
  /// The width and height of a mark.
  var markSide: CGFloat = 20
  var tint = DisplayColor(red: 0, green: 0, blue: 0)
  /// What follows a choice, such as that a menu closes.
  var followUp: ActionFollowUp?
  /// Behind the chosen segment.
  var pill = DisplayColor(red: 1, green: 1, blue: 1)

  init() {}

  init(_ look: PickerOptionLook, _ environment: EnvironmentValues) {
    self.look = look
    idiom = environment.interfaceIdiom
    isEnabled = environment.isEnabled
    followUp = environment.actionFollowUp
    isMirrored = environment.layoutDirection == .rightToLeft
    markSide = idiom == .mac ? 16 : (environment.font ?? .body).resolve(environment).size * 1.2
    tint = (isEnabled ? TintShapeStyle().color(in: environment) : Color.tertiaryLabel.resolve(in: environment)).display
    pill =
      environment.colorScheme == .light
      ? DisplayColor(red: 1, green: 1, blue: 1) : DisplayColor(red: 0.39, green: 0.39, blue: 0.4)
  }
}
