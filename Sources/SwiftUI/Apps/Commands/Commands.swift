@_spi(Runtime) import SwiftUICore

/// Commands that an app offers apart from its windows: in a menu bar, and by keyboard shortcuts.
@preconcurrency @MainActor
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the view that holds the commands; primitive commands bring their own.
  @MainActor static func _makeCommands(_ commands: Self) -> _CommandsContent
}

extension Commands {
  public static func _makeCommands(_ commands: Self) -> _CommandsContent {
    _CommandsContent(CompositeCommands(commands: Installed(commands)))
  }
}

extension Never: Commands {}

/// What stands in the tree for commands; opaque to apps.
@MainActor
public struct _CommandsContent {
  let view: AnyView

  init(_ view: some View) { self.view = AnyView(view) }
}

/// Commands with a body: their dynamic properties are installed in the element of this view.
private struct CompositeCommands<C: Commands>: View {
  let commands: Installed<C>

  var body: some View { C.Body._makeCommands(commands.value.body).view }
}

/// Commands without a body: their content does the work.
protocol PrimitiveCommands: Commands where Body == Never {
  associatedtype Content: View
  @ViewBuilder @MainActor var commandsContent: Content { get }
}

extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) are primitive commands: they have no body") }
  public static func _makeCommands(_ commands: Self) -> _CommandsContent { _CommandsContent(commands.commandsContent) }
}
