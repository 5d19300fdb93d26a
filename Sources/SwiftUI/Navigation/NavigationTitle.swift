@_spi(Runtime) import SwiftUICore

extension View {
  /// Names the screen in the bar of the navigation stack around it.
  public nonisolated func navigationTitle(_ title: Text) -> some View { modifier(NavigationBarModifier(.title(title))) }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// - Gap: the title can't be renamed in the bar.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    modifier(NavigationBarModifier(.displayMode(displayMode)))
  }
}

nonisolated struct NavigationBarModifier: ViewModifier {
  typealias Body = Never

  let setting: NavigationBarModel.Setting

  init(_ setting: NavigationBarModel.Setting) { self.setting = setting }

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(NavigationBarSettingElement(view, inputs))
  }
}

/// Hands its setting up to the bar while it is in the tree.
private final class NavigationBarSettingElement<Content: View>: ModifiedElement<Content, NavigationBarModifier> {
  private lazy var bar = Recorder.withoutRecording { EnvironmentValues(reading: environment).navigationBar }

  override func didMount() { bar?.set(view.modifier.setting, by: self) }

  override func modifierDidChange(from old: NavigationBarModifier) {
    if old.setting != view.modifier.setting { bar?.set(view.modifier.setting, by: self) }
  }

  override func willUnmount() { bar?.remove(self) }
}
