import Foundation
import TopdownDisplay

/// Draws one picture at a time: the drawing libraries keep state that threads must not share.
actor Studio {
  /// Pixels a point.
  static let scale: CGFloat = 2

  private let make: @Sendable () throws -> any PictureMaker
  private var maker: (any PictureMaker)?

  init(_ make: @escaping @Sendable () throws -> any PictureMaker) { self.make = make }

  func png(of list: DisplayList) throws -> Data {
    let maker = try maker ?? make()
    self.maker = maker
    return try maker.png(of: list, scale: Self.scale)
  }
}
