/// A letter that was drawn as a box with its code, because none of the fonts for pictures has it.
public struct UndrawnLetter: Hashable, Codable, Sendable {
  public var letter: String
  /// "Tamil"; nil for a script that no font here is meant for.
  public var script: String?
  /// The Debian package to install; nil where it is there, or where none is known.
  public var package: String?

  public init(letter: String, script: String? = nil, package: String? = nil) {
    self.letter = letter
    self.script = script
    self.package = package
  }

  /// What one is told once: other letters of a script need the same package.
  public var message: String {
    guard let script, let package else {
      let codes = letter.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
      return "None of the fonts that pictures are drawn with has '\(letter)' (\(codes)): a box with its code is drawn."
    }
    return "No font for \(script) is installed, and '\(letter)' is drawn as a box; install it: sudo apt-get install \(package)"
  }
}

extension UndrawnLetter {
  init(_ character: Character) {
    let script = LetterScript.of(character)
    letter = String(character)
    self.script = script?.name
    package = script.flatMap { $0.font.installedVersion == nil ? $0.font.package : nil }
  }
}
