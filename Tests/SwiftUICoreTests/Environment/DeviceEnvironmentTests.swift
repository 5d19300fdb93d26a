import Foundation
import Testing

@_spi(Runtime) import SwiftUICore

/// Shows what one value of the environment is.
private struct Reading<Value>: View {
  @Environment private var value: Value

  init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }

  var body: some View { Text(String(describing: value)) }
}

@MainActor private func read(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String? {
  var values = EnvironmentValues()
  change(&values)
  let graph = ViewGraph(environment: values) { _ in }
  graph.size = CGSize(width: 300, height: 300)
  graph.mount(view)
  return graph.semantics().children.first?.label
}

@MainActor struct DeviceEnvironmentTests {
  @Test func theOlderTextSizesAreTheSameSetting() {
    #expect(read(Reading(\.sizeCategory).environment(\.dynamicTypeSize, .accessibility2)) == "accessibilityLarge")
    #expect(read(Reading(\.dynamicTypeSize).environment(\.sizeCategory, .extraExtraLarge)) == "xxLarge")
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .large && ContentSizeCategory.large >= .large)
    #expect(ContentSizeCategory.large <= .extraLarge && ContentSizeCategory.extraLarge > .large)
  }

  @Test func aTextSizeIsSetAndKeptInARange() {
    #expect(read(Reading(\.dynamicTypeSize).dynamicTypeSize(.small)) == "small")
    #expect(
      read(Reading(\.dynamicTypeSize).dynamicTypeSize(...DynamicTypeSize.xLarge)) { $0.dynamicTypeSize = .accessibility1 }
        == "xLarge")
    #expect(read(Reading(\.dynamicTypeSize).dynamicTypeSize(.medium ... .large)) { $0.dynamicTypeSize = .xSmall } == "medium")
  }

  @Test(arguments: [
    (CGSize(width: 393, height: 852), UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular),
    (CGSize(width: 852, height: 393), .compact, .compact),
    (CGSize(width: 956, height: 440), .regular, .compact),
    (CGSize(width: 820, height: 1_180), .regular, .regular),
  ])
  func aScreensSizeHasItsClasses(_ screen: CGSize, _ across: UserInterfaceSizeClass, _ down: UserInterfaceSizeClass) {
    #expect(
      read(Reading(\.horizontalSizeClass)) { $0.setSizeClasses(for: screen) }
        == "Optional(SwiftUICore.UserInterfaceSizeClass.\(across))")
    #expect(
      read(Reading(\.verticalSizeClass)) { $0.setSizeClasses(for: screen) }
        == "Optional(SwiftUICore.UserInterfaceSizeClass.\(down))")
  }

  @Test func assistiveSettingsAreOffUntilTheDeviceSaysOtherwise() {
    let settings: [KeyPath<EnvironmentValues, Bool>] = [
      \.accessibilityDifferentiateWithoutColor, \.accessibilityDimFlashingLights, \.accessibilityEnabled,
      \.accessibilityInvertColors, \.accessibilityLargeContentViewerEnabled, \.accessibilityPrefersHeadAnchorAlternative,
      \.accessibilityQuickActionsEnabled, \.accessibilityReduceMotion, \.accessibilityReduceTransparency,
      \.accessibilityShowBorders, \.accessibilityShowButtonShapes, \.accessibilitySwitchControlEnabled,
      \.accessibilityVoiceOverEnabled, \.accessibilityAssistiveAccessEnabled, \.isLuminanceReduced, \.isSceneCaptured,
    ]

    #expect(settings.allSatisfy { read(Reading($0)) == "false" })
    #expect(read(Reading(\.accessibilityPlayAnimatedImages)) == "true")
    #expect(read(Reading(\.accessibilityReduceMotion)) { $0.accessibilitySettings.accessibilityReduceMotion = true } == "true")
    #expect(read(Reading(\.isLuminanceReduced).environment(\.isLuminanceReduced, true)) == "true")
  }

  @Test func theDisplaysTraitsReachViews() {
    #expect(read(Reading(\.colorSchemeContrast).environment(\._colorSchemeContrast, .increased)) == "increased")
    #expect(
      read(Reading(\.legibilityWeight).environment(\.legibilityWeight, .bold)) == "Optional(SwiftUICore.LegibilityWeight.bold)")
    #expect(read(Reading(\.controlActiveState).environment(\.controlActiveState, .inactive)) == "inactive")
    #expect(read(Reading(\.appearsActive)) == "true")
  }
}
