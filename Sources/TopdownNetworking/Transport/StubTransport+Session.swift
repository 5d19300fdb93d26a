import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StubTransport {
  /// Makes one more session whose requests come to this transport, for a service that needs a delegate or a configuration of its own.
  ///
  /// The session has no cache and no credentials: an answer would come from them instead of from a stub.
  ///
  /// - Gap: on Linux, download tasks, web socket tasks and a 401 with `WWW-Authenticate` fail with a word that says so.
  public func makeSession(
    configuration: URLSessionConfiguration = .ephemeral, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue: OperationQueue? = nil
  ) -> URLSession {
    // What is handed in stays as it is.
    let configuration = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
    let link = SessionLink(transport: self, configuration: configuration)
    let protocolClass: AnyClass = SessionLinks.shared.makeClass(for: link)
    keep(protocolClass)
    configuration.protocolClasses = [protocolClass]
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: delegateQueue)
    link.session = session
    return session
  }
}
