import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a color picker: one node whose value is a color's components in hexadecimal, such as "#FF3B30".
nonisolated struct ColorPickerBehavior: WrappingModifier {
  typealias Body = Never

  let selection: Binding<Color>
  let color: Color
  let supportsOpacity: Bool

  @MainActor func makeNode(_ context: NodeContext) -> ColorPickerNode { ColorPickerNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ColorPickerNode, _ context: NodeContext) -> Bool {
    node.selection = selection
    node.supportsOpacity = supportsOpacity
    node.shownValue = HexadecimalColor.write(color.resolve(in: context.environment))
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

final class ColorPickerNode: WrapperNode {
  var selection = Binding.constant(Color.black)
  var supportsOpacity = true
  var shownValue = ""
  var isEnabled = true

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(
      self, at: origin, role: .colorPicker, label: builder.spokenLabel(of: inner), value: shownValue, isEnabled: isEnabled,
      actions: isEnabled ? [.setValue] : [])
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled, action == .setValue, let argument, let color = HexadecimalColor.read(argument) else { return }
    Recorder.withoutRecording {
      selection.wrappedValue = Color(
        red: color.red, green: color.green, blue: color.blue, opacity: supportsOpacity ? color.alpha : 1)
    }
  }
}

/// Colors as "#RRGGBB", with two more digits where they are not opaque.
enum HexadecimalColor {
  static func write(_ color: Color.Resolved) -> String {
    let components = [color.red, color.green, color.blue] + (color.opacity < 1 ? [color.opacity] : [])
    return "#" + components.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }

  static func read(_ text: String) -> DisplayColor? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
    let bits = digits.count == 8 ? number : number << 8 | 0xFF
    func component(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
    return DisplayColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
