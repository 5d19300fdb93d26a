import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownRenderer

// Whole-process measures of the runtime, as ratios where two things are compared in one run: `make bench`.

let rowCounts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
for count in rowCounts.isEmpty ? [1_000, 10_000] : rowCounts {
  print("\(count) rows, each an HStack of two texts, in a VStack")
  for line in RowsBenchmark(count: count).run() { print("  " + line) }
}
try PictureBenchmark().run().forEach { print($0) }
try await SimulationBenchmark().run().forEach { print($0) }
try await ClockBenchmark().run().forEach { print($0) }
