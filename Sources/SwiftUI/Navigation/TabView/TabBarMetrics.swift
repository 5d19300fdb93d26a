import Foundation
@_spi(Runtime) import SwiftUICore

/// Where the bar of a tab view stands, in points.
struct TabBarMetrics: Sendable {
  let isOnTop: Bool
  let barHeight: CGFloat
  /// From the edge that the bar stands at.
  let barDistance: CGFloat
  /// What the bar takes of the pages' room.
  let contentInset: CGFloat
  let tabWidth: CGFloat
  let margin: CGFloat

  /// Recorded from an iPhone SE with iOS 26 (`ios/tabs/basic`): three tabs on a capsule of 270 by 58, 23 above the lower edge.
  static let phone = TabBarMetrics(
    isOnTop: false, barHeight: 58, barDistance: 23, contentInset: 83, tabWidth: 90, margin: 21)

  /// Recorded from macOS 26 (`tabview/basic`).
  ///
  /// - Gap: the width of a tab is an estimate, and icons don't show in it.
  static let mac = TabBarMetrics(isOnTop: true, barHeight: 24, barDistance: 0, contentInset: 24, tabWidth: 80, margin: 8)
}

extension InterfaceIdiom {
  var tabBars: TabBarMetrics {
    switch self {
    case .phone: .phone
    case .mac: .mac
    }
  }
}
