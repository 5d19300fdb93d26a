/// Why the gallery cannot be served.
enum ServerFailure: Error, Equatable, CustomStringConvertible {
  case portTaken(Int)
  case noSuchPort(Int)
  case socket(port: Int, reason: String)
  case notStarted

  var description: String {
    switch self {
    case .portTaken(let port):
      """
      port \(port) of 127.0.0.1 is taken by another program, perhaps another gallery
      name another with --port, or leave --port out to take a free one
      """
    case .noSuchPort(let port): "there is no port \(port): --port takes a number from 0 (any free port) to 65535"
    case .socket(let port, let reason): "port \(port) of 127.0.0.1 could not be opened: \(reason)"
    case .notStarted: "the web server could not be started: the system refused it a thread or memory"
    }
  }
}
