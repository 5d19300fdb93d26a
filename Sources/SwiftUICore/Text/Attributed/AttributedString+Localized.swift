import Foundation

extension AttributedString {
  /// The words of a key in the language of its locale, with their Markdown. Foundation's, which leaves it out on Linux.
  public init(localized resource: LocalizedStringResource) {
    let words = String(localized: resource)
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: words, options: options)) ?? AttributedString(words)
  }

  @_disfavoredOverload
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(key.key, table: table, locale: locale, bundle: .of(bundle), comment: comment))
  }
}
