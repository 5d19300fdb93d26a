@_spi(Runtime) import SwiftUICore

/// How the bars of a screen are to look, as all of its modifiers together say.
struct BarSettings: Equatable {
  enum Setting: Equatable {
    case title(Text)
    case subtitle(Text)
    case titleIsRemoved(Bool)
    case displayMode(NavigationBarItem.TitleDisplayMode)
    case isBackButtonHidden(Bool)
    case visibility(Visibility, [BarKind])
    case background(BarBackground, [BarKind])
    case backgroundVisibility(Visibility, [BarKind])
    case colorScheme(ColorScheme?, [BarKind])
    case role(ToolbarRole.Kind)
  }

  var title: Text?
  var subtitle: Text?
  var removesTitle = false
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isBackButtonHidden = false
  var role = ToolbarRole.Kind.automatic
  var looks: [BarKind: BarLook] = [:]

  mutating func apply(_ setting: Setting) {
    switch setting {
    case .title(let title): self.title = title
    case .subtitle(let subtitle): self.subtitle = subtitle
    case .titleIsRemoved(let isRemoved): removesTitle = isRemoved
    case .displayMode(let mode): displayMode = mode
    case .isBackButtonHidden(let isHidden): isBackButtonHidden = isHidden
    case .visibility(let visibility, let bars): change(bars) { $0.visibility = visibility }
    case .background(let background, let bars): change(bars) { $0.background = background }
    case .backgroundVisibility(let visibility, let bars): change(bars) { $0.backgroundVisibility = visibility }
    case .colorScheme(let scheme, let bars): change(bars) { $0.colorScheme = scheme }
    case .role(let role): self.role = role
    }
  }

  private mutating func change(_ bars: [BarKind], _ change: (inout BarLook) -> Void) {
    for bar in bars { change(&looks[bar, default: BarLook()]) }
  }

  func look(of bar: BarKind) -> BarLook { looks[bar] ?? BarLook() }
}

/// How one bar is to look.
struct BarLook: Equatable {
  var visibility = Visibility.automatic
  var background: BarBackground?
  var backgroundVisibility = Visibility.automatic
  var colorScheme: ColorScheme?

  /// What is drawn behind the bar; nothing where it is automatic and no style is set, as on iOS 26.
  var shownBackground: AnyShapeStyle? {
    switch backgroundVisibility {
    case .hidden: nil
    case .automatic: background?.style
    case .visible: background?.style ?? AnyShapeStyle(Color.systemBackground)
    }
  }
}

struct BarBackground: Equatable {
  let style: AnyShapeStyle

  static func == (a: BarBackground, b: BarBackground) -> Bool { ValueComparison.areEqual(a.style, b.style) }
}

/// A bar of a screen.
enum BarKind: Hashable {
  case navigationBar, bottomBar, tabBar
}

enum BarEdge: Equatable {
  case top, bottom, keyboard
}
