/// How much longer answers from outside are waited for.
///
/// It shrinks by the real time until something arrived, not by what the main actor did before it came back to the simulation: a machine
/// that is busy with other tests makes no answer late.
struct Patience: Equatable {
  private(set) var left: Duration

  init(_ limit: Duration) { left = limit }

  var isOver: Bool { left <= .zero }

  mutating func wait(_ time: Duration) { left -= time }
}
