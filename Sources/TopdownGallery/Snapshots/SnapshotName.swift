import Foundation
import TopdownDisplay

/// Names for picture files: "Group/name-dark+ar", safe on every file system, each once.
struct SnapshotNames {
  private var used: Set<String> = []

  /// The path below the output folder, without an extension.
  mutating func path(for entry: HostEntry, _ variant: Variant) -> String {
    let variant = variant.name.replacing(",", with: "+")
    return path("\(Self.safe(entry.group))/\(Self.safe(entry.name))", suffix: "-\(variant)")
  }

  /// `stem` with a suffix, and a number between them where another one has it already.
  mutating func path(_ stem: String, suffix: String = "") -> String {
    for copy in 1... {
      let path = "\(stem)\(copy == 1 ? "" : "-\(copy)")\(suffix)"
      // Names that differ only by case are one file on many systems.
      if used.insert(path.lowercased()).inserted { return path }
    }
    preconditionFailure("the numbers have run out")
  }

  /// `name` without what a file system or a shell would take amiss.
  static func safe(_ name: String) -> String {
    let forbidden = CharacterSet(charactersIn: "/\\:*?\"<>|").union(.controlCharacters).union(.newlines)
    let scalars = name.precomposedStringWithCanonicalMapping.unicodeScalars.map { forbidden.contains($0) ? "-" : String($0) }
    let trimmed = scalars.joined().trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    // File systems allow 255 bytes, of which the variant, a number and the extension need some.
    var short = trimmed
    while short.utf8.count > 180 { short.removeLast() }
    return short.isEmpty ? "unnamed" : short
  }
}
