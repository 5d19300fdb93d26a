extension FactScene {
  /// What is built of views that stand above this module, in the tests of `SwiftUI`.
  nonisolated static let above: Set = [
    "position/safe-area", "section/vstack", "section/hstack", "section/foreach", "section/title", "scroll/vertical",
    "scroll/horizontal", "scroll/both", "ios/toggle/basic", "ios/button/basic", "ios/list/basic", "ios/list/footer",
    "ios/nav/basic", "ios/nav/inline", "ios/nav/sizing", "ios/sheet/basic", "scroll/narrow-content", "scroll/in-stack",
    "scroll/children", "list/basic", "list/sections", "list/modifiers", "list/steps", "list/pinning", "list/prominence",
    "form/basic", "form/styles", "form/steps", "nav/basic", "nav/sizing", "nav/steps", "tabview/basic", "button/styles",
    "progress/basic", "slider/basic", "picker/basic", "groupbox/basic", "splitview/basic", "splitview/widths",
    "lazy/stacks", "lazy/pinned-headers", "lazy/laziness", "scroll/anchor-bottom", "scroll/scroll-to", "scroll/margins",
    "scroll/position", "scroll/modifiers", "ios/slider/basic", "ios/textfield/basic", "ios/controls/settings",
    "ios/layout/controls", "ios/nav/push", "ios/nav/scroll", "ios/menu/basic", "ios/list/selection", "ios/list/editing",
    "ios/form/basic", "ios/tabs/basic", "ios/scroll/geometry",
  ]

  /// What is not built yet, by fact, and why.
  nonisolated static let missing: [String: String] = [
    "ios/nav/list-scroll": "where a list stands after a scroll during which a large title gave way"
  ]
}
