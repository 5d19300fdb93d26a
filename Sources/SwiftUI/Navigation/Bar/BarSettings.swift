@_spi(Runtime) import SwiftUICore

/// How the bars of a screen are to look, as all of its modifiers together say.
struct BarSettings: Equatable {
  enum Setting: Equatable {
    case title(Text)
    case displayMode(NavigationBarItem.TitleDisplayMode)
    case isBackButtonHidden(Bool)
    case visibility(Visibility, BarKind)
  }

  var title: Text?
  var removesTitle = false
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isBackButtonHidden = false
  var visibility: [BarKind: Visibility] = [:]

  mutating func apply(_ setting: Setting) {
    switch setting {
    case .title(let title): self.title = title
    case .displayMode(let mode): displayMode = mode
    case .isBackButtonHidden(let isHidden): isBackButtonHidden = isHidden
    case .visibility(let visibility, let bar): self.visibility[bar] = visibility
    }
  }
}

/// A bar of a screen.
enum BarKind: Hashable {
  case navigationBar, bottomBar, tabBar
}
