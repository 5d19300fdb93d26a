/// What a `#Preview` leaves in the binary: where it stands, and how to make it.
public struct _PreviewRegistration: Sendable {
  /// Initialises the `_PreviewRegistration` that the pointer has room for.
  public typealias Record = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void

  let fileID: String
  let line: Int
  let make: @MainActor @Sendable () -> Preview

  public init(fileID: String, line: Int, make: @escaping @MainActor @Sendable () -> Preview) {
    self.fileID = fileID
    self.line = line
    self.make = make
  }

  public func store(in slot: UnsafeMutableRawPointer) {
    slot.bindMemory(to: _PreviewRegistration.self, capacity: 1).initialize(to: self)
  }
}
