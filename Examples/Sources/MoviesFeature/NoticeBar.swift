import SwiftUI

/// Says over what is shown that something went wrong, until the reader has seen it.
struct NoticeBar: View {
  let message: String
  let dismiss: @MainActor () -> Void

  var body: some View {
    HStack {
      Label(message, systemImage: "exclamationmark.triangle.fill")
      Spacer()
      Button("Dismiss", action: dismiss)
    }
    .font(.subheadline)
    .padding()
    .background(Color.yellow.opacity(0.3))
  }
}

#Preview("Notice", traits: .fixedLayout(width: 375, height: 60)) {
  NoticeBar(message: "You are offline.") {}
}
