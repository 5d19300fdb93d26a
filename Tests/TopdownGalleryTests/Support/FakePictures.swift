import Foundation
import TopdownDisplay

@testable import TopdownGallery

/// A picture that names what was drawn, and fails where it is told to.
struct FakePictures: PictureMaker {
  struct Broken: Error, CustomStringConvertible { var description: String { "no font" } }

  var isBroken = false

  func png(of list: DisplayList, scale: CGFloat) throws -> Data {
    if isBroken { throw Broken() }
    return Data("PNG \(Int(list.size.width))x\(Int(list.size.height))@\(Int(scale))".utf8)
  }
}

extension Studio {
  static let fake = Studio { FakePictures() }
}
