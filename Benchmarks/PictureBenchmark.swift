import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownRenderer

/// One picture of a screen of text, beside the layout and the display list it comes from.
@MainActor struct PictureBenchmark {
  func run() throws -> [String] {
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 375, height: 667)
    graph.mount(VStack { ForEach(0..<25, id: \.self) { Text("Row \($0): The Left Hand of Darkness") } })
    let renderer = try Renderer()
    let list = Timing.median(of: 11) { _ = graph.displayList() }
    let picture = try Timing.median(of: 11) { _ = try renderer.png(of: graph.displayList()) }
    return [
      "a picture at 2x, 25 lines of text: \(Timing.text(picture))",
      String(format: "  of which its display list: %.1f %%", 100 * (list / picture)),
    ]
  }
}
