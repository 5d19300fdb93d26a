import TopdownDisplay

/// Finds what was meant by a name, in any case and with or without the feature's.
struct EntryFinder {
  var entries: [HostEntry]

  /// Throws `HostFailure` with the nearest name and what else there is.
  func entry(named name: String) throws(HostFailure) -> HostEntry {
    guard !entries.isEmpty else { throw .noEntry(name, among: entries) }
    if let exact = entries.first(where: { $0.id == name }) { return exact }
    let wanted = name.lowercased()
    for found in [entries.filter { $0.id.lowercased() == wanted }, entries.filter { $0.name.lowercased() == wanted }] {
      if found.count == 1 { return found[0] }
      if !found.isEmpty { throw .ambiguous(name, among: found) }
    }
    let feature = entries.filter { $0.group.lowercased() == wanted }
    if feature.count == 1 { return feature[0] }
    if !feature.isEmpty { throw .feature(name, of: feature) }
    throw notFound(name)
  }

  private func notFound(_ name: String) -> HostFailure {
    let feature = entries.filter { name.lowercased().hasPrefix($0.group.lowercased() + "/") }
    let candidates = feature.isEmpty ? entries : feature
    guard let near = nearest(to: name, among: candidates) else {
      return feature.isEmpty ? .unknown(name, features: features) : .unknown(name, nearest: nil, feature: feature)
    }
    return .unknown(name, nearest: near, feature: entries.filter { $0.group == near.group })
  }

  /// A name without a feature is compared with names, one with a feature with both.
  private func nearest(to name: String, among candidates: [HostEntry]) -> HostEntry? {
    let isWhole = name.contains("/")
    let words = candidates.map { isWhole ? $0.id : $0.name }
    return Nearest.of(name, among: words).flatMap { words.firstIndex(of: $0) }.map { candidates[$0] }
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
        """)
  }

  fileprivate static func unknown(_ name: String, nearest: HostEntry?, feature: [HostEntry]) -> HostFailure {
    HostFailure(
      description: """
        there is no scenario '\(name)'\(nearest.map { ", did you mean \($0.id)?" } ?? "")
        \(feature[0].group) has \(feature.map(\.name).joined(separator: ", "))
        """)
  }
}
