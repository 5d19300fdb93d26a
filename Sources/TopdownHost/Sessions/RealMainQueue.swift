import Dispatch

/// The main queue as it is outside of a simulation, also for who calls from inside of one.
enum RealMainQueue {
  /// - Parameter delay: Seconds.
  static func run(after delay: Double = 0, _ work: @escaping @Sendable () -> Void) {
    // A thread of another queue is outside.
    DispatchQueue.global(qos: .userInteractive).async {
      if delay > 0 {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
      } else {
        DispatchQueue.main.async(execute: work)
      }
    }
  }
}
