import CTopdownHooks

/// A call of the C library that leads out of the process: to a file, or to the network.
public struct OutsideCall: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case fileRead, fileChange, network }

  public let kind: Kind
  /// The function's name in C: `open`, `connect`.
  public let function: String
  /// A path, the name of a host, or an address with its port.
  public let target: String
  /// File and line of the innermost call in the program's own source, such as `Shelf.swift:12`; nil where that is not known.
  public let site: String?

  package init(_ kind: Kind, _ function: String, _ target: String, at site: String? = nil) {
    self.kind = kind
    self.function = function
    self.target = target
    self.site = site
  }
}

extension OutsideCall.Kind {
  init(_ kind: hooks_outside) {
    switch kind {
    case hooks_file_is_read: self = .fileRead
    case hooks_file_is_changed: self = .fileChange
    default: self = .network
    }
  }
}

extension OutsideCall: CustomStringConvertible {
  /// `reads /tmp/books.json (open, at Shelf.swift:12)`
  public var description: String {
    let verb =
      switch kind {
      case .fileRead: "reads"
      case .fileChange: "changes"
      case .network: function == "getaddrinfo" ? "looks up" : "connects to"
      }
    return "\(verb) \(target) (\(function)\(site.map { ", at \($0)" } ?? ""))"
  }
}
