import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Many rows, which are made where they come near: what they cost must not depend on how many there are.
@MainActor struct ListBenchmark {
  private struct Cost {
    var mount = Duration.zero
    var toggle = Duration.zero
    var page = Duration.zero
    var farPage = Duration.zero
    var bodies = 0
    var grown = 0
  }

  let few: Int
  let many: Int

  func run() throws -> [String] { try RowsInContainer.Kind.allCases.flatMap(run) }

  private func run(_ kind: RowsInContainer.Kind) throws -> [String] {
    // The first container of a process also pays for what is made once.
    _ = try cost(of: few, kind)
    let small = try cost(of: few, kind), large = try cost(of: many, kind)
    let compared: (String, Duration, Duration) -> String = { name, few, many in
      "  \(name): \(Timing.text(few)) and \(Timing.text(many))" + String(format: ", %.1f times", many / few)
    }
    return [
      "\(kind.rawValue) of \(few) and of \(many) rows",
      compared("mount and first layout", small.mount, large.mount),
      compared("one row's state toggled", small.toggle, large.toggle),
      compared("scrolled by a page", small.page, large.page),
      compared("the same far down", small.farPage, large.farPage),
      "  bodies run for 10 pages: \(small.bodies) and \(large.bodies)",
      "  memory grown over these: \(small.grown / 1_024) kB and \(large.grown / 1_024) kB",
    ]
  }

  private func cost(of count: Int, _ kind: RowsInContainer.Kind) throws -> Cost {
    var cost = Cost()
    cost.mount = Timing.median(of: 5) { _ = mounted(count, kind, Handles()) }
    let rows = Handles()
    let graph = mounted(count, kind, rows)
    guard let row = rows.rows[3] else { throw NothingToMeasure(what: "row 3 is not made") }
    cost.toggle = Timing.median(of: 21) {
      row.wrappedValue.toggle()
      graph.update()
    }
    guard let list = graph.semantics().scrolling else { throw NothingToMeasure(what: "nothing is told that scrolls") }
    func scroll(by distance: Int) {
      _ = graph.perform(.scroll, on: list.id, argument: "0,\(distance)")
      graph.update()
    }
    let bodies = graph.bodyEvaluations, memory = Process.residentBytes
    cost.page = Timing.median(of: 5) { scroll(by: 600) }
    scroll(by: count * 7)
    cost.farPage = Timing.median(of: 5) { scroll(by: 600) }
    cost.bodies = graph.bodyEvaluations - bodies
    cost.grown = Process.residentBytes - memory
    return cost
  }

  private func mounted(_ count: Int, _ kind: RowsInContainer.Kind, _ handles: Handles) -> ViewGraph {
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 375, height: 667)
    graph.mount(RowsInContainer(kind: kind, count: count, handles: handles))
    return graph
  }
}

extension SemanticsNode {
  fileprivate var scrolling: SemanticsNode? {
    if actions.contains(.scroll) { return self }
    return children.lazy.compactMap(\.scrolling).first
  }
}

/// What keeps a benchmark from measuring anything.
struct NothingToMeasure: Error { let what: String }

private struct RowsInContainer: View {
  enum Kind: String, CaseIterable {
    case list = "List"
    case stack = "LazyVStack"
    case grid = "LazyVGrid"
  }

  let kind: Kind
  let count: Int
  let handles: Handles

  var body: some View {
    switch kind {
    case .list: List { rows }
    case .stack: ScrollView { LazyVStack { rows } }
    case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
    }
  }

  private var rows: some View { ForEach(0..<count, id: \.self) { Row(index: $0, handles: handles) } }
}
