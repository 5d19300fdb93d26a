import Foundation
@_spi(Runtime) import SwiftUICore

/// The platform's style for a toggle: a switch; on a Mac a checkbox, outside of grouped forms.
public nonisolated struct DefaultToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { AutomaticToggle(configuration: configuration) }
}

private struct AutomaticToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.formLayout) private var formLayout

  var body: some View {
    if idiom == .mac, formLayout != .grouped {
      Checkbox(configuration: configuration)
    } else {
      SwitchRow(configuration: configuration, tint: nil)
    }
  }
}

/// The label with a switch at the trailing edge.
public nonisolated struct SwitchToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  let tint: Color?

  public init() { tint = nil }

  /// - Parameters:
  ///   - tint: the track's color while it is on.
  public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration, tint: tint) }
}

/// A button that stays highlighted while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

/// The label behind a box with a mark.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { Checkbox(configuration: configuration) }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.tintStyle) private var surroundingTint

  var body: some View {
    let track = tint.map { AnyShapeStyle($0) } ?? surroundingTint ?? AnyShapeStyle(Color.green)
    LabeledControl(label: configuration.label, control: Switch(isOn: configuration.isOn, onTrack: track))
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled

  private var fill: AnyShapeStyle? {
    guard configuration.isOn else { return nil }
    return isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.systemFill)
  }

  var body: some View {
    let isOn = configuration.isOn
    let ink = !isEnabled ? AnyShapeStyle(Color.tertiaryLabel) : AnyShapeStyle(TintShapeStyle())
    configuration.label
      .foregroundStyle(isOn && isEnabled ? AnyShapeStyle(Color.white) : ink)
      .padding(.horizontal, idiom.controls.toggleButtonPadding)
      .modifier(ButtonBox(fill: fill))
  }
}

/// Recorded from macOS 26 (`toggle/styles`): a box of 16 with 5 behind it.
private struct Checkbox: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    let box = Image(systemName: symbol)
      .foregroundStyle(configuration.isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray))
      .accessibilityHidden(true)
      .modifier(DimmedWhenDisabled())
    if isLabelHidden {
      HiddenLabel(content: box, label: configuration.label)
    } else {
      LayoutView(layout: CheckboxLayout(), content: TupleView((box, configuration.label)))
    }
  }

  private var symbol: String {
    configuration.isMixed ? "minus.square.fill" : configuration.isOn ? "checkmark.square.fill" : "square"
  }
}

private struct CheckboxLayout: Layout {
  private static let side: CGFloat = 16
  private static let gap: CGFloat = 5

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let label = subviews[1].sizeThatFits(room(in: proposal))
    return CGSize(width: Self.side + Self.gap + label.width, height: max(Self.side, label.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + Self.side / 2, y: bounds.midY), anchor: .center, proposal: .unspecified)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + Self.side + Self.gap, y: bounds.midY), anchor: .leading, proposal: room(in: proposal))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .checkbox }

  private func room(in proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - Self.side - Self.gap) }, height: proposal.height)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
