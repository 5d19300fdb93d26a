import TopdownDisplay

/// What became of each picture.
public struct SnapshotReport: Codable, Equatable, Sendable {
  public enum Mode: String, Codable, Sendable {
    /// Pictures into a folder.
    case write
    /// Pictures as the references of later ones.
    case record
    /// Pictures against their references.
    case verify
  }

  public enum Outcome: String, Codable, Sendable {
    case written, same, differs, missing, failed
  }

  public struct Picture: Codable, Equatable, Sendable {
    public var entry: String
    /// The name of its variant.
    public var variant: String
    /// Below the folder, without an extension.
    public var path: String
    public var outcome: Outcome
    /// Why there is no picture, or how it differs.
    public var reason: String?
    /// What went from the screen's text, and what came.
    public var screenDifference: String?
    /// SF Symbols without an icon, each drawn as a box with its name.
    public var unmappedSymbols: [String] = []
  }

  public var mode: Mode
  /// The libraries and fonts that the pixels hold for.
  public var drawingVersion: String
  /// nil for all of the work.
  public var shard: SnapshotShard?
  /// Every picture of the plan, those of other shards too.
  public var planned: [String]
  public var pictures: [Picture] = []
  /// References that belong to no picture of the plan; where they were recorded anew, those that were removed.
  public var superfluous: [String] = []

  /// Whether all was written, or is as its references are.
  public var isComplete: Bool {
    pictures.allSatisfy { $0.outcome == .written || $0.outcome == .same } && (mode != .verify || superfluous.isEmpty)
  }
}
