import TopdownScenarios

// Apple's systems have no scripted services, and a library there doesn't find Swift Testing without a test target.
#if canImport(Testing) && !canImport(Darwin)
  import Testing

  extension ExecutionLog {
    public func refuse(_ call: UnscriptedCall) -> Bool {
      // Under XCTest, and in a detached task, an issue would belong to no test and fail none.
      guard Test.current != nil else { return false }
      let place = call.fileID.description
      Issue.record(
        Comment(rawValue: call.description),
        sourceLocation: SourceLocation(fileID: place, filePath: place, line: Int(call.line), column: 1))
      return true
    }
  }
#endif
