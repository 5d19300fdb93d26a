import Foundation
import TopdownDisplay
import TopdownRenderer

/// Draws a display list as a PNG; may be called from many threads at once.
protocol PictureMaker: Sendable {
  /// The libraries and fonts that pixels hold for.
  var libraries: String { get }
  /// All that it draws with, its own code too: pictures of another version may differ.
  var version: String { get }

  func drawing(of list: DisplayList, scale: CGFloat) throws -> Drawing
}

struct Drawing: Equatable, Sendable {
  var png: Data
  /// SF Symbols without an icon, each drawn as a box with its name.
  var unmappedSymbols: [String] = []
  /// One of each script, drawn as a box with its code.
  var undrawnLetters: [UndrawnLetter] = []
}

extension Renderer: PictureMaker {
  var libraries: String { Self.drawingVersion }
  var version: String { Self.drawingVersion + ", " + Self.build }

  func drawing(of list: DisplayList, scale: CGFloat) throws -> Drawing {
    let picture = try picture(of: list, scale: scale)
    return Drawing(png: picture.png, unmappedSymbols: picture.unmappedSymbols, undrawnLetters: picture.undrawnLetters)
  }

  /// The executable that runs: the renderer's own code draws, too.
  private static let build: String = {
    let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(attributes?[.size] ?? 0) \(date)"
  }()
}
