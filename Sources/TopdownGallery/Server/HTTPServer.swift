import CTopdownHTTP
import Foundation
import Synchronization

/// A web server on 127.0.0.1; every request that passes the guard goes to one asynchronous function.
final class HTTPServer: Sendable {
  let port: Int
  private let service: HTTPService
  private let daemon: Mutex<OpaquePointer?>

  /// Serves at once. Throws `ServerFailure`.
  init(port: Int?, respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) throws {
    let socket = try LoopbackSocket.listening(on: port)
    let service = HTTPService(guarding: RequestGuard(port: socket.port), respond: respond)
    // Balanced in `stop()`, once the daemon calls no more.
    let context = Unmanaged.passRetained(service)
    guard let daemon = topdown_http_start(socket.descriptor, handleRequest, completeRequest, context.toOpaque()) else {
      close(socket.descriptor)
      context.release()
      throw ServerFailure.notStarted
    }
    self.port = socket.port
    self.service = service
    self.daemon = Mutex(daemon)
  }

  /// Cancels what is still being answered, and closes every connection.
  func stop() async {
    await service.stop()
    daemon.withLock { daemon in
      guard let running = daemon else { return }
      MHD_stop_daemon(running)
      Unmanaged.passUnretained(service).release()
      daemon = nil
    }
  }
}

/// One request on its way through the daemon's callbacks, which all run on the daemon's thread.
private final class Exchange: @unchecked Sendable {
  var request: HTTPRequest
  /// Set by the task that answers before it resumes the connection; read after.
  var response: HTTPResponse?
  var isAnswering = false

  init(_ request: HTTPRequest) { self.request = request }
}

/// A connection of the daemon's, which may be resumed from any thread.
private struct Connection: @unchecked Sendable {
  var pointer: OpaquePointer
}

/// What the daemon's callbacks share.
private final class HTTPService: Sendable {
  private struct Work {
    var tasks: [Int: Task<Void, Never>] = [:]
    var lastTask = 0
    var isStopped = false
  }

  private let guarding: RequestGuard
  private let respond: @Sendable (HTTPRequest) async -> HTTPResponse
  private let work = Mutex(Work())

  init(guarding: RequestGuard, respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) {
    self.guarding = guarding
    self.respond = respond
  }

  /// The first call for a request: its head is there, its body is not.
  func begin(_ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
    guard var refusal = guarding.refusal(of: exchange.request) else { return .YES }
    // A body that nobody will read is not waited for.
    refusal.headers["Connection"] = "close"
    return queue(refusal, for: exchange.request, connection)
  }

  func receive(_ exchange: Exchange, _ bytes: UnsafeRawBufferPointer) -> MHD_Result {
    exchange.request.body.append(contentsOf: bytes)
    // Without a length in its head a body may go on for ever.
    return exchange.request.body.count > RequestGuard.largestBody + bytes.count ? .NO : .YES
  }

  /// The request is complete, or its answer is.
  func proceed(_ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
    if let response = exchange.response ?? guarding.refusal(of: exchange.request) {
      return queue(response, for: exchange.request, connection)
    }
    exchange.isAnswering = true
    MHD_suspend_connection(connection)
    let resumed = Connection(pointer: connection)
    work.withLock { work in
      work.lastTask += 1
      let number = work.lastTask
      let task = Task { [self] in
        exchange.response = await respond(exchange.request)
        MHD_resume_connection(resumed.pointer)
        _ = self.work.withLock { $0.tasks.removeValue(forKey: number) }
      }
      work.tasks[number] = task
      if work.isStopped { task.cancel() }
    }
    return .YES
  }

  func stop() async {
    // A request may still arrive while the first ones end.
    while case let tasks = work.withLock({ work in
      work.isStopped = true
      return Array(work.tasks.values)
    }), !tasks.isEmpty {
      for task in tasks { task.cancel() }
      for task in tasks { await task.value }
    }
  }

  private func queue(_ answer: HTTPResponse, for request: HTTPRequest, _ connection: OpaquePointer) -> MHD_Result {
    let body = answer.body
    let response = body.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    for (name, value) in RequestGuard.securityHeaders.merging(answer.headers, uniquingKeysWith: { $1 }) {
      MHD_add_response_header(response, name, value)
    }
    return MHD_queue_response(connection, UInt32(answer.status), response)
  }
}

// The daemon's callbacks: C functions without a context of their own.

private func handleRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?, method: UnsafePointer<CChar>?,
  version: UnsafePointer<CChar>?, bytes: UnsafePointer<CChar>?, count: UnsafeMutablePointer<Int>?,
  state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let url, let method, let count, let state else { return .NO }
  let service = Unmanaged<HTTPService>.fromOpaque(context).takeUnretainedValue()
  guard let known = state.pointee else {
    let exchange = Exchange(
      HTTPRequest(
        method: String(cString: method), path: String(cString: url),
        query: values(of: connection, .GET_ARGUMENT_KIND),
        headers: values(of: connection, .HEADER_KIND, name: { $0.lowercased() })))
    // Balanced in `completeRequest`.
    state.pointee = Unmanaged.passRetained(exchange).toOpaque()
    return service.begin(exchange, connection)
  }
  let exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
  if count.pointee > 0 {
    defer { count.pointee = 0 }
    return service.receive(exchange, UnsafeRawBufferPointer(start: bytes, count: count.pointee))
  }
  return service.proceed(exchange, connection)
}

private func completeRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  code: MHD_RequestTerminationCode
) {
  guard let known = state?.pointee else { return }
  Unmanaged<Exchange>.fromOpaque(known).release()
  state?.pointee = nil
}

private func values(
  of connection: OpaquePointer, _ kind: MHD_ValueKind, name: (String) -> String = { $0 }
) -> [String: String] {
  var found: [(String, String)] = []
  withUnsafeMutablePointer(to: &found) { pairs in
    _ = MHD_get_connection_values(
      connection, kind,
      { context, _, key, value in
        guard let context, let key else { return .YES }
        context.assumingMemoryBound(to: [(String, String)].self).pointee
          .append((String(cString: key), value.map { String(cString: $0) } ?? ""))
        return .YES
      }, pairs)
  }
  return Dictionary(found.map { (name($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })
}
