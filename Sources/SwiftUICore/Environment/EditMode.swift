/// Whether the lists of a screen can be changed.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// For a while, since a row was swiped for instance.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode of the screen; `EditButton` changes it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Gives the screens below an edit mode of their own, where nobody has given them one.
  mutating func provideEditMode(in graph: ViewGraph) {
    guard editMode == nil else { return }
    let box = StateBox(EditMode.inactive, graph: graph, owner: EditMode.self, name: "editMode")
    editMode = Binding(location: box)
  }
}
