import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// A style of one's own may hand what it was given to one of the system's, and draws then as that one does.
@MainActor struct StyleDelegationTests {
  private func drawn(_ view: some View) -> [DisplayItem] { ControlScreen(view).graph.displayList().items }

  @Test func aStyleOfButtonsHandsOn() {
    let button = Button("Save") {}

    #expect(drawn(button.buttonStyle(LikeBorderless())) == drawn(button.buttonStyle(.borderless)))
    #expect(drawn(button.buttonStyle(LikeBordered())) == drawn(button.buttonStyle(.bordered)))
    #expect(drawn(button.buttonStyle(LikePlain())) == drawn(button.buttonStyle(.plain)))
    #expect(
      drawn(button.buttonStyle(Passing(base: BorderedProminentButtonStyle()))) == drawn(button.buttonStyle(.borderedProminent)))
  }

  @Test func aPressableStyleHandsOn() {
    let screen = ControlScreen(Button("Save", role: .destructive) {}.buttonStyle(Wrapping(base: Loud())))

    #expect(screen.texts == ["Save", "loud", "destructive"])
  }

  @Test func aStyleOfTogglesHandsOn() {
    let toggle = Toggle("Sort", isOn: .constant(true))

    #expect(drawn(toggle.toggleStyle(LikeButton())) == drawn(toggle.toggleStyle(.button)))
    #expect(drawn(toggle.toggleStyle(LikeSwitch())) == drawn(toggle.toggleStyle(.switch)))
  }

  @Test func aStyleOfProgressHandsOn() {
    let bar = ProgressView(value: 0.5)

    #expect(drawn(bar.progressViewStyle(LikeCircular())) == drawn(bar.progressViewStyle(.circular)))
    #expect(drawn(bar.progressViewStyle(LikeLinear())) == drawn(bar.progressViewStyle(.linear)))
  }

  @Test func aStyleOfLabelsHandsOn() {
    let label = Label("Books", systemImage: "book")

    #expect(drawn(label.labelStyle(LikeIcon())) == drawn(label.labelStyle(.iconOnly)))
    #expect(drawn(label.labelStyle(LikeTitle())) == drawn(label.labelStyle(.titleOnly)))
    #expect(ControlScreen(label.labelStyle(Reversed())).texts == ["Books"])
  }
}

private struct LikeBorderless: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { BorderlessButtonStyle().makeBody(configuration: configuration) }
}

private struct LikeBordered: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { BorderedButtonStyle().makeBody(configuration: configuration) }
}

private struct LikePlain: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { PlainButtonStyle().makeBody(configuration: configuration) }
}

private struct Passing<Base: PrimitiveButtonStyle>: PrimitiveButtonStyle {
  let base: Base

  func makeBody(configuration: Configuration) -> some View { base.makeBody(configuration: configuration) }
}

private struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("loud")
      Text(configuration.role == .destructive ? "destructive" : "harmless")
    }
  }
}

private struct Wrapping<Base: ButtonStyle>: ButtonStyle {
  let base: Base

  func makeBody(configuration: Configuration) -> some View { base.makeBody(configuration: configuration) }
}

private struct LikeButton: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { ButtonToggleStyle().makeBody(configuration: configuration) }
}

private struct LikeSwitch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}

private struct LikeCircular: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { CircularProgressViewStyle().makeBody(configuration: configuration) }
}

private struct LikeLinear: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { LinearProgressViewStyle().makeBody(configuration: configuration) }
}

private struct LikeIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { IconOnlyLabelStyle().makeBody(configuration: configuration) }
}

private struct LikeTitle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { TitleOnlyLabelStyle().makeBody(configuration: configuration) }
}

private struct Reversed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}
