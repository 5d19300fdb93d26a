import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The bytes of a body, wherever a request keeps them.
enum RequestBody {
  static func bytes(of request: URLRequest, task: URLSessionTask?) throws -> Data {
    if let data = request.httpBody { return data }
    if let stream = request.httpBodyStream { return try bytes(of: stream) }
    #if canImport(FoundationNetworking)
      if let task = task as? URLSessionUploadTask { return try bytes(ofUpload: task) }
    #endif
    return Data()
  }

  private static func bytes(of stream: InputStream) throws -> Data {
    stream.open()
    defer { stream.close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = stream.read(&buffer, maxLength: buffer.count)
      if count < 0 { throw stream.streamError ?? CocoaError(.fileReadUnknown) }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  #if canImport(FoundationNetworking)
    // Apple hands the body of an upload to a URLProtocol as a stream; the open-source Foundation keeps it in the task.
    private static func bytes(ofUpload task: URLSessionUploadTask) throws -> Data {
      switch TaskInsides(task).uploadBody {
      case let data as DispatchData: return Data(data)
      case let file as URL: return try Data(contentsOf: file)
      case let stream as InputStream: return try bytes(of: stream)
      default: throw StubFailure.unseenBody
      }
    }
  #endif
}
