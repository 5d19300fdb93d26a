import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownRenderer

// Whole-process measures of the runtime, as ratios where two things are compared in one run: `make bench`. Arguments choose some of them by
// name, and set the numbers of rows, or of pictures behind the name `pictures`.

let arguments = Array(CommandLine.arguments.dropFirst())
let counts = arguments.compactMap { Int($0) }
let names = arguments.filter { Int($0) == nil }
let benchmarks: [(name: String, run: @MainActor () async throws -> [String])] = [
  ("list", { try ListBenchmark(few: 1_000, many: 100_000).run() }),
  ("stage", { try StageBenchmark().run() }),
  ("picture", { try PictureBenchmark().run() }),
  ("pictures", { try await ManyPicturesBenchmark(count: names.contains("pictures") ? counts.first ?? 1_000 : 1_000).run() }),
  ("single", { try await ManyPicturesBenchmark(count: 1).runSingle() }),
  ("simulation", { try await SimulationBenchmark().run() }),
  ("clock", { try await ClockBenchmark().run() }),
]
for name in names where name != "rows" && !benchmarks.contains(where: { $0.name == name }) {
  FileHandle.standardError.write(
    Data("no benchmark is named \(name): there are rows, \(benchmarks.map(\.name).joined(separator: ", "))\n".utf8))
  exit(64)
}
if names.isEmpty || names.contains("rows") {
  for count in counts.isEmpty ? [1_000, 10_000] : counts {
    print("\(count) rows, each an HStack of two texts, in a VStack")
    for line in RowsBenchmark(count: count).run() { print("  " + line) }
  }
}
for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
  for line in try await benchmark.run() { print(line) }
}
