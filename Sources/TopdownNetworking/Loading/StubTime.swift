import Dispatch

#if !canImport(Darwin)
  import TopdownSimulation
#endif

/// What the delays of one request are counted in: the virtual time of the simulation that asked, or real time.
struct StubTime: Sendable {
  #if !canImport(Darwin)
    private let entrance: SimulationEntrance?

    static var current: StubTime { StubTime(entrance: .current) }

    /// Begins a task under the name that a simulation's reports tell.
    static func begin(_ name: String, _ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
      Task(name: name, operation: body)
    }

    var isVirtual: Bool { entrance != nil }

    /// Performs `body` later, inside the simulation if there is one; answers what calls that off.
    func enter(after delay: Duration, _ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
      guard let entrance else { return Self.enterInRealTime(after: delay, body) }
      let entry = entrance.enter(after: delay, body)
      return { entry.cancel() }
    }

    /// Lets no virtual time pass while `isOnItsWay`; answers what ends that for good.
    func hold(while isOnItsWay: @escaping @Sendable () -> Bool) -> @Sendable () -> Void {
      guard let hold = entrance?.hold(while: isOnItsWay) else { return {} }
      return { hold.end() }
    }

    /// Says that what a hold answers may have changed.
    func nudge() { entrance?.nudge() }
  #else
    static var current: StubTime { StubTime() }

    static func begin(_ name: String, _ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> { Task(operation: body) }

    var isVirtual: Bool { false }

    func enter(after delay: Duration, _ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
      Self.enterInRealTime(after: delay, body)
    }

    func hold(while isOnItsWay: @escaping @Sendable () -> Bool) -> @Sendable () -> Void { {} }

    func nudge() {}
  #endif

  private static func enterInRealTime(after delay: Duration, _ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    if delay <= .zero {
      body()
      return {}
    }
    let item = DispatchWorkItem(block: body)
    let (seconds, attoseconds) = delay.components
    DispatchQueue.global().asyncAfter(deadline: .now() + Double(seconds) + Double(attoseconds) / 1e18, execute: item)
    nonisolated(unsafe) let scheduled = item
    return { scheduled.cancel() }
  }
}
