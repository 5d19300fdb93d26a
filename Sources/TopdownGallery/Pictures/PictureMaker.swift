import Foundation
import TopdownDisplay

/// Draws a display list as a PNG.
protocol PictureMaker {
  func png(of list: DisplayList, scale: CGFloat) throws -> Data
}
