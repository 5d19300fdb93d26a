@_spi(Runtime) import SwiftUICore

/// Builds one set of commands from those of a closure.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  @MainActor public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    var contents: [_CommandsContent] = []
    repeat contents.append(commandsContent(of: each content))
    return CommandsSequence(contents: contents)
  }

  @MainActor public static func buildIf<C: Commands>(_ content: C?) -> some Commands {
    CommandsSequence(contents: content.map { [commandsContent(of: $0)] } ?? [])
  }

  @MainActor public static func buildEither<T: Commands>(first: T) -> some Commands {
    CommandsSequence(contents: [commandsContent(of: first)])
  }

  @MainActor public static func buildEither<F: Commands>(second: F) -> some Commands {
    CommandsSequence(contents: [commandsContent(of: second)])
  }

  @MainActor public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    CommandsSequence(contents: [commandsContent(of: content)])
  }
}

@MainActor private func commandsContent<C: Commands>(of commands: C) -> _CommandsContent { C._makeCommands(commands) }

/// Several sets of commands, or none.
struct CommandsSequence: PrimitiveCommands {
  let contents: [_CommandsContent]

  var commandsContent: some View {
    ForEach(Array(contents.enumerated()), id: \.offset) { _, content in content.view }
  }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  public init() {}

  var commandsContent: some View { EmptyView() }
}

extension Group: Commands where Content: Commands {
  public typealias Body = Never

  @_disfavoredOverload
  public nonisolated init(@CommandsBuilder content: () -> Content) { self.init(holding: content()) }

  public var body: Never { fatalError("Group is primitive commands: it has no body") }
  public static func _makeCommands(_ commands: Self) -> _CommandsContent { Content._makeCommands(commands.content) }
}
