import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

extension Stage {
  /// Moves a pointer over what stands at a point.
  ///
  /// - Throws: `StageError` where nothing there wants to know.
  public func hover(at point: CGPoint) throws {
    try settle()
    let isHeard = simulation.run { graph.movePointer(to: point) }
    guard isHeard else { throw StageError.untouched(point, screen: screen) }
    try settle()
  }

  /// Moves the pointer away from the screen.
  public func endHover() throws {
    simulation.run { _ = graph.movePointer(to: nil) }
    try settle()
  }
}
