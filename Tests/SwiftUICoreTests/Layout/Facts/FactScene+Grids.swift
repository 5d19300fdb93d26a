import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  static let grids: Table = ["layout/rtl-grid": { mirroredGrids }]

  private static var mirroredGrids: FactScene {
    FactScene {
      VStack(spacing: 16) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            box(40, 30).probe("a")
            box(60, 30).probe("b")
            box(30, 30).probe("c")
          }
          GridRow {
            box(100, 30).gridCellColumns(2).probe("d")
            box(30, 30).probe("e")
          }
          GridRow { box(40, 30).gridColumnAlignment(.trailing).probe("f") }
        }.probe("grid")
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
          ForEach(0..<5) { cell in box(40, 20).probe("l\(cell)") }
        }.frame(width: 200).probe("lazy")
      }.environment(\.layoutDirection, .rightToLeft)
    }
  }
}
