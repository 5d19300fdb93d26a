import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Words: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.minimumValueLabel
      Text(verbatim: "\(configuration.value)")
      configuration.maximumValueLabel
    }
  }
}

@MainActor struct GaugeTests {
  @Test func aGaugeSaysItsPercentageOfTheRange() {
    let screen = ControlScreen(Gauge(value: 3, in: 2...6) { Text("Speed") })

    #expect(screen.lines == ["gauge \"Speed\" 25%"])
  }

  @Test func labelsOfValuesAreDrawnAndNotRead() {
    let screen = ControlScreen(
      Gauge(value: 3, in: 0...4) {
        Text("Speed")
      } currentValueLabel: {
        Text("3 km/h")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("4")
      })

    #expect(screen.lines == ["gauge \"Speed\" 75%"])
    #expect(screen.texts == ["Speed", "0", "4", "3 km/h"])
  }

  // Size: intrinsic-sizes.tsv, Gauge accessoryCircular, recorded from macOS 26.
  @Test func aRingIs58WideAndHigh() {
    for screen in [
      ControlScreen(Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular)),
      ControlScreen(Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)),
    ] { #expect(screen.nodes[0].frame.size == CGSize(width: 58, height: 58)) }
  }

  @Test func aStyleOfAnAppsOwnReadsTheParts() {
    let screen = ControlScreen(
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        Text("half")
      } minimumValueLabel: {
        Text("min")
      } maximumValueLabel: {
        Text("max")
      }
      .gaugeStyle(Words()))

    #expect(screen.texts == ["Speed", "min", "0.5", "max"])
  }

  @Test func aBarWithAMarkKeepsItsHeight() {
    let screen = ControlScreen(
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear).labelsHidden().tint(.red))

    #expect(screen.graph.displayList().items.description.contains("\(Color.red.drawn)"))
    #expect(screen.nodes[0].frame.size == CGSize(width: 320, height: 10))
  }
}
