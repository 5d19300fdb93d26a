import Foundation

// Foundation's on Apple's systems; on Linux it leaves Markdown out.

/// What a part of a text is meant as, by its Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// Named by key paths only: there is no value of the attribute's type.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("an attribute is a key; read it from an attributed string instead")
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// A string with the styles of its Markdown.
  ///
  /// - Gap: blocks are not read: lists, headings and quotes stay as they are written.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for part in InlineMarkdown.parts(of: markdown) {
      var run = AttributedString(part.text)
      var intent: InlinePresentationIntent = []
      if part.markup.isEmphasized { intent.insert(.emphasized) }
      if part.markup.isStrong { intent.insert(.stronglyEmphasized) }
      if part.markup.isCode { intent.insert(.code) }
      if part.markup.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { run.inlinePresentationIntent = intent }
      if let link = part.markup.link {
        run.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
      }
      append(run)
    }
  }
}
