extension RecordKeeper {
  /// Without being asked to record, no source is ever changed, also where a record is missing.
  func check(_ lines: [String], against record: InlineRecord, in sources: SourceEdits) throws {
    if mode == .recordAnew { return try sources.record(lines.joined(separator: "\n"), over: record) }
    guard let recorded = record.lines else {
      throw mode == .readOnly ? RecordMismatch.missingInlineInCI(record.place) : .missingInline(record.place)
    }
    if recorded != lines { throw RecordMismatch.changedInline(record.place, LineDifference(from: recorded, to: lines)) }
  }
}
