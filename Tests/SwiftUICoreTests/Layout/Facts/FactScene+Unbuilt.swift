extension FactScene {
  /// What is built of views that stand above this module, in the tests of `SwiftUI`.
  nonisolated static let above: Set = [
    "position/safe-area", "section/vstack", "section/hstack", "section/foreach", "section/title", "scroll/vertical",
    "scroll/horizontal", "scroll/both", "ios/toggle/basic", "ios/button/basic", "ios/list/basic", "ios/list/footer",
    "ios/nav/basic", "ios/nav/inline", "ios/nav/sizing", "ios/sheet/basic", "scroll/narrow-content", "scroll/in-stack",
    "scroll/children", "list/basic", "list/sections", "list/modifiers", "list/steps", "list/pinning", "list/prominence",
    "form/basic", "form/styles", "form/steps", "nav/basic", "nav/sizing", "nav/steps", "tabview/basic", "button/styles",
    "progress/basic", "slider/basic", "picker/basic", "groupbox/basic", "splitview/basic", "splitview/widths",
  ]

  /// What is not built yet, by fact, and why.
  nonisolated static let missing: [String: String] = [
    "lazy/stacks": "LazyVStack and LazyHStack",
    "lazy/pinned-headers": "LazyVStack and LazyHStack",
    "lazy/laziness": "LazyVStack and LazyHStack",
    "image/intrinsic": "pictures of an asset catalogue",
    "image/aspect-ratio": "pictures of an asset catalogue",
    "scroll/anchor-bottom": "defaultScrollAnchor",
    "scroll/scroll-to": "ScrollViewReader",
    "scroll/margins": "contentMargins",
    "scroll/position": "scrollPosition",
    "scroll/modifiers": "scrollIndicators and scrollDisabled",
    "ios/slider/basic": "Slider",
    "ios/textfield/basic": "SecureField",
    "ios/controls/settings": "Slider, Stepper and Picker",
    "ios/layout/controls": "Slider, Stepper and Picker",
    "ios/nav/push": "frames of a screen that another one covers",
    "ios/nav/scroll": "ScrollViewReader",
    "ios/nav/list-scroll": "ScrollViewReader",
    "ios/menu/basic": "Menu",
    "ios/list/selection": "selection in a List",
    "ios/list/editing": "edit mode",
    "ios/form/basic": "Form",
    "ios/tabs/basic": "TabView",
    "ios/scroll/geometry": "onScrollGeometryChange",
  ]
}
