import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// A list of many rows, which are made where they come near: what it costs must not depend on how many there are.
@MainActor struct ListBenchmark {
  private struct Cost {
    var mount = Duration.zero
    var toggle = Duration.zero
    var page = Duration.zero
    var bodies = 0
    var grown = 0
  }

  let few: Int
  let many: Int

  func run() throws -> [String] {
    // The first list of a process also pays for what is made once.
    _ = try cost(of: few)
    let small = try cost(of: few), large = try cost(of: many)
    let compared: (String, Duration, Duration) -> String = { name, few, many in
      "  \(name): \(Timing.text(few)) and \(Timing.text(many))" + String(format: ", %.1f times", many / few)
    }
    return [
      "List of \(few) and of \(many) rows",
      compared("mount and first layout", small.mount, large.mount),
      compared("one row's state toggled", small.toggle, large.toggle),
      compared("scrolled by a page", small.page, large.page),
      "  bodies run for 20 pages: \(small.bodies) and \(large.bodies)",
      "  memory grown over these: \(small.grown / 1_024) kB and \(large.grown / 1_024) kB",
    ]
  }

  private func cost(of count: Int) throws -> Cost {
    let rows = Handles()
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 375, height: 667)
    var cost = Cost()
    cost.mount = Timing.once { graph.mount(RowList(count: count, handles: rows)) }
    guard let row = rows.rows[3] else { throw NothingToMeasure(what: "row 3 is not made") }
    cost.toggle = Timing.median(of: 21) {
      row.wrappedValue.toggle()
      graph.update()
    }
    guard let list = list(in: graph.semantics()) else { throw NothingToMeasure(what: "no list is told") }
    let bodies = graph.bodyEvaluations, memory = Process.residentBytes
    var pages = 0
    cost.page = Timing.median(of: 20) {
      pages += 1
      _ = graph.perform(.scroll, on: list.id, argument: "0,600")
      graph.update()
    }
    cost.bodies = graph.bodyEvaluations - bodies
    cost.grown = Process.residentBytes - memory
    return cost
  }

  private func list(in node: SemanticsNode) -> SemanticsNode? {
    if node.role == .list { return node }
    return node.children.lazy.compactMap { list(in: $0) }.first
  }
}

/// What keeps a benchmark from measuring anything.
struct NothingToMeasure: Error { let what: String }

private struct RowList: View {
  let count: Int
  let handles: Handles

  var body: some View {
    List(0..<count, id: \.self) { Row(index: $0, handles: handles) }
  }
}
