import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Real texts: the recording host's lines are higher, so their order counts.
  static let texts: Table = [
    "ios/layout/basics": {
      FactScene {
        VStack(alignment: .leading, spacing: 0) {
          Text("Hello").probe("paddedText").padding().probe("padded")
          VStack {
            Text("One").probe("one")
            Text("Two").probe("two")
          }.probe("textStack")
          VStack {
            Text("Hello").probe("textAboveBox")
            box(40, 10).probe("box")
          }.probe("mixedStack")
          HStack {
            Text("One").probe("hOne")
            Text("Two").probe("hTwo")
            box(10, 10).probe("hBox")
          }.probe("hStack")
          Divider().probe("divider")
        }.probe("stack")
      }
    },
    "ios/text/styles": { textStyles },
  ]

  private static var textStyles: FactScene {
    FactScene {
      VStack(alignment: .leading, spacing: 8) {
        Text("Hello").probe("default")
        Text("Large Title").font(.largeTitle).probe("largeTitle")
        Text("Title").font(.title).probe("title")
        Text("Title 2").font(.title2).probe("title2")
        Text("Title 3").font(.title3).probe("title3")
        Text("Headline").font(.headline).probe("headline")
        Text("Subheadline").font(.subheadline).probe("subheadline")
        Text("Body").font(.body).probe("body")
        Text("Callout").font(.callout).probe("callout")
        Text("Footnote").font(.footnote).probe("footnote")
        Text("Caption").font(.caption).probe("caption")
        Text("Caption 2").font(.caption2).probe("caption2")
        Text("Bold").bold().probe("bold")
      }.probe("stack")
    }
  }
}
