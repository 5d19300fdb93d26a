import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Mount and first layout of many rows, one row's toggle, and a toggle above unchanged rows.
@MainActor struct RowsBenchmark {
  let count: Int

  func run() -> [String] {
    let rows = Handles()
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 375, height: 667)
    let memory = Process.residentBytes
    let mount = Timing.once { graph.mount(Table(count: count, handles: rows)) }
    let grown = Process.residentBytes - memory

    let row = rows.rows[count / 2]!
    let toggle = Timing.median(of: 21) {
      row.wrappedValue.toggle()
      graph.update()
    }
    let bodiesBefore = graph.bodyEvaluations
    rows.table?.wrappedValue.toggle()
    let above = Timing.once { graph.update() }
    return [
      "mount and first layout: \(Timing.text(mount))",
      "one row's state toggled: \(Timing.text(toggle))",
      "state above unchanged rows toggled: \(Timing.text(above)), bodies run: \(graph.bodyEvaluations - bodiesBefore)",
      "memory grown: \(grown / 1_048_576) MB",
    ]
  }
}

private struct Table: View {
  let count: Int
  let handles: Handles
  @State private var isOn = false

  var body: some View {
    let _ = handles.table = $isOn
    let _ = isOn
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Row(index: $0, handles: handles) }
    }
  }
}
