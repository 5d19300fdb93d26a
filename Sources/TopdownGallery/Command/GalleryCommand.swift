import Foundation

/// `topdown gallery`: builds a host and serves its entries to a browser on this machine.
public struct GalleryCommand: Sendable {
  public var source: HostSource
  /// Nil takes the first free port from 4400 upward, 0 any free one.
  public var port: Int?

  public init(packagePath: String, port: Int? = nil) {
    self.init(source: .package(path: packagePath), port: port)
  }

  public init(source: HostSource, port: Int? = nil) {
    self.source = source
    self.port = port
  }

  /// Serves until the process is interrupted. Throws what it has to tell the user, as `CustomStringConvertible`.
  public func run() async throws {
    let console = Console.standardError()
    try await Interruption.cancelling {
      do {
        try await serve(console)
      } catch is CancellationError {
        console.line("Ended.")
      }
    }
  }

  private func serve(_ console: Console) async throws {
    // What is missing on the machine is said before minutes are spent on a build.
    let studio = try Studio.renderer(console)
    let gallery = Gallery(title: source.title, studio: studio)
    let routes = GalleryRoutes(gallery: gallery)
    let server = try HTTPServer(port: port) { await routes.respond(to: $0) }
    console.line("Gallery of \(source.title): http://127.0.0.1:\(server.port) (end with Control-C)")
    do {
      try await HostReloader(gallery: gallery, origin: source.origin, console: console).run()
    } catch {
      // Without a host, nobody waits for one any longer.
      await gallery.stop()
      await server.stop()
      throw error
    }
  }
}
