@_spi(Runtime) import SwiftUICore

/// What `renameAction` set around a view.
public struct RenameAction {
  let action: () -> Void

  public func callAsFunction() { action() }
}

/// A button that starts the renaming that `renameAction` set around it; disabled without one.
public struct RenameButton<Label: View> {
  let label: Label

  @Environment(\.rename) private var rename

  nonisolated init(label: Label) { self.label = label }
}

extension RenameButton: View {
  public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// - Gap: the word is an English one.
  public nonisolated init() { self.init(label: Label("Rename", systemImage: "pencil")) }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The renaming that a view can start; nil where there is none.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Lets rename buttons below run `action`.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
}
