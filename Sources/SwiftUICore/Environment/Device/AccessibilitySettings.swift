private enum AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

/// The settings of assistive technologies, as a device would have them.
@_spi(Runtime) public struct AccessibilitySettings: Hashable, Sendable {
  public var accessibilityDifferentiateWithoutColor = false
  public var accessibilityDimFlashingLights = false
  public var accessibilityEnabled = false
  public var accessibilityInvertColors = false
  public var accessibilityLargeContentViewerEnabled = false
  public var accessibilityPrefersHeadAnchorAlternative = false
  public var accessibilityQuickActionsEnabled = false
  public var accessibilityReduceMotion = false
  public var accessibilityReduceTransparency = false
  public var accessibilityShowBorders = false
  public var accessibilityShowButtonShapes = false
  public var accessibilitySwitchControlEnabled = false
  public var accessibilityVoiceOverEnabled = false
  public var accessibilityAssistiveAccessEnabled = false
  public var isLuminanceReduced = false
  public var isSceneCaptured = false
  public var accessibilityPlayAnimatedImages = true

  public init() {}
}

extension EnvironmentValues {
  /// All settings of assistive technologies; the stage hands a test's down.
  @_spi(Runtime) public var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether shapes should say what colors say.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.accessibilityDifferentiateWithoutColor }
  public var accessibilityDimFlashingLights: Bool { accessibilitySettings.accessibilityDimFlashingLights }
  /// Whether any assistive technology is on.
  public var accessibilityEnabled: Bool {
    get { accessibilitySettings.accessibilityEnabled }
    set { accessibilitySettings.accessibilityEnabled = newValue }
  }

  public var accessibilityInvertColors: Bool { accessibilitySettings.accessibilityInvertColors }
  public var accessibilityLargeContentViewerEnabled: Bool { accessibilitySettings.accessibilityLargeContentViewerEnabled }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { accessibilitySettings.accessibilityPrefersHeadAnchorAlternative }
  public var accessibilityQuickActionsEnabled: Bool { accessibilitySettings.accessibilityQuickActionsEnabled }
  /// Whether animations should move little.
  public var accessibilityReduceMotion: Bool { accessibilitySettings.accessibilityReduceMotion }
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.accessibilityReduceTransparency }
  public var accessibilityShowBorders: Bool { accessibilitySettings.accessibilityShowBorders }
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.accessibilityShowButtonShapes }
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.accessibilitySwitchControlEnabled }
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.accessibilityVoiceOverEnabled }
  public var accessibilityAssistiveAccessEnabled: Bool { accessibilitySettings.accessibilityAssistiveAccessEnabled }
  /// Whether the display is dimmed, as an always-on one is.
  public var isLuminanceReduced: Bool {
    get { accessibilitySettings.isLuminanceReduced }
    set { accessibilitySettings.isLuminanceReduced = newValue }
  }

  /// Whether the screen is recorded or mirrored.
  public var isSceneCaptured: Bool {
    get { accessibilitySettings.isSceneCaptured }
    set { accessibilitySettings.isSceneCaptured = newValue }
  }

  /// Whether animated images move by themselves.
  public var accessibilityPlayAnimatedImages: Bool { accessibilitySettings.accessibilityPlayAnimatedImages }
}
