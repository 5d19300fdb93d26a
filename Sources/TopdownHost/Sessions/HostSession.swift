import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// A live showing of an entry, which somebody looks at.
@MainActor protocol HostSession: AnyObject {
  /// Throws where it can't be carried out; the session goes on.
  func perform(_ action: SemanticsAction, on node: Int, argument: String?) throws
  /// Throws at the first step that can't be done; those before it are.
  func play(_ steps: [HostStep]) throws
  func playNext() throws
  func setSpeed(_ speed: Double) throws
  func close()
  func sendFrame()
}
