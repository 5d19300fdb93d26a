import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write how far something has come.
@MainActor struct ProgressFormTests {
  private let string = "Loading"

  private func lines(_ view: some View) -> [String] { ControlScreen(view).lines }
  private func texts(_ view: some View) -> [String] { ControlScreen(view).texts }

  @Test func aSpinnerIsNamedByItsLabel() {
    #expect(lines(ProgressView("Loading")) == ["progress \"Loading\""])
    #expect(lines(ProgressView(string)) == ["progress \"Loading\""])
    #expect(lines(ProgressView { Text("Loading") }) == ["progress \"Loading\""])
  }

  @Test func aBarIsNamedByItsLabelAndHasAValue() {
    #expect(lines(ProgressView("Loading", value: 0.5)) == ["progress \"Loading\" 50%"])
    #expect(lines(ProgressView(string, value: 1, total: 2)) == ["progress \"Loading\" 50%"])
    #expect(lines(ProgressView(value: 1, total: 2) { Text("Loading") }) == ["progress \"Loading\" 50%"])
  }

  @Test func aBarMaySayWhereItIs() {
    let view = ProgressView(value: 1, total: 2) {
      Text("Loading")
    } currentValueLabel: {
      Text("1 of 2")
    }

    #expect(texts(view) == ["Loading", "1 of 2"])
  }

  @Test func aProgressOfFoundationIsABar() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1

    #expect(ControlScreen(ProgressView(progress)).nodes[0].value == "25%")
  }

  @Test func aTimerIsABarThatSaysWhatIsLeft() {
    let interval = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 100)

    #expect(ControlScreen(ProgressView(timerInterval: interval, countsDown: false)).nodes[0].value == "100%")
    #expect(ControlScreen(ProgressView(timerInterval: interval, countsDown: true)).nodes[0].value == "0%")
    #expect(texts(ProgressView(timerInterval: interval) { Text("Tea") }).first == "Tea")
    #expect(
      texts(
        ProgressView(timerInterval: interval) {
          Text("Tea")
        } currentValueLabel: {
          Text("ready")
        }) == ["Tea", "ready"])
  }
}
