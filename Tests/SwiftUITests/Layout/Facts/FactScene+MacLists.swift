import Foundation
import Observation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Lists in a window of a Mac.
  static let macLists: Table = [
    "list/basic": {
      FactScene(isExact: true) {
        List {
          line(35).probe("row1")
          line(45).probe("row2")
          Color.red.frame(height: 40).probe("tall")
          HStack {
            line(41.5).probe("wideText")
            Spacer()
            line(9).probe("wideTrailing")
          }.probe("wide")
          Label {
            line(26.5)
          } icon: {
            box(24, 24)
          }.probe("label")
          Toggle(isOn: .constant(true)) { line(49, 18.5) }.probe("toggle")
        }.probe("list")
      }
    },
    "list/sections": {
      FactScene {
        List {
          Section {
            line(35).probe("apple")
            line(45).probe("banana")
          } header: {
            line(33)
          }.probe("fruits")
          Section {
            line(38.5).probe("carrot")
          } header: {
            line(61.5).probe("vegHeader")
          } footer: {
            line(36).probe("vegFooter")
          }.probe("vegetables")
          Section { line(41.5).probe("cherry") }.probe("plainSection")
        }.probe("list")
      }
    },
    "list/modifiers": {
      FactScene {
        List {
          line(35).listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10)).probe("inset")
          line(45).listRowBackground(Color.red).probe("background")
          line(41.5).listRowSeparator(.hidden).probe("noSeparator")
          line(38.5).listRowSeparatorTint(.red).probe("tinted")
          ForEach([(1, 35.0), (2, 45), (3, 41.5)], id: \.0) { item, width in line(width).probe("item\(item)") }
        }.probe("list")
      }
    },
    "list/steps": {
      let model = Fruits()
      return FactScene(steps: [
        "select": { model.selection = 2 }, "remove": { model.items.removeFirst() }, "deselect": { model.selection = nil },
      ]) { FruitList(model: model) }
    },
    "list/pinning": {
      let reader = Reader()
      return FactScene(steps: ["scroll": { reader.proxy?.scrollTo("b3", anchor: .top) }]) {
        ScrollViewReader { proxy in
          List {
            numbered("a", [35.5, 37, 37.5, 37.5, 37.5, 37.5])
            numbered("b", [36.5, 38, 38.5, 38.5, 38.5, 38.5])
          }
          .probe("list")
          .onAppear { reader.proxy = proxy }
        }
      }
    },
    "list/prominence": {
      FactScene {
        List {
          Section {
            line(35).probe("row1")
          } header: {
            line(54).probe("increasedHeader")
          }
          .headerProminence(.increased)
          Section {
            line(45).probe("row2")
          } header: {
            line(50).probe("standardHeader")
          }
        }.probe("list")
      }
    },
  ]

  private static func numbered(_ name: String, _ widths: [CGFloat]) -> some View {
    Section {
      ForEach(Array(zip(1..., widths)), id: \.0) { number, width in
        line(width).id("\(name)\(number)").probe("\(name)\(number)")
      }
    } header: {
      line(30)
    }
  }
}

@MainActor private final class Reader {
  var proxy: ScrollViewProxy?
}

@MainActor @Observable private final class Fruits {
  struct Fruit: Identifiable {
    let id: Int
    let width: CGFloat
  }

  var items = [Fruit(id: 1, width: 35), Fruit(id: 2, width: 45), Fruit(id: 3, width: 41.5)]
  var selection: Int?
}

private struct FruitList: View {
  @Bindable var model: Fruits

  var body: some View {
    List(model.items, selection: $model.selection) { line($0.width).probe("item\($0.id)") }.probe("list")
  }
}
