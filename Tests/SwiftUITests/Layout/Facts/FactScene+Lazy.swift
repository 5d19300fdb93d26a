import Foundation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Containers that make what shows.
  static let lazies: Table = [
    "lazy/stacks": {
      FactScene {
        HStack(alignment: .top, spacing: 20) {
          LazyVStack(alignment: .leading, spacing: 6) {
            line(34.5).probe("alpha")
            box(60, 20).probe("red")
            line(28).probe("beta")
          }.probe("vstack")
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              box(50, 20).probe("green")
              box(50, 20)
            } header: {
              line(44.5).probe("header")
            }
          }.probe("sections")
          LazyHStack(alignment: .bottom, spacing: 4) {
            box(20, 30).probe("orange")
            line(13).probe("hi")
          }.probe("hstack")
        }.probe("row")
      }
    },
    "lazy/pinned-headers": {
      let reader = HeldReader()
      return FactScene(steps: [
        "b3": { reader.scroll(to: "b3", anchor: .top) },
        "a7": { reader.scroll(to: "a7", anchor: .bottom) },
      ]) { PinnedSections(reader: reader) }
    },
    "lazy/laziness": {
      let reader = HeldReader()
      return FactScene(steps: ["r100": { reader.scroll(to: "r100", anchor: .top) }]) {
        reader.reading {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<200) { index in box(200, 20).probe("r\(index)").id("r\(index)") }
            }
          }.probe("scroll")
        }
      }
    },
  ]
}

private struct PinnedSections: View {
  let reader: HeldReader

  var body: some View {
    reader.reading {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(["a", "b", "c"], id: \.self) { name in section(name) }
        }
      }.probe("scroll")
    }
  }

  private func section(_ name: String) -> some View {
    Section {
      ForEach(0..<8) { index in box(200, 20).probe("\(name)\(index)").id("\(name)\(index)") }
    } header: {
      box(200, 24).probe("\(name)H")
    } footer: {
      box(200, 16).probe("\(name)F")
    }
  }
}

/// Keeps the proxy of a `ScrollViewReader` for the steps of a scene.
@MainActor final class HeldReader {
  private var proxy: ScrollViewProxy?

  func reading<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ScrollViewReader<Content> {
    ScrollViewReader { proxy in
      self.proxy = proxy
      return content()
    }
  }

  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint? = nil) { proxy?.scrollTo(id, anchor: anchor) }
}
