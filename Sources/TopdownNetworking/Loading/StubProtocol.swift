import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stands for Foundation's own protocols in a stubbed session.
class StubProtocol: URLProtocol {
  private lazy var loader = StubLoader(self, link: SessionLinks.shared.link(of: type(of: self)))

  #if canImport(FoundationNetworking)
    // Called where the task is resumed: the last that the calling simulation hears of it, unless time is held from here on.
    required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
      super.init(request: request, cachedResponse: cachedResponse, client: client)
      _ = loader
    }
  #endif

  // Only stubbed sessions know this class, and nothing of theirs goes anywhere else.
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() { loader.start() }

  override func stopLoading() { loader.stop() }
}

/// A class for one session.
final class NumberedStubProtocol<Number>: StubProtocol {}
