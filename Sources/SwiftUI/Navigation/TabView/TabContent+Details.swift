@_spi(Runtime) import SwiftUICore

extension TabContent {
  /// Keeps the tabs from being chosen.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
    telling { if disabled { $0.isDisabled = true } }
  }

  /// Replaces what the tabs are called.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> {
    telling { if isEnabled { $0.label = label } }
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Replaces the value that the tabs are said to have.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    telling { if isEnabled { $0.value = valueDescription } }
  }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what happens when the tabs are chosen.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> {
    telling { if isEnabled { $0.hint = hint } }
  }

  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Names by which the tabs can be addressed by voice.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    telling { if isEnabled { $0.inputLabels = inputLabels } }
  }

  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// A name for tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    telling { if isEnabled { $0.identifier = identifier } }
  }

  private nonisolated func telling(_ change: @escaping (inout TabDetails) -> Void) -> ModifiedTabContent<Self> {
    nonisolated(unsafe) let change = change
    return modified { AnyView($0.modifier(TabDetailsModifier(change: change))) }
  }
}
