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
    } catch let refusal as Refusal {
      return .failure(400, refusal.description)
    } catch let unknown as UnknownVariant {
      return .failure(400, unknown.description)
    } catch let gone as Gone {
      return .failure(410, gone.description)
    } catch let failure as HostFailure {
      return .failure(failure.isMissing ? 404 : 502, failure.description)
    } catch {
      return .failure(500, "\(error)")
    }
  }

  private func response(to request: HTTPRequest, at route: Route) async throws -> HTTPResponse {
    switch route {
    case .asset:
      return assets.response(to: request.path) ?? .text(404, "there is nothing here")
    case .entries:
      guard let build = await gallery.build(after: request.number("build") ?? -1, within: patience) else { return .noContent }
      let catalogue = Catalogue(
        title: gallery.title, entries: try await gallery.entries(), unseen: try await gallery.unseen(), build: build)
      return try .json(catalogue)
    case .sessions:
      let wanted = try JSONDecoder().decode(OpenRequest.self, from: request.body)
      return try .json(["session": await gallery.open(wanted.showing, speed: wanted.checkedSpeed)], status: 201)
    case .session(let name) where request.method == "DELETE":
      await gallery.close(name)
      return .noContent
    case .session(let name):
      let known = KnownState(
        revision: request.number("after") ?? 0, build: request.number("build") ?? .max, events: request.number("log") ?? 0)
      return try await gallery.screen(name).state(after: known, within: patience).map { try .json($0) } ?? .noContent
    case .actions(let name):
      let wanted = try JSONDecoder().decode(ActionRequest.self, from: request.body)
      try await gallery.perform(wanted.action, on: wanted.node, argument: wanted.argument, in: name)
      return .noContent
    case .clock(let name):
      try await gallery.ask(JSONDecoder().decode(ClockRequest.self, from: request.body).command(in: name), in: name)
      return .noContent
    case .steps(let name):
      let wanted = try JSONDecoder().decode(StepsRequest.self, from: request.body)
      for _ in 0..<max(1, min(wanted.count ?? 1, 1_000)) { try await gallery.ask(.playNext(session: name), in: name) }
      return .noContent
    case .test(let name):
      return .text(200, try await gallery.test(of: name))
    case .picture(let name):
      guard let png = try await gallery.picture(of: name) else { return .failure(404, "this screen has no picture yet") }
      return .png(png)
    case .variant:
      guard let entry = request.query["entry"] else { throw Refusal("name the `entry` of the picture") }
      return .png(try await gallery.picture(of: entry, in: Variant(request.query["variant"] ?? "")))
    }
  }
}

extension HTTPRequest {
  fileprivate func number(_ name: String) -> Int? { query[name].flatMap(Int.init) }
}
