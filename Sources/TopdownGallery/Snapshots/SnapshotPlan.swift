import TopdownDisplay

/// Each entry in each variant, with the name of its picture; the same for every shard.
struct SnapshotPlan: Sendable {
  struct Job: Hashable, Sendable {
    var entry: HostEntry
    var variant: Variant
    /// Below the folder, without an extension.
    var path: String
  }

  let jobs: [Job]

  /// - Parameter filter: Only entries whose id contains it, whatever the case. The others keep their names reserved.
  /// - Throws: `HostFailure` where nothing is left.
  init(_ entries: [HostEntry], variants: [Variant], filter: String? = nil) throws(HostFailure) {
    var names = SnapshotNames()
    var jobs: [Job] = []
    for entry in entries {
      for variant in variants { jobs.append(Job(entry: entry, variant: variant, path: names.path(for: entry, variant))) }
    }
    if let filter { jobs.removeAll { !$0.entry.id.localizedCaseInsensitiveContains(filter) } }
    guard !jobs.isEmpty else { throw EntryFinder(entries: entries).notFound(filter ?? "") }
    self.jobs = jobs
  }

  /// Those of one shard: every n-th, so that each has as many, of every feature.
  func jobs(in shard: SnapshotShard?) -> [Job] {
    guard let shard else { return jobs }
    return jobs.indices.filter { $0 % shard.count == shard.index - 1 }.map { jobs[$0] }
  }
}
