@_spi(Runtime) import SwiftUICore

/// The screen of a value that no destination is there for.
struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .imageScale(.large)
      .foregroundStyle(.yellow)
      .accessibilityLabel("Missing destination")
  }
}

/// What is said about links and paths that lead nowhere.
enum NavigationWarning {
  static func linkWithoutDestination(_ item: NavigationPathItem) -> String {
    "a NavigationLink has a value of type \(item.typeName), but there is no destination for it in the stack around: the link does "
      + "nothing. Add .navigationDestination(for: \(item.shortTypeName).self) to a view inside the NavigationStack."
  }

  static func pathWithoutDestination(_ item: NavigationPathItem) -> String {
    "the path of a NavigationStack holds a value of type \(item.typeName), but there is no destination for it: its screen is a "
      + "placeholder. Add .navigationDestination(for: \(item.shortTypeName).self) to a view inside the NavigationStack."
  }

  static func unfit(_ item: NavigationPathItem, pathOf elementName: String) -> String {
    "a NavigationLink has a value of type \(item.typeName), but the path of the stack around holds \(elementName): the link does "
      + "nothing. Give the link a value of that type, or make the path a NavigationPath."
  }

  static func endless(_ limit: Int) -> String {
    "a NavigationStack has more than \(limit) screens, each presented by the one below: no more are shown. "
      + "Look for a navigationDestination(isPresented:) that is always true."
  }

  static func destinationOutside(_ name: String) -> String {
    "\(name) stands outside of a NavigationStack, where it does nothing. Move it to a view inside the stack."
  }
}

extension NavigationPathItem {
  /// The type without its module.
  fileprivate var shortTypeName: String { typeName.split(separator: ".", maxSplits: 1).last.map(String.init) ?? typeName }
}
