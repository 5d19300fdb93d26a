import TopdownDisplay

/// Everything that a package has to show, by feature.
public struct EntryList: Codable, Hashable, Sendable {
  public var entries: [HostEntry]
  /// What the package has to show beside them, a line each.
  public var unseen: [String] = []

  /// A line a feature, below it a line for each scenario, and below that what it does by itself and must leave.
  public var text: String {
    guard !entries.isEmpty else { return HostFailure.noEntries.description + "\n" }
    return features.map { feature in
      let names = feature.scenarios.map(\.name.count).max() ?? 0
      let kinds = feature.scenarios.map(\.kind.rawValue.count).max() ?? 0
      return ([feature.name] + feature.scenarios.flatMap { lines(of: $0, names, kinds) }).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  public var json: String { ScreenJSON.text(of: features) + "\n" }

  private func lines(of entry: HostEntry, _ names: Int, _ kinds: Int) -> [String] {
    func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
    let place = entry.location ?? entry.provider ?? ""
    let first = ["  " + padded(entry.name, to: names), padded(entry.kind.rawValue, to: kinds), place].joined(separator: "  ")
    let steps = entry.steps.map { "      when  \($0)" }
    let expected = (entry.expected ?? []).map { "      then  \($0)" }
    return [first.trimmingEnd] + steps + expected
  }

  private struct Feature: Encodable {
    var name: String
    var scenarios: [HostEntry]
  }

  /// In the order in which their first scenarios come.
  private var features: [Feature] {
    var features: [Feature] = []
    for entry in entries {
      if let index = features.firstIndex(where: { $0.name == entry.group }) {
        features[index].scenarios.append(entry)
      } else {
        features.append(Feature(name: entry.group, scenarios: [entry]))
      }
    }
    return features
  }
}

extension String {
  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
