/// What a page has seen of a session already.
struct KnownState: Sendable {
  /// Of the screen; 0 where it has seen none.
  var revision = 0
  /// Of the build.
  var build = Int.max
  /// How many events of the log it has, those included that were let go.
  var events = 0
}
