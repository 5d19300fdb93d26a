/// How a process ended.
enum ProcessExit: Equatable, Sendable, CustomStringConvertible {
  case code(Int32)
  case signal(Int32)

  var description: String {
    switch self {
    case .code(0): "ended"
    case .code(let code): "ended with exit code \(code)"
    // Swift's traps: a failed precondition, an index out of range, an unwrapped nil.
    case .signal(4), .signal(5): "crashed (a trap of the Swift runtime)"
    case .signal(6): "crashed (it called abort)"
    case .signal(11): "crashed (an invalid memory access; a recursion without end is one)"
    case .signal(let number): "was ended by signal \(number)"
    }
  }
}
