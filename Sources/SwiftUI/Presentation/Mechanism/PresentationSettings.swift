import Foundation
@_spi(Runtime) import SwiftUICore

/// How the content of a presentation wants to be shown.
struct PresentationSettings {
  typealias Setting = (inout PresentationSettings) -> Void

  var detents: Set<PresentationDetent> = [.large]
  /// The detent that a binding names, and how to write another one.
  var selection: (detent: PresentationDetent, select: @MainActor (PresentationDetent) -> Void)?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var contentInteraction = PresentationContentInteraction.automatic
  var horizontalAdaptation = PresentationAdaptation.automatic
  var verticalAdaptation = PresentationAdaptation.automatic
  var isInteractiveDismissDisabled = false
}

/// The settings of the views inside, while they stand: one further inside wins, and the newer one of two at one depth.
@MainActor struct AskedSettings {
  private struct Entry {
    let owner: ObjectIdentifier
    let depth: Int
    var setting: PresentationSettings.Setting
  }

  private var entries: [Entry] = []

  mutating func set(_ setting: @escaping PresentationSettings.Setting, by owner: Element) {
    let id = ObjectIdentifier(owner)
    if let index = entries.firstIndex(where: { $0.owner == id }) {
      entries[index].setting = setting
    } else {
      let place = entries.firstIndex { $0.depth > owner.depth } ?? entries.count
      entries.insert(Entry(owner: id, depth: owner.depth, setting: setting), at: place)
    }
  }

  mutating func remove(_ owner: Element) { entries.removeAll { $0.owner == ObjectIdentifier(owner) } }

  var resolved: PresentationSettings {
    var settings = PresentationSettings()
    for entry in entries { entry.setting(&settings) }
    return settings
  }
}

extension View {
  /// Tells the presentation around how to show itself; `read` is asked again when what it reads changes.
  nonisolated func presentationSetting(_ read: @escaping @MainActor () -> PresentationSettings.Setting) -> some View {
    modifier(PresentationSettingModifier(read: read))
  }
}

private nonisolated struct PresentationSettingModifier: ViewModifier {
  typealias Body = Never

  let read: @MainActor () -> PresentationSettings.Setting

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(PresentationSettingElement(view, inputs))
  }
}

private final class PresentationSettingElement<Content: View>: ModifiedElement<Content, PresentationSettingModifier> {
  private lazy var presentation = Recorder.withoutRecording { EnvironmentValues(reading: environment).presentation }

  override func didMount() { rebuild() }
  override func modifierDidChange(from old: PresentationSettingModifier) { rebuild() }
  override func willUnmount() { presentation?.removeSetting(by: self) }

  override func rebuild() {
    guard let presentation else { return }
    presentation.set(recording(view.modifier.read), by: self)
  }
}
