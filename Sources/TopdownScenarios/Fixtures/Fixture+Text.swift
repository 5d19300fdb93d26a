import Foundation

extension Fixture {
  @_alwaysEmitIntoClient public var text: String { text("") }

  /// A title of two to four words; of an awkward fixture one of `Awkward.texts`.
  @_alwaysEmitIntoClient public func text(_ key: String) -> String {
    if isAwkward { return awkward(Awkward.texts, key) }
    var bits = bits("text", key)
    let count = 2 + Int(bits.below(3))
    return Self.capitalized((0..<count).map { _ in bits.pick(Words.all) }.joined(separator: " "))
  }

  @_alwaysEmitIntoClient public var name: String { name("") }

  /// A person's name; of an awkward fixture one of `Awkward.names`.
  @_alwaysEmitIntoClient public func name(_ key: String) -> String {
    if isAwkward { return awkward(Awkward.names, key) }
    var bits = bits("name", key)
    return bits.pick(Words.givenNames) + " " + bits.pick(Words.familyNames)
  }

  @_alwaysEmitIntoClient public var sentence: String { sentence("") }

  /// A sentence of five to twelve words; of an awkward fixture one of `Awkward.texts`.
  @_alwaysEmitIntoClient public func sentence(_ key: String) -> String {
    if isAwkward { return awkward(Awkward.texts, "sentence" + key) }
    var bits = bits("sentence", key)
    let count = 5 + Int(bits.below(8))
    return Self.capitalized((0..<count).map { _ in bits.pick(Words.all) }.joined(separator: " ")) + "."
  }

  @_alwaysEmitIntoClient public var url: URL { url("") }

  /// A URL below `https://example.com`, which belongs to nobody; of an awkward fixture one that is long, escaped, or has a query.
  @_alwaysEmitIntoClient public func url(_ key: String) -> URL {
    if isAwkward { return awkward(Awkward.urls, key) }
    var bits = bits("url", key)
    return Self.made("https://example.com/\(bits.pick(Words.all))/\(number)")
  }

  @usableFromInline static func made(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("\(text) is no URL, though fixtures are made of letters") }
    return url
  }

  @usableFromInline static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
