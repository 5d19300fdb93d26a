/// Changes that wait for the next update, from any thread, grouped by the transaction they were made in.
@_spi(Runtime) public final class UpdateQueue: Sendable {
  typealias Change = @MainActor () -> Void

  struct Group: @unchecked Sendable {
    let transaction: Transaction
    var changes: [Change]
  }

  private let groups = Guarded<[Group]>([])
  private let schedule: @Sendable () -> Void

  init(schedule: @escaping @Sendable () -> Void) { self.schedule = schedule }

  func enqueue(_ transaction: Transaction, _ change: @escaping Change) {
    transaction.noteUse()
    let group = Group(transaction: transaction, changes: [change])
    let wasEmpty = groups.withLock { groups in
      if let last = groups.indices.last, groups[last].transaction.isSame(as: group.transaction) {
        groups[last].changes += group.changes
        return false
      }
      groups.append(group)
      return groups.count == 1
    }
    if wasEmpty { schedule() }
  }

  public var isEmpty: Bool { groups.withLock { $0.isEmpty } }

  func takeFirst() -> Group? { groups.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

  func removeAll() { groups.withLock { $0 = [] } }
}
