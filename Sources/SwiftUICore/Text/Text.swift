import Foundation

/// One or more lines of text that can't be edited.
public struct Text: Equatable, Sendable {
  /// Where the words come from.
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, LocalizedTable)
    case attributed(AttributedString)
    case joined(Text, Text)
    case image(Image)
    case dynamic(DynamicText)
  }

  let storage: Storage
  /// What was set on the text itself, the innermost first; it wins over the environment.
  private(set) var modifiers: [TextModifier] = []

  init(storage: Storage) { self.storage = storage }

  public init(verbatim content: String) { storage = .verbatim(content) }

  /// A text looked up by its key, its Markdown styled.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .key(key, LocalizedTable(name: tableName, bundle: bundle))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  // A literal is a key, though it could be an attributed string too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// A picture that stands among words.
  public init(_ image: Image) { storage = .image(image) }

  /// One text after the other, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .joined(lhs, rhs)) }

  /// Whether the words may be others at another time.
  private var isDynamic: Bool {
    switch storage {
    case .verbatim, .attributed, .image: false
    case .key(let key, _): key.hasTexts
    case .joined, .dynamic: true
    }
  }

  func adding(_ modifier: TextModifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// The text as a person reads it.
  @_spi(Runtime) public var string: String { string(in: EnvironmentValues()) }

  /// The text as a person reads it in its surroundings.
  package func string(in environment: EnvironmentValues) -> String {
    TextResolver.resolve(self, in: environment).spoken
  }
}

extension Text: LeafView {
  public typealias Body = Never

  package func makeNode(_ context: NodeContext) -> TextNode { TextNode(id: context.nextNodeID()) }

  package func update(_ node: TextNode, _ context: NodeContext) -> Bool {
    if isDynamic {
      let now = Date()
      if let change = nextChange(after: now) { context.graph.clock.wake(at: change, after: now) }
    }
    let isLayoutChanged = node.set(TextResolver.resolve(self, in: context.environment))
    node.updateLinks(context)
    return isLayoutChanged
  }
}
