import Observation
@_spi(Runtime) import SwiftUICore

/// Whether the bar of a tab view shows, as the screens that show say.
@Observable @MainActor final class TabBarModel {
  @ObservationIgnored private var hiding: [ObjectIdentifier] = []
  private(set) var isHidden = false

  nonisolated init() {}

  func setHidden(_ isHiding: Bool, by owner: Element) {
    hiding.removeAll { $0 == ObjectIdentifier(owner) }
    if isHiding { hiding.append(ObjectIdentifier(owner)) }
    if isHidden == hiding.isEmpty { isHidden = !hiding.isEmpty }
  }
}

/// Hides the bar of the tab view around while the view is shown.
nonisolated struct TabBarVisibilityModifier: ViewModifier {
  typealias Body = Never

  let isHidden: Bool

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(TabBarVisibilityElement(view, inputs))
  }
}

private final class TabBarVisibilityElement<Content: View>: ModifiedElement<Content, TabBarVisibilityModifier> {
  private lazy var bar = Recorder.withoutRecording { EnvironmentValues(reading: environment).tabBar }

  override func didMount() { bar?.setHidden(view.modifier.isHidden, by: self) }
  override func willUnmount() { bar?.setHidden(false, by: self) }

  override func modifierDidChange(from old: TabBarVisibilityModifier) {
    if isPresent { bar?.setHidden(view.modifier.isHidden, by: self) }
  }
}

private enum TabBarKey: EnvironmentKey {
  static var defaultValue: TabBarModel? { nil }
}

extension EnvironmentValues {
  /// The bar of the tab view around.
  var tabBar: TabBarModel? {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }
}
