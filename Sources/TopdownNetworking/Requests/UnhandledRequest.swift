import Foundation

/// A request that nothing was stubbed for.
public struct UnhandledRequest: Error, Hashable, CustomStringConvertible, LocalizedError {
  public let request: StubRequest
  public let description: String

  init(_ request: StubRequest, stubbed: [String]) {
    self.request = request
    let call = "transport.stub(\"\(request.method)\", \"\(request.url.path)\", …)"
    guard let nearest = Nearness.nearest(to: "\(request.method) \(request.url.path)", among: stubbed) else {
      description = "\(request) is not stubbed, and nothing else is. Stub it with \(call)."
      return
    }
    let list = stubbed.map { $0 == nearest ? "  \($0)  (nearest)" : "  \($0)" }.joined(separator: "\n")
    description = "\(request) is not stubbed. Stub it with \(call). Stubbed are:\n\(list)"
  }

  public var errorDescription: String? { description }
}
