import Foundation

/// What of a screen is not as it was recorded.
public struct ScreenChange: Hashable, Sendable {
  /// What became of the text, or of the JSON.
  public enum Reading: Hashable, Sendable {
    case same
    /// The file of this name is not beside the picture.
    case missing(String)
    /// Lines that went and came, marked.
    case different(String)
  }

  /// nil where every pixel is the same.
  public var pixels: PictureDifference?
  /// The recorded picture.
  public var before: Data
  public var text: Reading
  public var json: Reading

  /// For a person, without the lines.
  public var reason: String {
    if let pixels { return pixels.description }
    let readings = [("text", text), ("JSON", json)]
    let missing = readings.compactMap { if case .missing(let name) = $0.1 { name } else { nil } }
    if !missing.isEmpty {
      return "every pixel is the same, and \(missing.joined(separator: " and ")) is missing beside the picture"
    }
    let changed = readings.filter { if case .different = $0.1 { true } else { false } }.map(\.0)
    return "every pixel is the same, and the screen's \(changed.joined(separator: " and ")) is not"
  }

  /// Lines that went and came: those of the text, which are fewer, where it changed.
  public var lines: String? {
    for case .different(let lines) in [text, json] { return lines }
    return nil
  }
}
