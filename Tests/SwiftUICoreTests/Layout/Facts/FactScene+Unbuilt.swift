extension FactScene {
  /// What is built of views that stand above this module, in the tests of `SwiftUI`.
  nonisolated static let above: Set = [
    "position/safe-area", "section/vstack", "section/hstack", "section/foreach", "section/title", "scroll/vertical",
    "scroll/horizontal", "scroll/both", "ios/toggle/basic", "ios/button/basic", "ios/list/basic", "ios/list/footer",
    "ios/nav/basic", "ios/nav/inline", "ios/nav/sizing", "ios/sheet/basic", "scroll/narrow-content", "scroll/in-stack",
    "scroll/children",
    "lazy/stacks", "lazy/pinned-headers", "lazy/laziness", "scroll/anchor-bottom", "scroll/scroll-to", "scroll/margins",
    "scroll/position", "scroll/modifiers", "ios/slider/basic", "ios/textfield/basic", "ios/controls/settings",
    "ios/layout/controls", "ios/nav/push", "ios/nav/scroll", "ios/menu/basic", "ios/list/selection", "ios/list/editing",
    "ios/form/basic", "ios/tabs/basic", "ios/scroll/geometry",
  ]

  /// What is not built yet, by fact, and why.
  nonisolated static let missing: [String: String] = [
    "list/basic": "rows of a list on a Mac",
    "list/sections": "rows of a list on a Mac",
    "list/modifiers": "rows of a list on a Mac",
    "list/steps": "rows of a list on a Mac",
    "list/pinning": "rows of a list on a Mac",
    "list/prominence": "rows of a list on a Mac",
    "form/basic": "forms of a Mac",
    "form/styles": "forms of a Mac",
    "form/steps": "forms of a Mac",
    "nav/basic": "screens of a Mac, which hug their content",
    "nav/sizing": "screens of a Mac, which hug their content",
    "nav/steps": "screens of a Mac, which hug their content",
    "tabview/basic": "tabs of a Mac",
    "button/styles": "buttons of a Mac",
    "progress/basic": "progress views of a Mac",
    "slider/basic": "sliders of a Mac",
    "picker/basic": "pickers of a Mac",
    "groupbox/basic": "group boxes of a Mac",
    "splitview/basic": "the sidebar of a Mac",
    "splitview/widths": "the sidebar of a Mac",
    "ios/nav/list-scroll": "where a list stands after a scroll during which a large title gave way",
  ]
}
