import TopdownDisplay

/// Finds what was meant by a name, in any case and with or without the feature's.
struct EntryFinder {
  var entries: [HostEntry]

  /// Throws `HostFailure` with the nearest name and what else there is.
  func entry(named name: String) throws(HostFailure) -> HostEntry {
    guard !entries.isEmpty else { throw .noEntries }
    if let exact = entries.first(where: { $0.id == name }) { return exact }
    let wanted = name.lowercased()
    let whole = entries.filter { $0.id.lowercased() == wanted }
    if let found = try only(whole, name) { return found }
    let feature = entries.filter { $0.group.lowercased() == wanted }
    if feature.count == 1 { return feature[0] }
    if !feature.isEmpty { throw .feature(name, of: feature) }
    if let found = try only(entries.filter { $0.name.lowercased() == wanted }, name) { return found }
    throw notFound(name)
  }

  private func only(_ found: [HostEntry], _ name: String) throws(HostFailure) -> HostEntry? {
    guard found.count > 1 else { return found.first }
    throw .ambiguous(name, among: found)
  }

  /// Says what is nearest to a name that nothing has.
  func notFound(_ name: String) -> HostFailure {
    guard !entries.isEmpty else { return .noEntries }
    // Whoever asks for a text without end gets the beginning of it back.
    let name = String(name.prefix(Self.longestName))
    let feature = entries.filter { name.lowercased().hasPrefix($0.group.lowercased() + "/") }
    let near = nearest(to: name, among: feature.isEmpty ? entries : feature)
    guard let first = near.first else {
      return feature.isEmpty ? .unknown(name, features: features) : .unknown(name, nearest: [], feature: feature)
    }
    return .unknown(name, nearest: near.map(\.id), feature: entries.filter { $0.group == first.group })
  }

  private static let longestName = 200

  /// A name without a feature may be that of a scenario, of a feature, or of both without the stroke between them.
  private func nearest(to name: String, among candidates: [HostEntry]) -> [HostEntry] {
    let words: (HostEntry) -> [String] = name.contains("/") ? { [$0.id] } : { [$0.name, $0.group, $0.id] }
    guard let near = Nearest.of(name, among: candidates.flatMap(words)) else { return [] }
    return candidates.filter { words($0).contains(near) }
  }

  private var features: [String] {
    var seen: Set<String> = []
    return entries.map(\.group).filter { seen.insert($0).inserted }
  }
}

extension HostFailure {
  fileprivate static func ambiguous(_ name: String, among found: [HostEntry]) -> HostFailure {
    HostFailure(
      description: """
        '\(name)' is the name of \(found.count) scenarios
        name the feature too: \(found.map(\.id).joined(separator: ", "))
        """)
  }

  fileprivate static func feature(_ name: String, of entries: [HostEntry]) -> HostFailure {
    HostFailure(
      description: """
        '\(name)' is a feature of \(entries.count) scenarios
        name one of them: \(entries.map(\.id).joined(separator: ", "))
        """)
  }

  fileprivate static func unknown(_ name: String, features: [String]) -> HostFailure {
    HostFailure(
      description: """
        there is no scenario '\(name)'
        the features are \(features.joined(separator: ", ")); `topdown list` names their scenarios
        """, isMissing: true)
  }

  /// - Parameter nearest: ids that are equally near; more of a feature than a person reads stand for the feature.
  fileprivate static func unknown(_ name: String, nearest: [String], feature: [HostEntry]) -> HostFailure {
    let near = nearest.count > 3 ? [feature[0].group] : nearest
    return HostFailure(
      description: """
        there is no scenario '\(name)'\(near.isEmpty ? "" : ", did you mean \(near.joined(separator: " or "))?")
        \(feature[0].group) has \(feature.map(\.name).joined(separator: ", "))
        """, isMissing: true)
  }
}
