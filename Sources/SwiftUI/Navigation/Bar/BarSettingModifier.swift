@_spi(Runtime) import SwiftUICore

/// Says something about the bars of the screen around.
nonisolated struct BarSettingModifier: ViewModifier {
  typealias Body = Never

  let setting: BarSettings.Setting

  init(_ setting: BarSettings.Setting) { self.setting = setting }

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(BarSettingElement(view, inputs))
  }
}

/// Hands its setting up to the bar while it stands on the bar's screen.
private final class BarSettingElement<Content: View>: ModifiedElement<Content, BarSettingModifier> {
  private lazy var bar = Recorder.withoutRecording { EnvironmentValues(reading: environment).navigationBar }

  override var ground: PresenceScope? { bar?.ground }

  override func didMount() { bar?.set(view.modifier.setting, by: self) }

  override func modifierDidChange(from old: BarSettingModifier) {
    if isPresent, old.setting != view.modifier.setting { bar?.set(view.modifier.setting, by: self) }
  }

  override func willUnmount() { bar?.remove(self) }
}
