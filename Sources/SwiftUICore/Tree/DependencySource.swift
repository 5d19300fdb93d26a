/// Something that a body can read, and that knows who read it.
@_spi(Runtime) public protocol DependencySource: AnyObject {
  /// Touched on the main thread only.
  var readers: ReaderSet { get set }
  /// What to call it when it keeps a body from settling.
  var sourceDescription: String { get }
  /// The property that holds it, where the view that reads it has one for it.
  var propertyName: String? { get }
}

extension DependencySource {
  public var propertyName: String? { nil }
}

/// The elements that read a source, without owning them; an element takes itself out when it goes.
@_spi(Runtime) public struct ReaderSet {
  private var first: Unmanaged<Element>?
  private var others: [ObjectIdentifier: Unmanaged<Element>] = [:]

  public init() {}

  public var isEmpty: Bool { first == nil && others.isEmpty }

  /// Whether the reader is new.
  mutating func insert(_ element: Element) -> Bool {
    let reference = Unmanaged.passUnretained(element)
    if let first {
      if first.toOpaque() == reference.toOpaque() { return false }
      return others.updateValue(reference, forKey: ObjectIdentifier(element)) == nil
    }
    if others[ObjectIdentifier(element)] != nil { return false }
    first = reference
    return true
  }

  mutating func remove(_ element: Element) {
    if first?.toOpaque() == Unmanaged.passUnretained(element).toOpaque() {
      first = nil
    } else {
      others[ObjectIdentifier(element)] = nil
    }
  }

  /// On the main thread only.
  public func markDirty(by source: any DependencySource) {
    first?.takeUnretainedValue().markDirty(by: source)
    for reader in others.values { reader.takeUnretainedValue().markDirty(by: source) }
  }
}
