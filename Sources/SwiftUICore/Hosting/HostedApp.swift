import Foundation
internal import CTopdownRecords

/// An app as its host takes it: a name, and a view of all that it shows.
@_spi(Runtime) public struct HostedApp: Sendable {
  public let name: String
  public let makeView: @MainActor @Sendable () -> any View

  public init(name: String, makeView: @escaping @MainActor @Sendable () -> any View) {
    self.name = name
    self.makeView = makeView
  }

  /// Hands the app to the host that is linked into this process.
  @MainActor public static func launch(_ app: HostedApp) -> Never {
    guard let host = registration() else {
      FileHandle.standardError.write(Data((missingHost(for: app.name) + "\n").utf8))
      exit(69)
    }
    host.run(app)
    // A host runs until the process ends.
    exit(0)
  }

  static func missingHost(for name: String) -> String {
    "\(name) can't be shown: no host is linked into it. "
      + "Add the product TopdownHost of the package topdown to the dependencies of the executable's target, and run it again."
  }

  static var hasHost: Bool { registration() != nil }

  private static func registration() -> _HostRegistration? {
    let section = topdown_host_records()
    guard let start = section.start, let end = section.end, start != end, let record = start.pointee else { return nil }
    let slot = UnsafeMutablePointer<_HostRegistration>.allocate(capacity: 1)
    defer { slot.deallocate() }
    record(slot)
    return slot.move()
  }
}

/// What a target above SwiftUI leaves in the section `topdown_hosts` of the binary: how to run an app.
public struct _HostRegistration: Sendable {
  /// Initialises the `_HostRegistration` that the pointer has room for.
  public typealias Record = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void

  let run: @MainActor @Sendable (HostedApp) -> Void

  @_spi(Runtime) public init(run: @escaping @MainActor @Sendable (HostedApp) -> Void) { self.run = run }

  public func store(in slot: UnsafeMutableRawPointer) {
    slot.bindMemory(to: _HostRegistration.self, capacity: 1).initialize(to: self)
  }
}
