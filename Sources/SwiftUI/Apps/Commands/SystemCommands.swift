@_spi(Runtime) import SwiftUICore

/// The system's commands that show and hide the sidebar.
///
/// - Gap: the system's own commands are not there.
public struct SidebarCommands: PrimitiveCommands {
  public init() {}

  var commandsContent: some View { EmptyView() }
}

/// The system's commands that search and transform text.
///
/// - Gap: the system's own commands are not there.
public struct TextEditingCommands: PrimitiveCommands {
  public init() {}

  var commandsContent: some View { EmptyView() }
}

/// The system's commands that format text.
///
/// - Gap: the system's own commands are not there.
public struct TextFormattingCommands: PrimitiveCommands {
  public init() {}

  var commandsContent: some View { EmptyView() }
}

/// The system's commands that show and change the toolbar.
///
/// - Gap: the system's own commands are not there.
public struct ToolbarCommands: PrimitiveCommands {
  public init() {}

  var commandsContent: some View { EmptyView() }
}

/// The system's commands that show and hide the inspector.
///
/// - Gap: the system's own commands are not there.
public struct InspectorCommands: PrimitiveCommands {
  public init() {}

  var commandsContent: some View { EmptyView() }
}

/// The system's commands that take pictures from nearby devices.
///
/// - Gap: the system's own commands are not there.
public struct ImportFromDevicesCommands: PrimitiveCommands {
  public init() {}

  var commandsContent: some View { EmptyView() }
}
