/// Why nothing could be compared: a source or a lock file that can't be read, or a name that means nothing here.
public struct LockError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
