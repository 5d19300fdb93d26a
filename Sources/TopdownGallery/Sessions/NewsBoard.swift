/// Where those wait who want to hear of a change.
actor NewsBoard {
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastTicket = 0

  /// Returns when `hasNews` holds, after the next change, after `limit`, or when it is cancelled.
  func wait(within limit: Duration, until hasNews: @Sendable () async -> Bool) async {
    let before = lastChange
    if await hasNews() || lastChange != before { return }
    lastTicket += 1
    let ticket = lastTicket
    let timer = Task {
      try await Task.sleep(for: limit)
      wake(ticket)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[ticket] = $0 }
    } onCancel: {
      Task { await self.wake(ticket) }
    }
    timer.cancel()
  }

  private var lastChange = 0

  func tell() {
    lastChange += 1
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  private func wake(_ ticket: Int) { waiting.removeValue(forKey: ticket)?.resume() }
}
