import SwiftUI

/// What a benchmark toggles.
@MainActor final class Handles {
  var rows: [Int: Binding<Bool>] = [:]
  var table: Binding<Bool>?
}

/// Two texts side by side, and a state that anyone may toggle.
struct Row: View {
  let index: Int
  let handles: Handles
  @State private var isOn = false

  var body: some View {
    let _ = handles.rows[index] = $isOn
    HStack {
      Text("Row \(index)")
      Text(isOn ? "on" : "off")
    }
  }
}
