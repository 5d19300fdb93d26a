import Foundation

/// One or more lines of text that can't be edited.
public struct Text: Equatable, Sendable {
  let content: String
  /// What was set on the text itself; it wins over the environment.
  var fontValue: Font?
  var weightValue: Font.Weight?
  var isItalic = false
  var style: AnyShapeStyle?

  public init(verbatim content: String) { self.content = content }

  /// - Gap: a key is shown as it is written: string catalogues are not read, and Markdown is not styled.
  public init(_ key: LocalizedStringKey) { content = key.text }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  public static func == (a: Text, b: Text) -> Bool {
    a.content == b.content && a.fontValue == b.fontValue && a.weightValue == b.weightValue && a.isItalic == b.isItalic
      && ValueComparison.areEqual(a.style, b.style)
  }

  public func font(_ font: Font?) -> Text { with { $0.fontValue = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weightValue = weight } }
  public func bold() -> Text { fontWeight(.bold) }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.style = AnyShapeStyle(style) } }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// The text as a person reads it.
  @_spi(Runtime) public var string: String { content }
}

extension Text: LeafView {
  public typealias Body = Never

  package func makeNode(_ context: NodeContext) -> TextNode { TextNode(id: context.nextNodeID()) }

  package func update(_ node: TextNode, _ context: NodeContext) -> Bool {
    let environment = context.environment
    var font = fontValue ?? environment.font ?? .body
    if let weightValue { font = font.weight(weightValue) }
    if isItalic { font = font.italic() }
    node.color =
      (style ?? environment.foregroundStyle)?.color(in: environment).display
      ?? Color.primary.resolve(in: environment).display
    return node.set(
      ResolvedText(
        string: content, font: font.resolve(environment), lineLimit: environment.lineLimit,
        alignment: environment.multilineTextAlignment, pixel: environment.pixelLength,
        isRightToLeft: environment.layoutDirection == .rightToLeft))
  }
}
