import Foundation
import Observation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  static let forEach: Table = [
    "foreach/identity": { identity },
    "foreach/range": {
      FactScene {
        let widths: [CGFloat] = [37.5, 35.5, 37]
        VStack(alignment: .leading) {
          line(22.5).probe("top")
          ForEach(0..<3) { row in line(widths[row]).probe("row\(row)") }
          line(44.5).probe("bottom")
        }.probe("stack")
      }
    },
    "foreach/id-keypath": {
      FactScene {
        let widths: [String: CGFloat] = ["Alpha": 34.5, "Beta": 28, "Gamma": 46.5]
        VStack(spacing: 0) {
          ForEach(["Alpha", "Beta", "Gamma"], id: \.self) { name in line(widths[name]!).probe(name) }
        }.probe("stack")
      }
    },
    "foreach/modifier": {
      FactScene {
        let widths: [CGFloat] = [37.5, 35.5]
        VStack(spacing: 0) {
          ForEach(0..<2) { row in line(widths[row]).probe("padded\(row)") }.padding().probe("paddedLast")
          ForEach(0..<2) { row in line(widths[row]).probe("framed\(row)") }
            .frame(width: 120, height: 30).background(Color.red).probe("framedLast")
        }.probe("stack")
      }
    },
    "foreach/nested": {
      FactScene {
        VStack {
          ForEach(0..<2) { row in
            HStack {
              ForEach(0..<3) { column in box(30, 20).probe("cell\(row)\(column)") }
            }.probe("row\(row)")
          }
        }.probe("grid")
      }
    },
    "foreach/binding": { FactScene { Fruits() } },
    "lifecycle/appear": {
      let visibility = Visibility()
      return FactScene(steps: ["hide": { visibility.isShown = false }, "show": { visibility.isShown = true }]) {
        Appearances(visibility: visibility)
      }
    },
  ]

  private static var identity: FactScene {
    let model = Items()
    return FactScene(
      steps: [
        "insert": { model.items.insert(Item(id: "d", width: 80), at: 0) },
        "mutate": { model.items[1].width = 200 },
        "reverse": { model.items.reverse() },
        "remove": { model.items.removeAll { $0.id == "b" } },
      ]
    ) { ItemColumn(model: model) }
  }
}

private struct Item: Identifiable {
  let id: String
  var width: CGFloat
}

@MainActor @Observable private final class Items {
  var items = [Item(id: "a", width: 60), Item(id: "b", width: 100), Item(id: "c", width: 140)]
}

private struct ItemColumn: View {
  let model: Items

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(model.items) { ItemRow(item: $0) }
    }
  }
}

private struct ItemRow: View {
  private let id: String
  @State private var width: CGFloat

  init(item: Item) {
    id = item.id
    _width = State(initialValue: item.width)
  }

  var body: some View { box(width, 20).probe("row-\(id)") }
}

private struct Fruits: View {
  private struct Fruit: Identifiable {
    let id: String
    let width: CGFloat
  }

  @State private var fruits = [Fruit(id: "Apple", width: 35), Fruit(id: "Banana", width: 45)]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach($fruits) { $fruit in line(fruit.width).probe(fruit.id) }
    }.probe("stack")
  }
}

@MainActor @Observable private final class Visibility {
  var isShown = true
}

private struct Appearances: View {
  let visibility: Visibility
  @State private var appeared = 0
  @State private var disappeared = 0

  /// The recorded widths of "A1 D0", "A1 D1" and "A2 D1".
  private var width: CGFloat { ["1 0": 35.5, "1 1": 33.5, "2 1": 35.5]["\(appeared) \(disappeared)"] ?? 0 }

  var body: some View {
    VStack(spacing: 8) {
      line(width).probe("counts")
      if visibility.isShown {
        line(31.5).onAppear { appeared += 1 }.onDisappear { disappeared += 1 }.probe("child")
      }
    }.probe("stack")
  }
}
