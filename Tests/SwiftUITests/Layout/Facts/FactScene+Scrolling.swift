import Foundation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Views that show a part of their content.
  static let scrolling: Table = [
    "scroll/vertical": {
      FactScene {
        ScrollView { column(3).probe("content") }.probe("scroll")
      }
    },
    "scroll/horizontal": {
      FactScene {
        ScrollView(.horizontal) {
          HStack(spacing: 8) { ForEach(0..<12) { box(60, 40).probe("cell\($0)") } }.probe("content")
        }.probe("scroll")
      }
    },
    "scroll/both": {
      FactScene {
        ScrollView([.horizontal, .vertical]) { box(500, 400).probe("content") }.probe("scroll")
      }
    },
    "scroll/narrow-content": {
      FactScene {
        ScrollView { box(100, 400).probe("content") }.probe("scroll").frame(width: 250, height: 150).probe("frame")
      }
    },
    "scroll/in-stack": {
      FactScene {
        VStack(spacing: 0) {
          line(44.5).probe("header")
          ScrollView { column(20).probe("content") }.probe("scroll")
          line(39.5).probe("footer")
        }.probe("stack")
      }
    },
    "scroll/children": {
      FactScene {
        HStack(alignment: .top, spacing: 20) {
          ScrollView {
            text(22.5).probe("vTop")
            box(60, 30).probe("vBlock")
            text(44.5).probe("vBottom")
          }.probe("vScroll")
          ScrollView(.horizontal) {
            text(22.5).probe("hTop")
            box(60, 30).probe("hBlock")
            text(44.5).probe("hBottom")
          }.probe("hScroll")
        }.probe("row")
      }
    },
  ]

  /// Rows of one size, one below the other.
  private static func column(_ count: Int, width: CGFloat = 120, name: String = "row") -> some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { box(width, 20).probe("\(name)\($0)") } }
  }
}
