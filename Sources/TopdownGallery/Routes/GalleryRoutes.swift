import Foundation
import TopdownDisplay

/// Answers the page's requests from a gallery.
struct GalleryRoutes: Sendable {
  var gallery: Gallery
  /// How long a request for news is held; shorter than what browsers and the server allow.
  var patience: Duration = .seconds(25)

  private let assets = PageAssets()

  init(gallery: Gallery, patience: Duration = .seconds(25)) {
    self.gallery = gallery
    self.patience = patience
  }

  func respond(to request: HTTPRequest) async -> HTTPResponse {
    guard let route = Route(path: request.path) else { return .text(404, "there is nothing here") }
    guard route.methods.contains(request.method) else {
      return .text(
        405, "use \(route.methods.joined(separator: " or "))", headers: ["Allow": route.methods.joined(separator: ", ")])
    }
    do {
      return try await response(to: request, at: route)
    } catch let error as DecodingError {
      return .failure(400, "the request cannot be read: \(error.summary)")
    } catch let failure as HostFailure {
      return .failure(502, failure.description)
    } catch {
      return .failure(500, "\(error)")
    }
  }

  private func response(to request: HTTPRequest, at route: Route) async throws -> HTTPResponse {
    switch route {
    case .asset:
      return assets.response(to: request.path) ?? .text(404, "there is nothing here")
    case .entries:
      return try .json(Catalogue(title: gallery.title, entries: await gallery.entries()))
    case .sessions:
      let wanted = try JSONDecoder().decode(OpenRequest.self, from: request.body)
      return try .json(["session": await gallery.open(HostShowing(wanted.entry, wanted.appearance))], status: 201)
    case .session(let name) where request.method == "DELETE":
      await gallery.close(name)
      return .noContent
    case .session(let name):
      guard let session = await gallery.session(name) else { return .failure(404, "this screen is no longer open") }
      let known = Int(request.query["after"] ?? "") ?? 0
      return try await session.state(after: known, within: patience).map { try .json($0) } ?? .noContent
    case .actions(let name):
      guard await gallery.session(name) != nil else { return .failure(404, "this screen is no longer open") }
      let wanted = try JSONDecoder().decode(ActionRequest.self, from: request.body)
      try await gallery.perform(wanted.action, on: wanted.node, argument: wanted.argument, in: name)
      return .noContent
    case .picture(let name):
      guard let png = try await gallery.picture(of: name) else { return .failure(404, "this screen has no picture yet") }
      return HTTPResponse(status: 200, contentType: "image/png", body: png)
    }
  }
}

struct Catalogue: Codable, Equatable {
  var title: String
  var entries: [HostEntry]
}

struct OpenRequest: Codable {
  var entry: String
  var colorScheme: HostAppearance.ColorScheme
  /// Points; both or neither.
  var width: Double?
  var height: Double?

  var appearance: HostAppearance {
    let size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
    return HostAppearance(size: size, colorScheme: colorScheme)
  }
}

struct ActionRequest: Codable {
  var node: Int
  var action: SemanticsAction
  var argument: String?
}
