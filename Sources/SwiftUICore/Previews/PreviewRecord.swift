/// A `#Preview` of this process, ready to be shown.
@_spi(Runtime)
public struct PreviewRecord: Identifiable, Sendable {
  /// "Group/name"; the second preview of one group and name ends in " 2".
  public let id: String
  /// The file's name without its extension.
  public let group: String
  /// The name as written, or "Preview", "Preview 2" for those of a file without one.
  public let name: String
  /// "Module/File.swift"; for a `PreviewProvider` the type, whose line is 0.
  public let fileID: String
  public let line: Int
  public let traits: PreviewTraits
  public let makeView: @MainActor @Sendable () -> any View

  func renamed(_ id: String) -> PreviewRecord {
    PreviewRecord(id: id, group: group, name: name, fileID: fileID, line: line, traits: traits, makeView: makeView)
  }
}
