import Foundation

/// A drawn display list.
public struct Picture: Hashable, Sendable {
  /// Carries `Renderer.drawingVersion` as text, so that it can serve as a reference.
  public var png: Data
  /// SF Symbols without an icon, in alphabetical order; each was drawn as a box with its name.
  public var unmappedSymbols: [String]
  /// One of each script, in the order of the text; each was drawn as a box with its code.
  public var undrawnLetters: [UndrawnLetter] = []
}
