import Foundation
@_spi(Runtime) import SwiftUICore

extension View {
  /// Names the screen in the bar of the navigation stack around it.
  public nonisolated func navigationTitle(_ title: Text) -> some View { modifier(BarSettingModifier(.title(title))) }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// - Gap: the title can't be renamed in the bar.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Shows a view in place of the title; `navigationTitle` with a text still names the screen.
  public nonisolated func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    modifier(ToolbarModifier(items: title().barItem(.principal)))
  }

  /// Says more about the screen below its title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { modifier(BarSettingModifier(.subtitle(subtitle))) }

  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Says which document the screen shows.
  ///
  /// - Gap: the document can't be shared from the bar.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    modifier(BarSettingModifier(.displayMode(displayMode)))
  }

  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Leaves the bar out; the content gets its room.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarSettingModifier(.visibility(hidden ? .hidden : .automatic, [.navigationBar])))
  }

  /// Leaves the button that leads back out of the bar.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BarSettingModifier(.isBackButtonHidden(hidesBackButton)))
  }
}
