@_spi(Runtime) import SwiftUICore

/// Turns the edit mode of the lists around it on and off.
///
/// - Gap: changes are not animated.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
