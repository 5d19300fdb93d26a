import Foundation
import SwiftUI
import Testing
import TopdownStage

@MainActor struct AsyncImageFileTests {
  /// One transparent pixel.
  private static var picture: Data {
    Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")!
  }

  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("async-\(UUID().uuidString).png")

  private func stage() -> Stage {
    Stage(
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.accessibilityLabel("the picture")
        } else {
          Text(phase.error == nil ? "not there yet" : "no picture")
        }
      })
  }

  @Test func aPictureInAFileIsShown() throws {
    try Self.picture.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }

    let stage = stage()

    #expect(stage.shows("the picture"), "\(stage.screen)")
  }

  @Test func aFileThatIsNotThereIsAFailure() {
    let stage = stage()

    #expect(stage.shows("no picture"), "\(stage.screen)")
  }

  @Test func aFileThatIsNoPictureIsAFailure() throws {
    try Data("words".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }

    let stage = stage()

    #expect(stage.shows("no picture"), "\(stage.screen)")
  }
}
