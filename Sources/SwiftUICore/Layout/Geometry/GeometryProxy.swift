import Foundation

/// The size and place of a `GeometryReader`; whoever reads it is evaluated again when what was read changes.
public struct GeometryProxy: @unchecked Sendable {
  let geometry: ReaderGeometry

  /// In points.
  public var size: CGSize { geometry.size }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { geometry.frame(in: coordinateSpace) }

  /// The place of an anchor, counted from the reader's top left corner.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: frame(in: CoordinateSpace.global).origin) }

  /// The frame of the view around that has the name, in the reader's coordinates; nil where none has.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { geometry.bounds(of: coordinateSpace) }

  /// What the safe area leaves out beyond the edges that touch it, in points.
  public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }
}

/// What one `GeometryReader` tells, and who read it.
final class ReaderGeometry {
  /// Somebody who read only the size need not know that the reader moved.
  private final class Source: DependencySource {
    var readers = ReaderSet()
    let sourceDescription: String

    init(_ description: String) { sourceDescription = description }
  }

  /// Nil when the reader has left the tree: then what was known last is told.
  private var node: LayoutNode?
  /// Holds this one while somebody reads the place.
  private weak var layout: LayoutPass?
  private let sizeSource = Source("the size of a GeometryReader")
  private let placeSource = Source("the place of a GeometryReader")
  private var knownSize: CGSize?
  private var knownFrame: CGRect?

  init(of node: LayoutNode, _ layout: LayoutPass) {
    self.node = node
    self.layout = layout
  }

  var size: CGSize {
    Recorder.current?.record(sizeSource)
    return knownSize ?? node?.size ?? .zero
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    if space.isLocal { return CGRect(origin: .zero, size: size) }
    recordPlace()
    return node?.frame(in: space) ?? knownFrame ?? .zero
  }

  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    recordPlace()
    guard let node, let outer = node.spaceOnScreen(space.name) else { return nil }
    let own = node.screenFrame
    return outer.offsetBy(dx: -own.minX, dy: -own.minY)
  }

  var safeAreaInsets: EdgeInsets {
    recordPlace()
    return node?.touchingSafeAreaInsets() ?? EdgeInsets()
  }

  private func recordPlace() {
    guard let node, let reader = Recorder.current else { return }
    reader.record(placeSource)
    if knownFrame == nil { knownFrame = node.screenFrame }
    layout?.watch(self)
  }

  func sizeDidChange(to size: CGSize) {
    if size == knownSize { return }
    knownSize = size
    sizeSource.readers.markDirty(by: sizeSource)
  }

  func readerDidLeave() {
    layout?.unwatch(self)
    node = nil
  }
}

extension ReaderGeometry: FrameWatcher {
  func tellIfMoved() {
    guard let node, !placeSource.readers.isEmpty else {
      layout?.unwatch(self)
      return
    }
    let frame = node.screenFrame
    if frame == knownFrame { return }
    knownFrame = frame
    placeSource.readers.markDirty(by: placeSource)
  }
}
