import Foundation
import TopdownDisplay

extension Studio {
  static func drawing() -> Studio { Studio { PendingPictureMaker() } }
}

// Stands where the renderer will: until it is merged, a picture is a small grey square.
struct PendingPictureMaker: PictureMaker {
  func png(of list: DisplayList, scale: CGFloat) throws -> Data {
    Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPMyMj4DwAEzgITpXu3mgAAAABJRU5ErkJggg==")!
  }
}
