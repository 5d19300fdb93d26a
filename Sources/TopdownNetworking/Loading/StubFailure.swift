import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a stub could not do what was asked of it.
enum StubFailure: Error, Equatable {
  /// The body of an upload that this Foundation keeps where it can't be read.
  case unseenBody
  /// A request of a session that outlived its transport.
  case transportIsGone(request: String)
  /// A task that this Foundation lets only its own protocols answer.
  case kindOfTask(String)
  /// A status and a header that this Foundation answers itself, over the network.
  case challenge
}

extension StubFailure: CustomStringConvertible, LocalizedError {
  var description: String {
    switch self {
    case .unseenBody:
      """
      The body of this upload can't be seen by a StubTransport with this version of Foundation. \
      Send it with data(for:) and the request's httpBody or httpBodyStream.
      """
    case .transportIsGone(let request):
      "\(request) came after its StubTransport was gone. Keep the transport as long as its session is used."
    case .kindOfTask(let kind):
      "A StubTransport can't answer a \(kind) with this version of Foundation, which gives a stub no way to. Use a data task."
    case .challenge:
      """
      A StubTransport can't answer 401 with WWW-Authenticate with this version of Foundation, which would go on over the real network. \
      Leave the header out.
      """
    }
  }

  var errorDescription: String? { description }
}
