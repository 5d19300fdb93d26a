import Foundation
import TopdownDisplay

/// A color of an asset catalogue, by its name.
struct NamedColor: Hashable, Sendable {
  let name: String
  let bundle: Bundle?

  func resolve(in environment: EnvironmentValues) -> DisplayColor {
    guard let set = NamedColors.shared.set(name, in: bundle) else {
      environment.authorWarnings?.addOnce(MissingAsset.color(name, in: bundle))
      // As Apple draws a color that no catalogue has.
      return DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    return environment.colorScheme == .dark ? set.dark ?? set.light : set.light
  }
}

/// The color sets that were looked for in bundles, each once.
final class NamedColors: Sendable {
  static let shared = NamedColors()

  struct ColorSet: Sendable {
    var light: DisplayColor
    var dark: DisplayColor?
  }

  private struct Key: Hashable {
    let bundle: String?
    let name: String
  }

  private let known = Guarded<[Key: ColorSet?]>([:])

  func set(_ name: String, in bundle: Bundle?) -> ColorSet? {
    let key = Key(bundle: bundle?.bundlePath, name: name)
    if let set = known.withLock({ $0[key] }) { return set }
    let found = AssetFolders.of(bundle).lazy.compactMap { AssetCatalog.folder("\(name).colorset", in: $0).flatMap(Self.read) }
      .first
    known.withLock { $0[key] = found }
    return found
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Value: Decodable {
        var components: [String: String]?
      }

      var color: Value?
      var appearances: [[String: String]]?

      var isDark: Bool { appearances?.contains { $0["appearance"] == "luminosity" && $0["value"] == "dark" } ?? false }
    }

    var colors: [Entry]
  }

  private static func read(_ folder: URL) -> ColorSet? {
    guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let plain = contents.colors.first { $0.appearances == nil } ?? contents.colors.first
    guard let light = plain?.color?.components.flatMap(color) else { return nil }
    return ColorSet(light: light, dark: contents.colors.first(where: \.isDark)?.color?.components.flatMap(color))
  }

  private static func color(_ components: [String: String]) -> DisplayColor? {
    let alpha = components["alpha"].flatMap(Double.init) ?? 1
    if let white = components["white"].flatMap(component) {
      return DisplayColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = components["red"].flatMap(component), let green = components["green"].flatMap(component),
      let blue = components["blue"].flatMap(component)
    else { return nil }
    return DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// "0x1F", "31" or "0.122".
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
  }
}
