import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  static let grids: Table = [
    "layout/rtl-grid": { mirroredGrids },
    "grid/basic": {
      FactScene {
        Grid {
          GridRow {
            text(9).probe("a")
            text(17).probe("bb")
            text(28).probe("ccc")
          }.probe("row1")
          GridRow {
            box(30, 20).probe("red")
            text(8).probe("e")
            box(50, 40).probe("blue")
          }
          GridRow {
            text(10).probe("g")
            text(10).probe("h")
          }
        }.probe("grid")
      }
    },
    "grid/spacing": {
      FactScene {
        Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
          GridRow {
            text(9).probe("a")
            box(30, 30).probe("red")
          }
          GridRow {
            box(60, 20).probe("blue")
            text(10).probe("h")
          }
        }.probe("grid")
      }
    },
    "grid/flexible": {
      FactScene {
        Grid {
          GridRow {
            text(9).probe("a")
            Color.red.frame(height: 20).probe("red")
            text(28).probe("ccc")
          }
          GridRow {
            Color.red.frame(height: 30).probe("blue")
            text(8).probe("e")
            Color.red.frame(height: 30).probe("green")
          }
        }.frame(width: 280).probe("grid")
      }
    },
    "lazy/grids": { lazyGrids },
    "lazy/grid-alignment": { alignedLazyGrids },
  ]

  private static var lazyGrids: FactScene {
    FactScene {
      VStack(spacing: 16) {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))], spacing: 4
        ) {
          ForEach(0..<6) { Color.red.frame(height: 20).probe("cell\($0)") }
        }.frame(width: 280).probe("columns")
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
          ForEach(0..<5) { Color.red.frame(height: 24).probe("adaptive\($0)") }
        }.frame(width: 240).probe("adaptive")
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
          ForEach(0..<5) { Color.red.frame(width: 40).probe("hcell\($0)") }
        }.frame(height: 70).probe("rows")
      }.probe("stack")
    }
  }

  private static var alignedLazyGrids: FactScene {
    let columns = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)), GridItem(.fixed(60), alignment: .bottomTrailing),
    ]
    return FactScene {
      VStack(spacing: 16) {
        LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
          box(20, 20).probe("t0")
          box(20, 40).probe("t1")
          box(20, 20).probe("t2")
          box(20, 20).probe("t3")
        }.frame(width: 240).probe("trailing")
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
          box(20, 20).probe("l0")
          box(20, 40).probe("l1")
          box(20, 20).probe("l2")
        }.frame(width: 240).probe("leading")
      }
    }
  }

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
