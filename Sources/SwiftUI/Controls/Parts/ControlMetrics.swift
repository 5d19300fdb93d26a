import Foundation
@_spi(Runtime) import SwiftUICore

/// The sizes of controls on one kind of device, in points, as recorded with version 26 of iOS and of macOS
/// (`intrinsic-sizes.tsv`).
///
/// - Gap: the thumb of a Mac's slider and the thickness of a Mac's bars are estimates.
struct ControlMetrics: Sendable {
  /// Between a control and the label beside it.
  let labelGap: CGFloat = 8
  let switchSize: CGSize
  /// On each side of the label of a toggle that looks like a button, beside what buttons have.
  let toggleButtonPadding: CGFloat
  let sliderHeight: CGFloat
  let sliderThumb: CGSize
  let stepperSize: CGSize
  let progressBarHeight: CGFloat
  let progressBarThickness: CGFloat
  /// Between a progress view's bar and what stands above and below it.
  let progressBarGap: CGFloat
  let segmentsHeight: CGFloat
  /// Between an option and the circle before it.
  let radioGap: CGFloat
  let colorWell: CGSize
  /// Around the text of a field with a border.
  let fieldInsets: EdgeInsets
  /// What a field is higher than its text.
  let fieldExtraHeight: CGFloat
  /// The slot of a label's icon in a row of a list, and the room behind it.
  let rowIconSlot: CGFloat
  let rowIconGap: CGFloat

  static let phone = ControlMetrics(
    switchSize: CGSize(width: 66, height: 30), toggleButtonPadding: 0, sliderHeight: 31,
    sliderThumb: CGSize(width: 38, height: 24),
    stepperSize: CGSize(width: 94, height: 32), progressBarHeight: 4, progressBarThickness: 4, progressBarGap: 4,
    segmentsHeight: 31, radioGap: 8, colorWell: CGSize(width: 28, height: 28),
    fieldInsets: EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7), fieldExtraHeight: 1.5, rowIconSlot: 24, rowIconGap: 16)

  static let mac = ControlMetrics(
    switchSize: CGSize(width: 54, height: 24), toggleButtonPadding: 2, sliderHeight: 16,
    sliderThumb: CGSize(width: 20, height: 16),
    stepperSize: CGSize(width: 20, height: 26), progressBarHeight: 20, progressBarThickness: 6, progressBarGap: 0,
    segmentsHeight: 24, radioGap: 5, colorWell: CGSize(width: 48, height: 24),
    fieldInsets: EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7), fieldExtraHeight: 0, rowIconSlot: 16, rowIconGap: 6)
}

extension InterfaceIdiom {
  var controls: ControlMetrics {
    switch self {
    case .phone: .phone
    case .mac: .mac
    }
  }

  /// Around the label of a bordered button, recorded from `ios/button/basic`, `ios/button/looks` and `button/styles`.
  ///
  /// - Gap: on a Mac, all but the regular size are estimates from the heights that are told of macOS 26.6.
  func buttonInsets(_ size: ControlSize) -> EdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch (self, size) {
      case (.phone, .mini), (.phone, .small): (5, 10)
      case (.phone, .regular): (7, 12)
      case (.phone, .large), (.phone, .extraLarge): (15, 20)
      case (.mac, .mini): (0.5, 8)
      case (.mac, .small): (1, 10)
      case (.mac, .regular): (4, 12)
      case (.mac, .large), (.mac, .extraLarge): (6, 14)
      }
    return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The font of a bordered button's label where nothing around it sets one; nil is the body's.
  func buttonFont(_ size: ControlSize) -> Font? { size <= .small ? .subheadline : nil }

  func spinnerSide(_ size: ControlSize) -> CGFloat {
    switch self {
    case .phone: 20
    case .mac: size <= .small ? 16 : 32
    }
  }
}
