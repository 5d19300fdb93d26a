/// Lets a part that works on threads of its own, such as a stub of the network, take part in a simulation.
package struct SimulationEntrance: Sendable {
  private let agenda: Agenda

  /// The entrance of the simulation that the calling code runs in.
  package static var current: SimulationEntrance? { World.current.map(SimulationEntrance.init) }

  private init(_ agenda: Agenda) { self.agenda = agenda }

  /// Performs `body` inside after `delay` of virtual time, as if a sleep of that length ended; from whatever thread it is called.
  ///
  /// Outside of a simulated job, ``nudge()`` has to follow.
  @discardableResult
  package func enter(after delay: Duration = .zero, _ body: @escaping @Sendable () -> Void) -> SimulationEntry {
    SimulationEntry(after: delay, into: agenda, body)
  }

  /// Lets no time pass while `isOnItsWay`, which is asked from any thread and must not wait.
  ///
  /// Jobs that other threads enqueue meanwhile are collected and run, in the order of their arrival, when the wait is over: what comes
  /// from outside then has its place among all else.
  package func hold(while isOnItsWay: @escaping @Sendable () -> Bool) -> Hold {
    Hold(agenda: agenda, id: agenda.holds.insert(isOnItsWay))
  }

  /// Says that what a hold answers may have changed.
  package func nudge() { agenda.signalArrival() }

  package struct Hold: Sendable {
    fileprivate let agenda: Agenda
    fileprivate let id: UInt64

    package func end() {
      agenda.holds.remove(id)
      agenda.signalArrival()
    }
  }
}
