import Foundation
import ItemsModels

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The items of a server.
public struct LiveItemService: ItemServicing {
  private let session: URLSession
  private let server: URL
  private let token: String?

  /// - Parameters:
  ///   - server: the folder that `items` stands in.
  ///   - token: who asks; nil for a guest.
  public init(session: URLSession, server: URL, token: String?) {
    self.session = session
    self.server = server
    self.token = token
  }

  public func fetchItems() async throws -> [Item] {
    let (data, response) = try await answer()
    switch (response as? HTTPURLResponse)?.statusCode ?? 0 {
    case 200: break
    case 401, 403: throw ItemsError.unauthorized
    case let status: throw ItemsError.unavailable(status: status)
    }
    do {
      return try JSONDecoder().decode([Item].self, from: data)
    } catch {
      throw ItemsError.unreadable
    }
  }

  private func answer() async throws -> (Data, URLResponse) {
    var request = URLRequest(url: server.appendingPathComponent("items"), timeoutInterval: 15)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    do {
      return try await session.data(for: request)
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch let error as URLError where error.code == .timedOut {
      throw ItemsError.tooSlow
    } catch is URLError {
      throw ItemsError.offline
    }
  }
}
