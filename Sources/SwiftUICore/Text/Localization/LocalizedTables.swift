import Foundation

/// The tables that were read from bundles; a bundle without any is asked once.
final class LocalizedTables: Sendable {
  static let shared = LocalizedTables()

  static let isMainBundleEmpty = shared.contents(of: .main, Bundle.main.bundlePath).isEmpty

  private struct Place: Hashable {
    let bundle: String
    let language: String
    let table: String
  }

  /// What of a bundle holds texts.
  private struct Contents {
    /// Of its `.lproj` folders.
    var languages: [String] = []
    /// Names of its `.xcstrings` files.
    var catalogs: [String] = []

    var isEmpty: Bool { languages.isEmpty && catalogs.isEmpty }
  }

  private struct State {
    var contents: [String: Contents] = [:]
    var tables: [Place: StringsTable?] = [:]
    var catalogs: [Place: StringCatalog?] = [:]
  }

  private let state = Guarded(State())

  func string(
    for key: String, table: String, bundle: Bundle, arguments: [LocalizedStringKey.Argument], locale: Locale
  ) -> String? {
    let path = bundle.bundlePath
    let contents = contents(of: bundle, path)
    if contents.catalogs.contains(table), let catalog = catalog(table, path, bundle),
      let string = catalog.string(for: key, arguments, locale)
    {
      return string
    }
    for language in Self.preferred(among: contents.languages, locale) {
      let place = Place(bundle: path, language: language, table: table)
      if let string = self.table(at: place, bundle)?.string(for: key, arguments, locale) { return string }
    }
    return nil
  }

  private func contents(of bundle: Bundle, _ path: String) -> Contents {
    if let known = state.withLock({ $0.contents[path] }) { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.resourcePath ?? path)) ?? []
    func named(_ suffix: String) -> [String] {
      names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
    }
    let found = Contents(languages: named(".lproj"), catalogs: named(".xcstrings"))
    state.withLock { $0.contents[path] = found }
    return found
  }

  private func root(of bundle: Bundle, _ path: String) -> URL { URL(fileURLWithPath: bundle.resourcePath ?? path) }

  private func table(at place: Place, _ bundle: Bundle) -> StringsTable? {
    if let known = state.withLock({ $0.tables[place] }) { return known }
    let folder = root(of: bundle, place.bundle).appendingPathComponent("\(place.language).lproj")
    let table = StringsTable(folder: folder, name: place.table)
    state.withLock { $0.tables[place] = table }
    return table
  }

  private func catalog(_ name: String, _ path: String, _ bundle: Bundle) -> StringCatalog? {
    let place = Place(bundle: path, language: "", table: name)
    if let known = state.withLock({ $0.catalogs[place] }) { return known }
    let catalog = StringCatalog(folder: root(of: bundle, path), name: name)
    state.withLock { $0.catalogs[place] = catalog }
    return catalog
  }

  /// The languages that suit a locale, best first: its own with the region, its own, then the base.
  static func preferred(among languages: [String], _ locale: Locale) -> [String] {
    let wanted = locale.identifier.replacingOccurrences(of: "_", with: "-").lowercased()
    let language = wanted.split(separator: "-").first.map(String.init) ?? wanted
    func matches(_ candidate: String) -> [String] {
      languages.filter { $0.lowercased().replacingOccurrences(of: "_", with: "-") == candidate }
    }
    return matches(wanted) + (language == wanted ? [] : matches(language)) + matches("base")
  }
}
