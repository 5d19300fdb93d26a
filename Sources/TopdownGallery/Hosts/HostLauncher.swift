/// Starts hosts; each connects to the socket it is given.
protocol HostLauncher: Sendable {
  /// What the package has to show beside what its hosts know.
  var unseen: [UnseenTarget] { get }
  func launch(socket: String) throws -> any LaunchedHost
}

/// A host from outside its protocol: a process, or what stands for one in a test.
protocol LaunchedHost: Sendable {
  /// Waits until the host has ended.
  func exit() async -> ProcessExit
  /// The end of what it wrote on standard error.
  var lastWords: String { get }
  /// Asks it to end.
  func terminate()
  /// Ends it, whatever it does.
  func kill()
}
