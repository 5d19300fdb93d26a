@_spi(Runtime) import SwiftUICore

/// A menu of the app's own in its menu bar.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  let name: Text
  let content: Content

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  var commandsContent: some View { CommandSection(label: name, content: content) }
}

/// Commands beside those that the system's menus have, or in their place.
///
/// - Gap: the system's own commands are not there, so that replacing them adds.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  let placement: CommandGroupPlacement
  let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  var commandsContent: some View { CommandSection(label: Text(verbatim: placement.menu), content: content) }
}

/// A group of the system's commands, beside which an app's can stand.
public struct CommandGroupPlacement: Sendable {
  /// The menu that the group stands in.
  let menu: String

  public static let appInfo = CommandGroupPlacement(menu: "App")
  public static let appSettings = CommandGroupPlacement(menu: "App")
  public static let systemServices = CommandGroupPlacement(menu: "App")
  public static let appVisibility = CommandGroupPlacement(menu: "App")
  public static let appTermination = CommandGroupPlacement(menu: "App")
  public static let newItem = CommandGroupPlacement(menu: "File")
  public static let saveItem = CommandGroupPlacement(menu: "File")
  public static let importExport = CommandGroupPlacement(menu: "File")
  public static let printItem = CommandGroupPlacement(menu: "File")
  public static let undoRedo = CommandGroupPlacement(menu: "Edit")
  public static let pasteboard = CommandGroupPlacement(menu: "Edit")
  public static let textEditing = CommandGroupPlacement(menu: "Edit")
  public static let textFormatting = CommandGroupPlacement(menu: "Format")
  public static let toolbar = CommandGroupPlacement(menu: "View")
  public static let sidebar = CommandGroupPlacement(menu: "View")
  public static let windowSize = CommandGroupPlacement(menu: "Window")
  public static let windowArrangement = CommandGroupPlacement(menu: "Window")
  public static let windowList = CommandGroupPlacement(menu: "Window")
  public static let singleWindowList = CommandGroupPlacement(menu: "Window")
  public static let help = CommandGroupPlacement(menu: "Help")
}
