import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Pictures of an asset catalogue, which lies beside the facts: each of a colour, and of a size that the facts name.
  static let images: Table = [
    "image/intrinsic": {
      FactScene {
        VStack(alignment: .leading, spacing: 4) {
          HStack(alignment: .top, spacing: 4) {
            picture("swatch").probe("swatch")
            picture("tall").probe("tall")
            picture("photo").probe("photo")
          }.probe("row1")
          HStack(alignment: .top, spacing: 4) {
            picture("Icons/nested").probe("nested")
            picture("loose").probe("loose")
            picture("badge").probe("badge")
            picture("dual").probe("dual")
            picture("missing").probe("missing")
            picture("nested").probe("wrongNamespace")
          }.probe("row2")
        }.probe("stack")
      }
    },
    "image/aspect-ratio": {
      FactScene {
        VStack(spacing: 8) {
          scaledInBoth.probe("row1")
          scaledInOne.frame(height: 100).probe("row2")
          Color.red.aspectRatio(2, contentMode: .fit).probe("colorRatio").frame(width: 100, height: 100).probe("colorRatioFrame")
        }.probe("stack")
      }
    },
  ]

  private static var scaledInBoth: some View {
    let swatch: Image = picture("swatch").resizable()
    return HStack(alignment: .top, spacing: 8) {
      swatch.scaledToFit().probe("fitWideImage").frame(width: 100, height: 40).probe("fitWide")
      swatch.scaledToFit().probe("fitTallImage").frame(width: 40, height: 100).probe("fitTall")
      swatch.scaledToFill().probe("fillImage").frame(width: 40, height: 60).probe("fill")
      swatch.scaledToFill().probe("fillClippedImage").frame(width: 40, height: 60).clipped().probe("fillClipped")
      swatch.aspectRatio(1, contentMode: .fit).probe("squareImage").frame(width: 60, height: 40).probe("square")
      swatch.aspectRatio(1.0 / 3, contentMode: .fill).probe("thirdImage").frame(width: 30, height: 30).probe("third")
    }
  }

  private static var scaledInOne: some View {
    let swatch: Image = picture("swatch").resizable()
    return HStack(alignment: .top, spacing: 8) {
      swatch.scaledToFit().probe("widthOnlyImage").frame(width: 100).probe("widthOnly")
      swatch.scaledToFit().probe("heightOnlyImage").frame(height: 30).probe("heightOnly")
      picture("swatch").scaledToFit().probe("rigidImage").frame(width: 100, height: 40).probe("rigid")
      picture("tall").resizable().scaledToFit().probe("flexibleImage")
    }
  }

  private static func picture(_ name: String) -> Image { Image(name, bundle: pictures) }

  private static let pictures: Bundle? = {
    let tests = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    return Bundle(url: tests.appendingPathComponent("Fixtures/FactPictures"))
  }()
}
