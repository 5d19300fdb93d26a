import Foundation

/// A word of a variant's name, and what it changes.
struct VariantWord: Sendable {
  let name: String
  let meaning: String
  let change: @Sendable (inout HostAppearance) -> Void

  static func of(_ word: String) throws(UnknownVariant) -> VariantWord {
    let lowercased = word.lowercased()
    if let word = fixed.first(where: { $0.name == lowercased }) { return word }
    if let size = size(lowercased) { return VariantWord(name: lowercased, meaning: "") { $0.size = size } }
    if let locale = locale(word) { return VariantWord(name: locale.name, meaning: "") { $0.locale = locale.identifier } }
    throw UnknownVariant(word: word, nearest: Nearest.of(lowercased, among: fixed.map(\.name)))
  }

  /// `320x568`, from 1 to 4,096 points each.
  private static func size(_ word: String) -> CGSize? {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...4_096).contains(width), (1...4_096).contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// `de`, `pt-BR` or `zh-Hant`: a language that there is, which keeps a slip from being taken for one.
  private static func locale(_ word: String) -> (name: String, identifier: String)? {
    let parts = word.replacingOccurrences(of: "_", with: "-").split(separator: "-", omittingEmptySubsequences: false).map(
      String.init)
    guard let language = parts.first?.lowercased(), Locale.LanguageCode(language).isISOLanguage, parts.count <= 3 else {
      return nil
    }
    let rest = parts.dropFirst().map { $0.count == 4 ? $0.capitalized : $0.uppercased() }
    guard rest.allSatisfy({ $0.count == 2 || $0.count == 4 }) else { return nil }
    let name = ([language] + rest).joined(separator: "-")
    return (name, name.replacingOccurrences(of: "-", with: "_"))
  }

  static let fixed: [VariantWord] = looks + typeSizes + languages + devices

  private static let looks = [
    VariantWord(name: "light", meaning: "the light color scheme") { $0.colorScheme = .light },
    VariantWord(name: "dark", meaning: "the dark color scheme") { $0.colorScheme = .dark },
    VariantWord(name: "contrast", meaning: "increased contrast") { $0.contrast = .increased },
    VariantWord(name: "motion", meaning: "reduced motion") { $0.reducesMotion = true },
  ]

  private static let typeSizes = zip(
    ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"], HostAppearance.TypeSize.allCases
  ).map { name, size in VariantWord(name: name, meaning: "dynamic type: \(size.rawValue)") { $0.typeSize = size } }

  private static let languages = [
    VariantWord(name: "pseudo", meaning: "no language: longer, accented texts") { $0.locale = "en_XA" },
    VariantWord(name: "rtl", meaning: "from right to left, whatever the language") { $0.layoutDirection = .rightToLeft },
    VariantWord(name: "ltr", meaning: "from left to right, whatever the language") { $0.layoutDirection = .leftToRight },
  ]

  // Screens in points, of Apple's technical specifications.
  private static let devices = [
    device("se", "iPhone SE", 375, 667), device("phone", "iPhone 16", 393, 852), device("max", "iPhone 16 Pro Max", 440, 956),
    device("landscape", "iPhone 16, turned", 852, 393), device("ipad", "iPad, 11 inches", 834, 1_194),
  ]

  private static func device(_ name: String, _ model: String, _ width: Double, _ height: Double) -> VariantWord {
    VariantWord(name: name, meaning: "\(model): \(Int(width)) × \(Int(height))") {
      $0.size = CGSize(width: width, height: height)
    }
  }
}
