@_spi(Runtime) import SwiftUICore

/// Says something about the bars of the screen around.
nonisolated struct BarSettingModifier: ViewModifier {
  typealias Body = Never

  let settings: [BarSettings.Setting]

  init(_ settings: BarSettings.Setting...) { self.settings = settings }

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(BarSettingElement(view, inputs))
  }
}

/// Hands its settings up to the bars while it stands on their screen.
private final class BarSettingElement<Content: View>: ModifiedElement<Content, BarSettingModifier> {
  private lazy var bar = Recorder.withoutRecording { EnvironmentValues(reading: environment).navigationBar }

  override var ground: PresenceScope? { bar?.ground }

  override func didMount() { bar?.set(view.modifier.settings, by: self) }

  override func modifierDidChange(from old: BarSettingModifier) {
    if isPresent, old.settings != view.modifier.settings { bar?.set(view.modifier.settings, by: self) }
  }

  override func willUnmount() { bar?.removeSettings(of: self) }
}
