import Foundation
import TopdownDisplay

/// `topdown show`: one screen of a package as text, JSON or a picture, after what is to be done to it.
public struct ShowCommand: Sendable {
  public var asking: Asking
  public var request: ShowRequest
  /// The file for the picture; nil where none is wanted.
  public var png: String?

  public init(_ asking: Asking, request: ShowRequest, png: String? = nil) {
    self.asking = asking
    self.request = request
    self.png = png
    self.request.wantsPicture = png != nil
  }

  /// Throws what it has to tell the user, as `CustomStringConvertible`, where there is nothing to show.
  public func run() async throws -> ShownScreen {
    let console = Console.standardError()
    let shown = try await asking.show(request, console)
    if let png, let data = shown.png { try write(data, to: png, console) }
    return shown
  }

  private func write(_ data: Data, to path: String, _ console: Console) throws {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw HostFailure(
        description:
          "the picture could not be written to \(file.path): \(error.localizedDescription)\nname a file that can be written")
    }
    console.line("Wrote \(path).")
  }
}
