// What holds texts is emitted into whoever uses it, since a release build keeps whatever is public in a module, used or not.

/// What one item of a list of fixtures is made of.
///
/// Two values of one kind, such as an author's and a translator's name, take a key each: `fixture.name("author")`.
/// Fixtures at odd places are awkward, those at even ones ordinary, unless the list is `tidy`.
public struct Fixture: Sendable {
  let seed: UInt64
  /// The place in its list, counted from 0.
  public let index: Int
  private let allowsAwkward: Bool

  init(seed: UInt64, index: Int, isAwkward: Bool) {
    self.seed = seed
    self.index = index
    allowsAwkward = isAwkward
  }

  /// Whether the values that have awkward forms take one.
  public var isAwkward: Bool { allowsAwkward && !index.isMultiple(of: 2) }

  @usableFromInline func bits(_ kind: String, _ key: String) -> SeededBits {
    SeededBits(seed: seed, kind: kind, key: key, index: index)
  }

  /// The awkward form whose turn it is; where one goes is up to the place, so that a list long enough has all.
  @usableFromInline func awkward<Value>(_ forms: [Value], _ key: String) -> Value {
    forms[(index / 2 + Int(SeededBits.hash(key) % UInt64(forms.count))) % forms.count]
  }
}
