@_spi(Runtime) import SwiftUICore

/// The path that a stack follows, wherever it is kept.
struct NavigationPathSource {
  let items: [NavigationPathItem]
  let append: @MainActor (AnyHashable) -> Bool
  let removeLast: @MainActor (Int) -> Void
  /// What the path can hold, for messages; nil for any type.
  let elementName: String?

  @MainActor init(_ path: Binding<NavigationPath>) {
    items = path.wrappedValue.items
    append = { value in
      path.wrappedValue.items.append(NavigationPathItem(value))
      return true
    }
    // Somebody may have shortened the path meanwhile.
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    elementName = nil
  }

  @MainActor init<Data>(_ path: Binding<Data>)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    items = path.wrappedValue.map { NavigationPathItem(AnyHashable($0)) }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    elementName = String(describing: Data.Element.self)
  }
}
