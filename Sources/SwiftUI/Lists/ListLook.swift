@_spi(Runtime) import SwiftUICore

/// The look that a list's style asks for.
package enum ListLook: Hashable, Sendable {
  case automatic, insetGrouped, grouped, plain, inset, bordered, sidebar
}

extension InterfaceIdiom {
  /// Where lists of a look put things.
  func lists(_ look: ListLook) -> ListMetrics {
    switch self {
    case .phone:
      switch look {
      case .automatic, .insetGrouped: .insetGrouped
      case .grouped: .grouped
      case .plain, .inset, .bordered: .plain
      case .sidebar: .sidebar
      }
    case .mac:
      switch look {
      case .automatic, .inset: .macInset
      case .insetGrouped, .grouped: .macGrouped
      case .plain: .macPlain
      case .bordered: .macBordered
      case .sidebar: .macSidebar
      }
    }
  }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .automatic }
}

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  var listMetrics: ListMetrics { interfaceIdiom.lists(listLook) }
}
