import Foundation
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

/// The commands of one menu: they take no room, are not drawn, and can be carried out; the menu is called what its label says.
struct CommandSection<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @State private var name = SpokenName()

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  var body: some View {
    LayoutView(
      layout: FirstOnlyLayout(),
      content: TupleView((HStack { label }.modifier(NameLayer(name: name)), VStack { content }))
    )
    .modifier(CommandLayer(name: name))
  }
}

/// What the views of a label say.
private final class SpokenName {
  var string = ""
}

/// Notes what its views say; they are not described themselves.
private nonisolated struct NameLayer: WrappingModifier {
  let name: SpokenName

  @MainActor func makeNode(_ context: NodeContext) -> NameNode { NameNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: NameNode, _ context: NodeContext) -> Bool {
    node.name = name
    return false
  }
}

private final class NameNode: WrapperNode {
  var name: SpokenName?

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let said = builder.collect { super.describe(into: &$0, at: origin) }
    name?.string = builder.spokenLabel(of: said)
  }
}

private nonisolated struct CommandLayer: WrappingModifier {
  let name: SpokenName

  @MainActor func makeNode(_ context: NodeContext) -> CommandNode { CommandNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: CommandNode, _ context: NodeContext) -> Bool {
    node.name = name
    return false
  }
}

private final class CommandNode: WrapperNode {
  var name: SpokenName?

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: .zero, .unspecified)
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {}

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    // The label is known once it was described.
    let commands = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(self, at: origin, role: .commands, label: name?.string ?? "") { $0.nodes += commands }
  }
}
