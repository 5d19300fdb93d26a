import Foundation
import TopdownDisplay

// The protocol between `topdown show` and `topdown serve`: one request, one line; then lines of progress, and one answer.
// Both are the same build of the command: a server that finds another one asking says so and ends, and the other starts its own.

struct ServeRequest: Codable, Sendable {
  /// Which build of the command asks.
  var command: String
  var question: Question

  enum Question: Codable, Sendable {
    case list(isStale: Bool)
    case show(ShowRequest, isStale: Bool)
    case status
    case stop
  }

  /// Bytes; a request has a name, steps and values, and no more.
  static let longest = 1 << 18
}

/// The part of a request that every build of the command can read.
struct ServeAsker: Decodable {
  var command: String
}

enum ServeAnswer: Codable, Sendable {
  case progress(String)
  case line(String)
  case list(EntryList)
  case shown(ShownScreen)
  case status(ServeStatus)
  case stopping(process: Int32)
  /// What a person is to be told.
  case failed(String)
  /// The server is of another build and ends.
  case otherCommand
}

/// How a server is doing.
public struct ServeStatus: Codable, Hashable, Sendable {
  public var package: String
  public var process: Int32
  /// How many questions were answered.
  public var answers: Int
  public var isBusy: Bool
  /// Seconds without a question after which it ends.
  public var idle: Double

  public var text: String {
    let asked = answers == 1 ? "1 question" : "\(answers) questions"
    let work = isBusy ? ", one at work" : ""
    return "a server keeps the screens of \(package) ready: process \(process), \(asked) answered\(work); "
      + "it ends after \(Int(idle)) s without one"
  }
}

/// Which build of the command this process is: where its file is, and what that was like when it started.
enum CommandIdentity {
  static let current: String = {
    var facts = stat()
    stat("/proc/self/exe", &facts)
    return "\(ShowServer.executable) \(facts.st_size) \(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)"
  }()
}
