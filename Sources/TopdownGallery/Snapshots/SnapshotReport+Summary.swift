extension SnapshotReport {
  /// For a person: how many there are, then what is wrong with the others, and what to do.
  func summary(folder: String, differences: String) -> String {
    var lines = [headline(folder)]
    for picture in pictures { lines += self.lines(of: picture, differences) }
    for path in superfluous where mode == .verify { lines.append("Superfluous: \(path).png is the reference of no scenario.") }
    if mode == .record, !superfluous.isEmpty {
      lines.append("Removed, since no scenario has them: \(superfluous.joined(separator: ", ")).")
    }
    let symbols = Set(pictures.flatMap(\.unmappedSymbols)).sorted()
    if !symbols.isEmpty { lines.append("Symbols without an icon, drawn as boxes: \(symbols.joined(separator: ", ")).") }
    if mode == .verify, pictures.contains(where: { $0.outcome == .differs || $0.outcome == .missing }) || !superfluous.isEmpty {
      lines.append("If this is right, record anew with `topdown snapshot --record`, look at the pictures, and commit them.")
    }
    return lines.joined(separator: "\n")
  }

  private func headline(_ folder: String) -> String {
    let part = shard.map { " (shard \($0))" } ?? ""
    switch mode {
    case .write: return "Wrote \(counted(.written)) to \(folder)\(part)."
    case .record: return "Recorded \(counted(.written)) in \(folder)\(part)."
    case .verify:
      let counts = [
        ("the same", count(.same)), ("different", count(.differs)), ("without a reference", count(.missing)),
        ("not drawn", count(.failed)), ("superfluous", superfluous.count),
      ]
      let told = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
      return "Compared \(pictures.count.of("picture")) with \(folder)\(part): \(told)."
    }
  }

  private func lines(of picture: Picture, _ differences: String) -> [String] {
    let name = "'\(picture.entry)' (\(picture.variant))"
    let reason = picture.reason ?? ""
    switch picture.outcome {
    case .written, .same: return []
    case .failed: return ["No picture of \(name): \(reason)"]
    case .missing: return ["Missing: \(name) has no reference \(picture.path).png."]
    case .differs:
      let changes = (picture.screenDifference ?? "").split(separator: "\n").map { "  \($0)" }
      return ["Differs: \(name): \(reason); see \(differences)/\(picture.path)-difference.png"] + changes
    }
  }

  private func count(_ outcome: Outcome) -> Int { pictures.count { $0.outcome == outcome } }

  private func counted(_ outcome: Outcome) -> String { count(outcome).of("picture") }
}

extension Int {
  /// `1 picture`, `2 pictures`.
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
