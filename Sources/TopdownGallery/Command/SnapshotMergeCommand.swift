/// `topdown snapshot merge`: joins what the shards of one run wrote.
public struct SnapshotMergeCommand: Sendable {
  public var folders: [String]
  public var output: String
  /// Whether the report on standard output is JSON, for a program.
  public var isJSON: Bool

  public init(folders: [String], output: String, isJSON: Bool = false) {
    self.folders = folders
    self.output = output
    self.isJSON = isJSON
  }

  /// Returns whether every picture was written, or is as its reference.
  ///
  /// Throws `SnapshotFailure` where the folders don't fit together.
  public func run() throws -> Bool {
    let report = try SnapshotMerge(sources: folders.map { SnapshotFolder($0) }, output: SnapshotFolder(output)).run()
    print(isJSON ? report.json : report.summary(folder: output, differences: output) + "\n", terminator: "")
    return report.isComplete
  }
}
