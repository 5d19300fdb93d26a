import Foundation
import TopdownDisplay
import TopdownRenderer

@testable import TopdownGallery

/// A picture that names what was drawn, and fails where it is told to.
struct FakePictures: PictureMaker {
  struct Broken: Error, CustomStringConvertible { var description: String { "no font" } }

  var isBroken = false
  var libraries: String { "fake 1.0" }
  var version: String { libraries }

  var unmappedSymbols: [String] = []
  var undrawnLetters: [UndrawnLetter] = []

  func drawing(of list: DisplayList, scale: CGFloat) throws -> Drawing {
    if isBroken { throw Broken() }
    let text = "PNG \(Int(list.size.width))x\(Int(list.size.height))@\(Int(scale))"
    return Drawing(png: Data(text.utf8), unmappedSymbols: unmappedSymbols, undrawnLetters: undrawnLetters)
  }
}

extension Studio {
  static var fake: Studio { Studio(FakePictures()) }
}
