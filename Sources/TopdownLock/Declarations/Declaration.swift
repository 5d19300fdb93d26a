import SwiftSyntax

/// All that is declared under one name: a type with its extensions, overloads of a function, a helper on a type from outside.
struct Declaration: Sendable {
  /// What makes a core reach the declaration.
  enum Trigger: Sendable {
    /// Its name is used.
    case mention(Set<String>)
    /// It extends a protocol from outside: its name is used, or something reached conforms to the protocol.
    case conformance(to: String, or: Set<String>)
    /// It works without being named: an operator, an initializer, a conformance added to a type from outside.
    case always
  }

  struct Piece: Sendable {
    let item: TopLevelItem
    let node: Syntax
    let omissions: [SyntaxIdentifier: CanonicalText.Omission]
  }

  let name: String
  var trigger: Trigger
  private(set) var pieces: [Piece] = []
  /// The type around it, whose members it may use without naming the type.
  var parent: String?
  /// Names in inheritance clauses.
  var inherited: Set<String> = []
  /// The names that the pieces use.
  private(set) var mentions: Set<String> = []

  init(name: String, trigger: Trigger, parent: String?) {
    self.name = name
    self.trigger = trigger
    self.parent = parent
  }

  mutating func add(_ piece: Piece) {
    pieces.append(piece)
    mentions.formUnion(TopdownLock.mentions(in: piece.node, omitting: piece.omissions))
  }

  /// Where it stands, each file once, sorted.
  var paths: [String] {
    Set(pieces.map(\.item.path)).sorted()
  }

  /// The same wherever the pieces stand and in whatever order.
  var fingerprint: Fingerprint {
    fingerprint(omitting: [:])
  }

  func fingerprint(omitting more: [SyntaxIdentifier: CanonicalText.Omission]) -> Fingerprint {
    let texts = pieces.map { piece in
      let omissions = piece.omissions.merging(more) { own, _ in own }
      return piece.item.conditions + "|" + CanonicalText(piece.node, omitting: omissions).text
    }
    return Fingerprint(of: texts.sorted().joined(separator: "\n"))
  }
}
