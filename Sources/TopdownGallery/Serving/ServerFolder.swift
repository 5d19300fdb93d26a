import Foundation
import Synchronization

/// Where a package's server and those who ask it meet: a folder that only this user can enter, `.topdown/serve` in the package.
final class ServerFolder: Sendable {
  /// The package's folder, without symbolic links.
  let package: String
  let path: String
  private let descriptor: Int32

  /// Makes the folder where it is not there. Throws `ServeFailure` where it belongs to somebody else or can't be made.
  init(package: String) throws(ServeFailure) {
    self.package = URL(fileURLWithPath: package).standardizedFileURL.resolvingSymlinksInPath().path
    path = self.package + "/.topdown/serve"
    guard FileManager.default.fileExists(atPath: self.package) else { throw .folder(path, reason: "there is no \(self.package)") }
    mkdir(self.package + "/.topdown", 0o755)
    mkdir(path, 0o700)
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .folder(path, reason: lastError()) }
    do {
      try Self.check(descriptor, path)
    } catch {
      close(descriptor)
      throw error
    }
    // Nothing of it belongs into a repository.
    let ignore = path + "/.gitignore"
    if access(ignore, F_OK) != 0 { try? "*\n".write(toFile: ignore, atomically: true, encoding: .utf8) }
  }

  deinit { close(descriptor) }

  /// A socket's path may have about a hundred characters: by its folder's descriptor it is always short.
  var socket: String { "/proc/self/fd/\(descriptor)/socket" }

  var lock: String { path + "/lock" }

  /// What a server in the background says; from the start of the last one.
  var log: String { path + "/log" }

  private static func check(_ descriptor: Int32, _ path: String) throws(ServeFailure) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw .folder(path, reason: lastError()) }
    guard facts.st_uid == geteuid() else { throw .folder(path, reason: "it belongs to another user") }
    guard facts.st_mode & 0o077 == 0 || fchmod(descriptor, 0o700) == 0 else {
      throw .folder(path, reason: "others can enter it, and that can't be changed: \(lastError())")
    }
  }
}

/// Held by the one server of a package while it lives, however it ends.
final class ServerLock: Sendable {
  /// nil once it is let go.
  private let descriptor: Mutex<Int32?>

  /// nil where another server holds it.
  init?(_ folder: ServerFolder) {
    let descriptor = open(folder.lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = Mutex(descriptor)
  }

  deinit { release() }

  func release() {
    descriptor.withLock { descriptor in
      if let descriptor { close(descriptor) }
      descriptor = nil
    }
  }
}
