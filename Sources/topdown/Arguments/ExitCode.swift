/// What the command tells the shell; scripts may rely on it.
enum ExitCode {
  static let success: Int32 = 0
  /// A lock doesn't hold, nothing was locked because something changed, a step of a screen could not be done, or no server runs.
  static let changed: Int32 = 1
  /// Something can't be read, built or written.
  static let failure: Int32 = 2
  /// Control-C, as shells have it.
  static let interrupted: Int32 = 130
  /// The words make no sense together: `EX_USAGE` of sysexits.
  static let usage: Int32 = 64
}
