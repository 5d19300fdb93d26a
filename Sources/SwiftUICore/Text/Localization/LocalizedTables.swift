import Foundation

/// The tables that were read from bundles; a bundle without any is asked once.
final class LocalizedTables: Sendable {
  static let shared = LocalizedTables()

  static let isMainBundleEmpty = shared.languages(of: .main, Bundle.main.bundlePath).isEmpty

  private struct Place: Hashable {
    let bundle: String
    let language: String
    let table: String
  }

  private struct State {
    var languages: [String: [String]] = [:]
    var tables: [Place: StringsTable?] = [:]
  }

  private let state = Guarded(State())

  func string(
    for key: String, table: String, bundle: Bundle, arguments: [LocalizedStringKey.Argument], locale: Locale
  ) -> String? {
    let path = bundle.bundlePath
    let languages = languages(of: bundle, path)
    if languages.isEmpty { return nil }
    for language in Self.preferred(among: languages, locale) {
      let place = Place(bundle: path, language: language, table: table)
      if let string = self.table(at: place, bundle)?.string(for: key, arguments, locale) { return string }
    }
    return nil
  }

  private func languages(of bundle: Bundle, _ path: String) -> [String] {
    if let known = state.withLock({ $0.languages[path] }) { return known }
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: bundle.resourcePath ?? path)) ?? []
    let found = folders.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    state.withLock { $0.languages[path] = found }
    return found
  }

  private func table(at place: Place, _ bundle: Bundle) -> StringsTable? {
    if let known = state.withLock({ $0.tables[place] }) { return known }
    let folder = URL(fileURLWithPath: bundle.resourcePath ?? place.bundle).appendingPathComponent("\(place.language).lproj")
    let table = StringsTable(folder: folder, name: place.table)
    state.withLock { $0.tables[place] = table }
    return table
  }

  /// The languages that suit a locale, best first: its own with the region, its own, then the base.
  private static func preferred(among languages: [String], _ locale: Locale) -> [String] {
    let wanted = locale.identifier.replacingOccurrences(of: "_", with: "-").lowercased()
    let language = wanted.split(separator: "-").first.map(String.init) ?? wanted
    func matches(_ candidate: String) -> [String] {
      languages.filter { $0.lowercased().replacingOccurrences(of: "_", with: "-") == candidate }
    }
    return matches(wanted) + (language == wanted ? [] : matches(language)) + matches("base")
  }
}
