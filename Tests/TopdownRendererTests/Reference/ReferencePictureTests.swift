import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUICore
@testable import TopdownRenderer

@Suite struct ReferencePictureTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/shelf.png")

  static let isRecording = ProcessInfo.processInfo.environment["TOPDOWN_RECORD"] == "1"

  /// A reference that is missing or damaged is compared, and fails.
  static var isComparable: Bool {
    guard let png = try? Data(contentsOf: file), let reference = try? ReferencePicture(png: png) else { return true }
    return reference.isComparable
  }

  @Test func theSameListGivesTheSameBytes() throws {
    #expect(try Renderer().png(of: .shelf) == Renderer().png(of: .shelf))
  }

  @Test(
    .enabled(
      if: isComparable || isRecording,
      "Fixtures/shelf.png was recorded with other drawing libraries; TOPDOWN_RECORD=1 swift test --filter ReferencePictureTests"))
  func theShelfIsPixelForPixelTheReference() throws {
    let picture = try Renderer().png(of: .shelf)
    if Self.isRecording { try picture.write(to: Self.file) }

    let difference = try ReferencePicture(png: Data(contentsOf: Self.file)).difference(from: picture)

    #expect(difference == nil)
  }

  @Test func onePixelIsADifference() throws {
    var other = DisplayList.shelf
    other.items.append(.fill(.rectangle(CGRect(x: 100, y: 50, width: 1, height: 0.5)), .red))
    let reference = try ReferencePicture(png: Renderer().png(of: .shelf))

    let difference = try reference.difference(from: Renderer().png(of: other))

    #expect(difference == .pixels(count: 2, of: 640 * 480, bounds: CGRect(x: 200, y: 100, width: 2, height: 1)))
    #expect(difference?.description == "2 of 307200 pixels differ, all within x 200..<202, y 100..<101")
  }

  @Test func anotherSizeIsADifference() throws {
    let reference = try ReferencePicture(png: Renderer().png(of: .shelf))

    let difference = try reference.difference(from: Renderer().png(of: .shelf, scale: 1))

    #expect(difference?.description == "the reference is 640 x 480 pixels, the picture 320 x 240")
  }

  @Test func aReferenceOfAnotherVersionIsRefused() throws {
    let picture = try Renderer().png(of: .shelf)
    let old = try PNGFile(picture).settingText(PNGFile.drawingVersionKey, "cairo 1.0.0").data

    let error = #expect(throws: RenderingError.self) { try ReferencePicture(png: old).difference(from: picture) }

    #expect(
      error?.description == """
        exact pixels hold for one version of the drawing libraries, and the reference is of another
          reference: cairo 1.0.0
          installed: \(Renderer.drawingVersion)
        compare where the reference was recorded, or record it again here
        """)
  }

  @Test func aPictureThatDoesNotSayItsVersionIsNoReference() throws {
    let plain = try PNGFile(Renderer().png(of: .shelf)).removingTexts().data

    let error = #expect(throws: RenderingError.self) { try ReferencePicture(png: plain) }

    #expect(
      error?.description == "the reference does not say which drawing libraries made it "
        + "(PNG text \"Topdown-Drawing-Version\" is missing); record it again with this renderer")
  }

  @Test func whatIsNoPictureIsRefused() throws {
    #expect(throws: RenderingError.unreadablePicture("it does not start as a PNG")) {
      try ReferencePicture(png: Data("GIF".utf8))
    }
    let cut = try Renderer().png(of: .shelf).prefix(1000)
    #expect(throws: RenderingError.unreadablePicture("it is cut short")) { try ReferencePicture(png: Data(cut)) }
  }

  @Test func thePictureNamesTheVersionsItHoldsFor() throws {
    let version = try ReferencePicture(png: Renderer().png(of: .shelf)).drawingVersion

    #expect(version == Renderer.drawingVersion)
    #expect(
      version.contains(
        #/^cairo \d+\.\d+\.\d+, pango \d+\.\d+\.\d+, Inter \d+\.\d+, Material Icons \d+\.\d+, DejaVu Sans Mono \d+\.\d+, /#))
    #expect(version.contains(#/, Noto Color Emoji [^,]+, Noto Sans [^,]+, WenQuanYi Micro Hei [^,]+$/#))
  }

  @Test func theTextChunkHasTheChecksumOfTheStandard() {
    #expect(CRC32.of(Data("123456789".utf8)) == 0xCBF4_3926)
  }
}

extension PNGFile {
  fileprivate func removingTexts() -> PNGFile {
    var file = self
    file.chunks.removeAll { $0.type == "tEXt" }
    return file
  }
}
