import Foundation
import TopdownDisplay

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
