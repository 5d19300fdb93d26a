import SwiftUI

// Previews as a user writes them. `PreviewTests` names their lines: append, do not insert.

#Preview { Text("without a name") }

#Preview("Statements") {
  let title = "built"
  Text(title)
  Text("by statements")
}

#Preview("Fixed", traits: .fixedLayout(width: 320, height: 100), .landscapeLeft) { Text("fixed") }

#Preview("Fitting", traits: .defaultLayout, .sizeThatFitsLayout) { Text("fitting") }

#Preview("Twice") { Text("first") }

#Preview("Twice") { Text("second") }

@MainActor private func madeElsewhere() -> any View { Text("made elsewhere") }

#Preview("Function", body: madeElsewhere)

#Preview("Return") {
  struct Local: View {
    var body: some View { Text("local") }
  }
  return Local()
}

#Preview("Nothing") {}

private let computedName = "Com" + "puted"

#Preview(computedName) { Text("named by a value") }

#if swift(>=6)
  #Preview("Conditional") { Text("conditional") }
#endif

@available(macOS 14, iOS 17, *)
#Preview("Trailing argument", traits: .portrait, body: { Text("trailing") })

#Preview("Stateful") {
  @Previewable @State var title = "before"
  @Previewable let suffix = "!"
  Text(title + suffix)
    .onAppear { title = "after" }
}

#Preview(
  "Stateful argument",
  body: {
    @Previewable @State var title = "argument"
    return Text(title)
  })
