extension DependencySource {
  /// Notes that whatever this thread evaluates now, if anything, reads this source.
  public func noteRead() { Recorder.current?.record(self) }
}

extension DependencySource where Self: Sendable {
  /// Makes the readers, all of one graph, dirty in its next update; from any thread.
  public func markReadersDirty(in graph: ViewGraph) {
    graph.queue.enqueue(.current) { self.readers.markDirty(by: self) }
  }
}

extension Transaction {
  /// Runs `body` in this transaction, or in the one around it where this one carries nothing.
  @_spi(Runtime) public func around(_ body: () -> Void) { merged(over: .current).perform(body) }
}
