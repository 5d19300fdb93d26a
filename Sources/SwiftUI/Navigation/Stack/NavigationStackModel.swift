@_spi(Runtime) import SwiftUICore

/// What the screens of a stack tell it: where values lead, and what is presented.
@MainActor final class NavigationStackModel {
  /// A builder of screens for the values of one type.
  struct Destination {
    let owner: ObjectIdentifier
    /// nil for a value of another type.
    let build: (NavigationPathItem) -> AnyView?
  }

  /// The stack itself, while it stands.
  weak var host: (any NavigationHost)?
  private(set) var destinations: [Destination] = []
  /// In the order in which they were presented.
  private(set) var presentations: [NavigationPresentation] = []

  func set(_ destination: Destination) {
    if let index = destinations.firstIndex(where: { $0.owner == destination.owner }) {
      destinations[index] = destination
    } else {
      destinations.append(destination)
    }
    host?.screensMayDiffer()
  }

  func removeDestination(of owner: Element) {
    destinations.removeAll { $0.owner == ObjectIdentifier(owner) }
    host?.screensMayDiffer()
  }

  /// The screen for a value; the first destination of a type is the one nearest to the root, and it wins, as documented.
  func content(for item: NavigationPathItem) -> AnyView? {
    for destination in destinations {
      if let content = destination.build(item) { return content }
    }
    return nil
  }

  func present(_ presentation: NavigationPresentation) {
    if !presentations.contains(where: { $0 === presentation }) { presentations.append(presentation) }
    host?.screensMayDiffer()
  }

  func presentationDidChange() { host?.screensMayDiffer() }

  func withdraw(_ presentation: NavigationPresentation) {
    guard presentations.contains(where: { $0 === presentation }) else { return }
    presentations.removeAll { $0 === presentation }
    host?.screensMayDiffer()
  }

  /// Follows a link with a value.
  func push(_ value: AnyHashable) { host?.push(value) }
}

/// A screen that a view presents itself, with no value in the path.
@MainActor final class NavigationPresentation {
  /// Another id stands for another screen.
  let id: AnyHashable?
  var content: AnyView
  /// Takes the presentation back where it came from, as when its screen is popped.
  var end: () -> Void

  init(id: AnyHashable?, content: AnyView, end: @escaping () -> Void) {
    self.id = id
    self.content = content
    self.end = end
  }
}

/// The element of a stack, as its model sees it.
@MainActor protocol NavigationHost: AnyObject {
  func screensMayDiffer()
  func push(_ value: AnyHashable)
}

private enum NavigationStackKey: EnvironmentKey {
  static var defaultValue: NavigationStackModel? { nil }
}

extension EnvironmentValues {
  /// The navigation stack around.
  var navigationStack: NavigationStackModel? {
    get { self[NavigationStackKey.self] }
    set { self[NavigationStackKey.self] = newValue }
  }
}
