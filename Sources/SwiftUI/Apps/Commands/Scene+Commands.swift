import TopdownDisplay
@_spi(Runtime) import SwiftUICore

extension Scene {
  /// Adds commands to the app's menu bar.
  ///
  /// - Gap: the menu bar is not drawn: its commands are carried out by the stage and by their keyboard shortcuts.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    nonisolated(unsafe) let content = content()
    return ModifiedScene(self) { scene in
      Group {
        scene
        Content._makeCommands(content).view
      }
    }
  }

  /// - Gap: the system's own commands are not there, so that replacing them adds.
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commands(content: content)
  }

  /// Takes away the commands that the scene's windows bring, such as that for a new one.
  public nonisolated func commandsRemoved() -> some Scene { ModifiedScene(self) { $0 } }
}

private enum SceneShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// What opens a window of the scene.
  var sceneShortcut: KeyboardShortcut? {
    get { self[SceneShortcutKey.self] }
    set { self[SceneShortcutKey.self] = newValue }
  }
}

extension Scene {
  /// Lets keys open a new window of the scene, or bring its only one forward.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Nil takes it away.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    environment(\.sceneShortcut, shortcut)
  }
}

/// The commands of one menu: they take no room, are not drawn, and can be carried out.
struct CommandSection<Content: View>: View {
  let name: String
  let content: Content

  var body: some View {
    VStack { content }
      .modifier(CommandLayer(name: name))
  }
}

private nonisolated struct CommandLayer: WrappingModifier {
  let name: String

  @MainActor func makeNode(_ context: NodeContext) -> CommandNode { CommandNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: CommandNode, _ context: NodeContext) -> Bool {
    node.name = name
    return false
  }
}

/// Takes no room, is not drawn, and can be found by its name.
class CommandNode: WrapperNode {
  var name = ""

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: .zero, .unspecified)
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {}

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .commands, label: name) { super.describe(into: &$0, at: origin) }
  }
}
