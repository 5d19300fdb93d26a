public import Foundation
import TopdownDisplay

extension Color {
  /// The color set of that name in an asset catalogue that lies in the bundle as it was written; clear where there is none.
  ///
  /// - Gap: of a color set the universal colors count, for light and dark; gamuts, devices and contrast do not.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = BundleColors.shared.color(name, in: bundle ?? .main) ?? .clear
  }
}

/// The colors that were looked for in bundles, each once.
final class BundleColors: Sendable {
  static let shared = BundleColors()

  private struct Key: Hashable {
    let bundle: String
    let name: String
  }

  private let known = Guarded<[Key: Color?]>([:])

  func color(_ name: String, in bundle: Bundle) -> Color? {
    let key = Key(bundle: bundle.bundlePath, name: name)
    if let color = known.withLock({ $0[key] }) { return color }
    let found = Self.find(name, in: URL(fileURLWithPath: bundle.resourcePath ?? bundle.bundlePath))
    known.withLock { $0[key] = found }
    return found
  }

  /// Color sets stand in the catalogue or in a folder of it, which gives the name no part unless it has a namespace.
  static func find(_ name: String, in root: URL) -> Color? {
    let entries = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    let wanted = (name as NSString).lastPathComponent + ".colorset"
    for catalogue in entries where catalogue.pathExtension == "xcassets" {
      let files = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.lastPathComponent == wanted else { continue }
        let data = FileManager.default.contents(atPath: file.appendingPathComponent("Contents.json").path)
        return data.flatMap { try? JSONDecoder().decode(ColorSet.self, from: $0) }?.color
      }
    }
    return nil
  }
}

/// The `Contents.json` of a color set.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }
    struct Value: Decodable {
      var components: [String: String]?

      /// A component is written as a share, as a byte or as a hexadecimal byte.
      var display: DisplayColor? {
        guard let components else { return nil }
        func read(_ name: String) -> Double? {
          guard let text = components[name] else { return nil }
          if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
          guard let number = Double(text) else { return nil }
          return text.contains(".") ? number : number / 255
        }
        let alpha = read("alpha") ?? 1
        if let white = read("white") { return DisplayColor(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = read("red"), let green = read("green"), let blue = read("blue") else { return nil }
        return DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
      }
    }
    var idiom: String
    var appearances: [Appearance]?
    var color: Value?
  }
  var colors: [Entry]

  var color: Color? {
    let universal = colors.filter { $0.idiom == "universal" }
    let isDark = { (entry: Entry) in entry.appearances?.contains { $0.value == "dark" } ?? false }
    guard let light = universal.first(where: { $0.appearances == nil })?.color?.display else { return nil }
    return Color(value: .adaptive(light: light, dark: universal.first(where: isDark)?.color?.display ?? light))
  }
}
