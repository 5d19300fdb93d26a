import Foundation

/// The language whose rules lines of a text follow.
public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?

  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}

extension Text {
  /// - Gap: lines are broken by the same rules in each language.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

  /// - Gap: lines are broken by the same rules in each language.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// - Gap: lines are broken by the same rules in each language.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// - Gap: lines are broken by the same rules in each language.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
}
