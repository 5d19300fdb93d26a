import Foundation

/// The part of a view that something is attached to.
struct PresentationAttachment {
  let rectangle: (_ frame: CGRect) -> CGRect

  func rectangle(in frame: CGRect) -> CGRect { rectangle(frame) }
}
