/// The kind of device whose looks and sizes hold.
@_spi(Runtime) public enum InterfaceIdiom: Hashable, Sendable {
  case phone
  /// Layout as in a Mac's window; what is drawn keeps the phone's looks.
  case mac
}

extension EnvironmentValues {
  /// The device that stands around everything; whoever hosts the views sets it.
  ///
  /// It is kept with what surroundings say about texts: every text depends on both, and reads one key for them.
  @_spi(Runtime) public var interfaceIdiom: InterfaceIdiom {
    get { texts.idiom }
    set { texts.idiom = newValue }
  }
}
