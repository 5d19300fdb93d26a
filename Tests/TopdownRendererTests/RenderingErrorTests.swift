import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

@Suite struct RenderingErrorTests {
  @Test func aMissingFontIsNamedWithItsDebianPackage() {
    let fonts = [RequiredFont.text, RequiredFont(family: "Topdown Has No Such Font", package: "fonts-none")]

    let error = #expect(throws: RenderingError.self) { try Renderer(fonts: fonts) }

    #expect(
      error?.description
        == "the font Topdown Has No Such Font is not installed, and pictures are drawn with it; "
        + "install it: sudo apt-get install fonts-none")
  }

  @Test(arguments: RequiredFont.all + [.monospaced] + RequiredFont.fallbacks)
  func everyFontThatIsAskedForHasAVersionHere(font: RequiredFont) throws {
    #expect(try #require(font.installedVersion).contains("."))
  }

  @Test(arguments: [CGSize(width: 0, height: 10), CGSize(width: 20_000, height: 10), CGSize(width: CGFloat.infinity, height: 10)])
  func aPictureWithoutOrBeyondPixelsIsRefused(size: CGSize) {
    #expect(throws: RenderingError.unusableSize(size, scale: 2)) { try draw([], size: size) }
  }

  @Test func theMessageForASizeSaysWhatIsPossible() {
    let error = RenderingError.unusableSize(CGSize(width: 0, height: 10), scale: 2)

    #expect(
      error.description
        == "a picture of 0.0 x 10.0 points at 2.0x cannot be drawn: each side must be from 1 to 32767 pixels; "
        + "give the view a frame or choose a smaller scale")
  }

  @Test func aCoordinateThatIsNoNumberIsRefusedByItem() {
    let item = DisplayItem.fill(.rectangle(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)), .red)

    let error = #expect(throws: RenderingError.self) { try draw([item]) }

    #expect(error?.description.hasPrefix("a coordinate is not a finite number in fill(") == true)
  }

  @Test func aTextWithoutAPlaceForEachCharacterIsRefused() {
    let run = TextRun(text: "abc", origin: .zero, positions: [0, 5], font: DisplayFont(size: 17), color: .black)

    let error = #expect(throws: RenderingError.self) { try draw([.text(run)]) }

    #expect(error?.description == "the text \"abc\" has 3 characters and 2 positions; a TextRun places each character")
  }
}
