#if canImport(CTopdownRecords)
  import CTopdownRecords
#endif

/// Says aloud what a log records, for whoever compares the logs of many runs.
enum Witness {
  static func begin(_ log: ExecutionLog) {
    #if canImport(CTopdownRecords)
      topdown_bear_witness(Unmanaged.passUnretained(log).toOpaque(), nil)
    #endif
  }

  static func record(_ line: @autoclosure () -> String, in log: ExecutionLog) {
    #if canImport(CTopdownRecords)
      if topdown_has_witness() == 0 { return }
      line().withCString { topdown_bear_witness(Unmanaged.passUnretained(log).toOpaque(), $0) }
    #endif
  }
}
