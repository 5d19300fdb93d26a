/// A recorded log that stands in the test's source, as the argument of the call that compares it.
struct InlineRecord {
  let place: SourcePlace
  /// What the test was built with; `nil` where nothing has been recorded yet.
  let text: String?

  var lines: [String]? {
    text.map { $0.isEmpty ? [] : $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }
}
