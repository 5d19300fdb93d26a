/// What requirements are called in the log.
enum ScriptedNames {
  /// Names each requirement by its base name; those that share it by their labels too, and where these are the same by types.
  /// - Returns: Those that nothing tells apart.
  static func give(to requirements: inout [ScriptedRequirement]) -> [ScriptedMisuse] {
    let spellings: [(ScriptedRequirement) -> String] = [
      { $0.baseName.withoutBackticks },
      { $0.baseName.withoutBackticks + $0.parameters.filter { $0.label != "_" }.map(\.label.namePart).joined() },
      { $0.baseName.withoutBackticks + $0.parameters.map { $0.label.namePart + $0.typeWord }.joined() },
    ]
    var left = Array(requirements.indices)
    for spelling in spellings {
      for index in left { requirements[index].name = spelling(requirements[index]) }
      left = left.filter { index in
        requirements.indices.contains { $0 != index && requirements[$0].name == requirements[index].name }
      }
    }
    // The first of them is as it should be.
    return left.filter { index in requirements[..<index].contains { $0.name == requirements[index].name } }
      .map { ScriptedMisuse(requirements[$0].node, .scriptedTwice(requirements[$0].signature)) }
  }
}

extension String {
  /// With a first letter as in the middle of a name, and nothing that can't stand in one.
  var namePart: String {
    let letters = filter { $0.isLetter || $0.isNumber }
    return letters.prefix(1).uppercased() + letters.dropFirst()
  }
}
