@_spi(Runtime) import SwiftUICore

/// The options of a picker on a screen of their own, which is left with the choice.
struct PickerScreen<Options: View>: View {
  let title: Text?
  let options: Options

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let list = List { options }.environment(\.actionFollowUp, ActionFollowUp { dismiss() })
    if let title { list.navigationTitle(title) } else { list }
  }
}
