import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// The recorded facts of views that stand above `SwiftUICore`.
@MainActor struct UpperFactTests {
  @Test(
    "frames are as recorded, of sections, insets, scroll views, lists, forms, screens and controls (facts 40, 67, 77, 78, 81)",
    arguments: FactScene.above.sorted())
  func framesAreAsRecorded(id: String) throws {
    let scene = try #require(Self.scenes[id]?(), "no scene is built for \(id)")

    try scene.expectFrames(of: LayoutFact.named(id))
  }

  private static let scenes = [
    sections, FactScene.scrolling, FactScene.phone, FactScene.macLists, FactScene.macForms, FactScene.macScreens,
    FactScene.macControls,
  ].reduce(into: FactScene.Table()) { all, table in
    all.merge(table) { _, _ in fatalError("two scenes have one id") }
  }

  private static let sections: FactScene.Table = [
    "section/vstack": {
      FactScene {
        VStack(alignment: .leading) {
          Section {
            line(35).probe("apple")
            line(45).probe("banana")
          } header: {
            line(34.5).probe("header")
          } footer: {
            line(39.5).probe("footer")
          }
        }.probe("stack")
      }
    },
    "section/hstack": {
      FactScene {
        HStack {
          Section {
            line(9).probe("a")
            line(8.5).probe("b")
          } header: {
            line(44.5).probe("header")
          } footer: {
            line(39.5).probe("footer")
          }
        }.probe("row")
      }
    },
    // The titles are texts of the recording host: their frames were not recorded, and the wider one is as wide as the stack.
    "section/foreach": {
      FactScene {
        let sections = [("Fruits", ["Apple": 35.0, "Banana": 45]), ("Vegetables", ["Carrot": 38.5, "Leek": 29])]
        VStack(alignment: .leading) {
          ForEach(sections, id: \.0) { title, items in
            Section(header: line(title == "Fruits" ? 34.5 : 68)) {
              ForEach(items.sorted { $0.key < $1.key }, id: \.key) { name, width in line(width).probe(name) }
            }
          }
        }.probe("stack")
      }
    },
    "section/title": {
      FactScene {
        VStack(alignment: .leading, spacing: 0) {
          Section(header: line(34.5)) { line(35).probe("apple") }
          Section(header: line(68)) { line(38.5).probe("carrot") }
        }.probe("stack")
      }
    },
    "position/safe-area": { safeArea },
  ]

  private static var safeArea: FactScene {
    FactScene {
      HStack(spacing: 20) {
        VStack(spacing: 0) { Color.red.probe("plainContent") }
          .safeAreaInset(edge: .bottom) { Color.red.frame(height: 30).probe("plainBar") }
          .frame(width: 100, height: 200).probe("plain")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<8) { row in Color.red.frame(height: 30).probe("row\(row)") }
          }.probe("scrollContent")
        }
        .safeAreaInset(edge: .bottom) { Color.red.frame(height: 30).probe("scrollBar") }
        .frame(width: 100, height: 200).probe("scroll")
        VStack(spacing: 0) { Color.red.probe("ignoringContent") }.ignoresSafeArea()
          .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30).probe("ignoringBar") }
          .frame(width: 100, height: 200).probe("ignoring")
      }.probe("row")
    }
  }
}
