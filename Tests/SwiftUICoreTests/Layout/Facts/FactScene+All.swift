import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  static let all = [layout, forEach, paint, shapes, effects, swiftOpenUI, choices, changes, paths, grids, matched].reduce(
    into: Table()
  ) {
    all, table in
    all.merge(table) { _, _ in fatalError("two scenes have one id") }
  }

  /// What is built of views that stand above this module, in the tests of `SwiftUI`.
  nonisolated static let above: Set = [
    "position/safe-area", "section/vstack", "section/hstack", "section/foreach", "section/title", "scroll/vertical",
    "scroll/horizontal", "scroll/both", "scroll/narrow-content", "scroll/in-stack", "scroll/children",
  ]

  /// What is not built yet, by fact, and why.
  nonisolated static let missing: [String: String] = [
    "ios/layout/basics": "the recording host's inflated distance below a text",
    "ios/text/styles": "the recording host's inflated lines",
    "lazy/stacks": "",
    "lazy/pinned-headers": "",
    "lazy/laziness": "",
    "image/intrinsic": "",
    "image/aspect-ratio": "",
    "list/basic": "",
    "list/sections": "",
    "list/modifiers": "",
    "list/steps": "",
    "list/pinning": "",
    "list/prominence": "",
    "form/basic": "",
    "form/styles": "",
    "form/steps": "",
    "nav/basic": "",
    "nav/sizing": "",
    "nav/steps": "",
    "tabview/basic": "",
    "scroll/anchor-bottom": "",
    "scroll/scroll-to": "",
    "scroll/margins": "",
    "scroll/position": "",
    "scroll/modifiers": "",
    "button/styles": "",
    "progress/basic": "",
    "slider/basic": "",
    "picker/basic": "",
    "groupbox/basic": "",
    "splitview/basic": "",
    "splitview/widths": "",
    "ios/toggle/basic": "",
    "ios/button/basic": "",
    "ios/slider/basic": "",
    "ios/textfield/basic": "",
    "ios/controls/settings": "",
    "ios/layout/controls": "",
    "ios/nav/basic": "",
    "ios/nav/inline": "",
    "ios/nav/push": "",
    "ios/nav/sizing": "",
    "ios/nav/scroll": "",
    "ios/nav/list-scroll": "",
    "ios/menu/basic": "",
    "ios/list/basic": "",
    "ios/list/footer": "",
    "ios/list/selection": "",
    "ios/list/editing": "",
    "ios/form/basic": "",
    "ios/tabs/basic": "",
    "ios/sheet/basic": "",
    "ios/scroll/geometry": "",
    "swiftopenui/vstack-spacing-20": "",
  ]
}
