import Foundation

// Foundation's on Apple's systems; on Linux it is missing.

/// A key with the place to look it up in.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (a: BundleDescription, b: BundleDescription) -> Bool { a.bundle == b.bundle }

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  public let table: String?
  public let bundle: BundleDescription
  public var locale: Locale
  let localizedKey: LocalizedStringKey
  private let explicitKey: String?

  /// As it stands in a table.
  public var key: String { explicitKey ?? localizedKey.key }

  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value), key: nil) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation), key: nil)
  }

  /// A key, or the words themselves where `defaultValue` gives a key other ones.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, key: nil, table: table, locale: locale, bundle: bundle)
  }

  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(defaultValue, key: "\(key)", table: table, locale: locale, bundle: bundle)
  }

  private init(
    _ value: LocalizedStringKey, key: String?, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main
  ) {
    localizedKey = key.map { value.lookedUp(by: $0) } ?? value
    explicitKey = key
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public var localizedStringResource: LocalizedStringResource { self }
}

/// A type that has a name in each language.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  /// A text looked up as a resource says.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.localizedKey, tableName: resource.table, bundle: resource.bundle.bundle)
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { appendInterpolation(Text(resource)) }
}

extension String {
  /// The words of a resource in its language, with their Markdown as it is written.
  public init(localized resource: LocalizedStringResource) {
    var environment = EnvironmentValues()
    environment.locale = resource.locale
    self = resource.localizedKey.written(in: LocalizedTable(name: resource.table, bundle: resource.bundle.bundle), environment)
  }
}

extension String {
  /// A key of a text with what is to be filled in.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The words of a key in a language.
  @_disfavoredOverload
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(keyAndValue.key, table: table, locale: locale, bundle: .of(bundle), comment: comment))
  }

  /// The words of a key in a language, or other ones than the key's where there are none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue.key, table: table, locale: locale, bundle: .of(bundle), comment: comment))
  }
}

extension LocalizedStringResource.BundleDescription {
  static func of(_ bundle: Bundle?) -> LocalizedStringResource.BundleDescription {
    bundle.map { $0 == .main ? .main : .atURL($0.bundleURL) } ?? .main
  }
}
