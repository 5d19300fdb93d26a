import Foundation
import TopdownDisplay

/// What is kept of a screen: its picture as PNG, and what it reads like as text and as JSON, in three files of one name.
public struct ScreenRecord: Hashable, Sendable {
  public static let extensions = ["png", "txt", "json"]

  public var png: Data
  /// As `topdown show` prints it.
  public var text: String
  /// Nodes are numbered in the order of reading, since a host counts on from screen to screen.
  public var json: String

  public init(png: Data, semantics: SemanticsNode) {
    self.png = png
    text = ScreenText.of(semantics) + "\n"
    json = ScreenJSON.of(Self.numbered(semantics)) + "\n"
  }

  private static func numbered(_ root: SemanticsNode) -> SemanticsNode {
    var last = 0
    func numbered(_ node: SemanticsNode) -> SemanticsNode {
      var node = node
      last += 1
      node.id = last
      node.children = node.children.map(numbered)
      return node
    }
    return numbered(root)
  }

  /// The files by their extensions.
  public var files: [(fileExtension: String, bytes: Data)] {
    Array(zip(Self.extensions, [png, Data(text.utf8), Data(json.utf8)]))
  }
}

/// How a screen stands to what was recorded of it.
public enum ScreenComparison: Hashable, Sendable {
  case same
  /// There is no picture of it.
  case missing
  case different(ScreenChange)

  /// - Parameter file: The recorded file of an extension.
  /// - Throws: `RenderingError` where the recorded picture is none, or is of other drawing libraries.
  public init(of screen: ScreenRecord, with file: (_ fileExtension: String) -> URL) throws {
    let picture = try ReferenceComparison(of: screen.png, with: file("png"))
    let text = Self.change(of: screen.text, from: file("txt"))
    let json = Self.change(of: screen.json, from: file("json"))
    switch picture {
    case .missing: self = .missing
    case .same where text == .same && json == .same: self = .same
    case .same: self = .different(ScreenChange(pixels: nil, before: screen.png, text: text, json: json))
    case .different(let pixels, let before):
      self = .different(ScreenChange(pixels: pixels, before: before, text: text, json: json))
    }
  }

  private static func change(of text: String, from file: URL) -> ScreenChange.Reading {
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else { return .missing(file.lastPathComponent) }
    let difference = ScreenDifference(from: recorded, to: text)
    return difference.isEmpty ? .same : .different(difference.description)
  }
}

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
