@_spi(Runtime) import SwiftUICore

/// The scene of an app's settings; `openSettings` and `SettingsLink` open its one window.
public struct Settings<Content: View>: PrimitiveScene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var sceneContent: some View {
    WindowScene(description: SceneDescription(kind: .settings, title: Text("Settings"))) { _ in content }
  }
}

/// A button that opens the app's settings.
public struct SettingsLink<Label: View>: View {
  let label: Label
  @Environment(\.openSettings) private var openSettings

  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }

  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The label of a `SettingsLink` that has none of its own.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { Label("Settings…", systemImage: "gear") }
}
