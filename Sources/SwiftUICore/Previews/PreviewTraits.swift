public import Foundation

/// All traits of one preview, the last of a kind winning.
@_spi(Runtime)
public struct PreviewTraits: Hashable, Sendable {
  public enum Size: Hashable, Sendable {
    /// The device's size, whichever device the host shows.
    case device
    /// The view's own size when it is offered the device's.
    case thatFits
    /// Points.
    case fixed(width: CGFloat, height: CGFloat)
  }

  public enum Orientation: Hashable, Sendable {
    case portrait, landscapeLeft, landscapeRight, portraitUpsideDown
  }

  public var size: Size
  public var orientation: Orientation

  public init(size: Size = .device, orientation: Orientation = .portrait) {
    self.size = size
    self.orientation = orientation
  }

  @MainActor
  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    self.init()
    for trait in traits {
      switch trait.kind {
      case .size(let size): self.size = size
      case .orientation(let orientation): self.orientation = orientation
      case .modifier: break
      }
    }
  }
}
