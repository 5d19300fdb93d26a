import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor private final class Volume {
  var value: Double
  var notes: [String] = []

  init(_ value: Double) { self.value = value }

  var binding: Binding<Double> {
    Binding(get: { self.value }) {
      self.value = $0
      self.notes.append("\($0)")
    }
  }

  func note(_ isEditing: Bool) { notes.append(isEditing ? "begin" : "end") }
}

private struct Player: View {
  @State var volume = 0.5
  var body: some View { Slider(value: $volume) { Text("Volume") } }
}

@MainActor struct SliderTests {
  @Test func aSliderSaysItsPercentageOfTheRange() {
    let screen = ControlScreen(Slider(value: .constant(15), in: 10...20) { Text("Volume") })

    #expect(screen.lines == ["slider \"Volume\" 50%"])
    #expect(screen.texts == [])
  }

  @Test func anAdjustmentIsATenthOfTheRange() {
    let screen = ControlScreen(Player())

    screen.perform(.increment, on: "Volume")
    screen.perform(.increment, on: "Volume")
    screen.perform(.decrement, on: "Volume")

    #expect(screen.lines == ["slider \"Volume\" 60%"])
  }

  @Test func aDragWritesOnceBetweenBeginAndEnd() {
    let volume = Volume(0)
    let screen = ControlScreen(
      Slider(value: volume.binding, in: 0...10, step: 2) {
        Text("Volume")
      } onEditingChanged: {
        volume.note($0)
      })

    screen.perform(.setValue, on: "Volume", "6.9")

    #expect(volume.notes == ["begin", "6.0", "end"])
  }

  @Test func aDragThatEndsWhereItBeganWritesNothing() {
    let volume = Volume(6)
    let screen = ControlScreen(
      Slider(value: volume.binding, in: 0...10, step: 2, label: { Text("Volume") }, onEditingChanged: { volume.note($0) }))

    screen.perform(.setValue, on: "Volume", "6.4")

    #expect(volume.notes == ["begin", "end"])
  }

  @Test(arguments: [("-3", 1.0), ("99", 8.0), ("60%", 5.0), ("5", 5.0), ("7.8", 7.0)])
  func stepsAreCountedFromTheLowerBoundAndStayInside(target: String, reached: Double) {
    let volume = Volume(3)
    let screen = ControlScreen(Slider(value: volume.binding, in: 1...8, step: 2) { Text("Volume") })

    screen.perform(.setValue, on: "Volume", target)

    #expect(volume.value == reached)
  }

  @Test(arguments: ["NaN", "nan%", "inf", "much", "%", ""])
  func whatIsNoNumberChangesNothing(target: String) {
    let volume = Volume(3)
    let screen = ControlScreen(Slider(value: volume.binding, in: 1...8) { Text("Volume") })

    screen.perform(.setValue, on: "Volume", target)

    #expect(volume.value == 3)
  }

  @Test func aDisabledSliderStays() {
    let screen = ControlScreen(Player().disabled(true))

    screen.perform(.increment, on: "Volume")

    #expect(screen.lines == ["slider \"Volume\" 50%"])
    #expect(screen.nodes[0].actions == [])
  }

  @Test func labelsOfTheBoundsStandBesideTheTrackAndAreNotRead() {
    let screen = ControlScreen(
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      })

    #expect(screen.texts == ["low", "high"])
    #expect(screen.lines == ["slider \"Volume\" 50%"])
  }

  @Test func theSpellingBeforeIOS15IsTheSame() {
    let screen = ControlScreen(
      Slider(
        value: .constant(Float(3)), in: 0...4, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("4")
      ) { Text("Volume") })

    #expect(screen.texts == ["0", "4"])
    #expect(screen.lines == ["slider \"Volume\" 75%"])
  }

  @Test func theTintFillsTheTrack() {
    let screen = ControlScreen(Slider(value: .constant(0.5)).tint(.red))

    #expect(screen.fills.contains(Color.red.drawn))
  }
}
