import SwiftUI

/// A core: it greets once when it appears, and remembers that it did.
public struct Greeting: View {
  let name: String
  @Binding var isRead: Bool
  let greet: (String) -> Void

  public init(name: String, isRead: Binding<Bool>, greet: @escaping (String) -> Void) {
    self.name = name
    self._isRead = isRead
    self.greet = greet
  }

  public var body: some View {
    Text("Hello, \(name)")
      .onAppear(perform: appear)
  }

  public func appear() {
    guard !isRead else { return }
    isRead = true
    greet(name)
  }
}

#Preview("Ada") { Greeting(name: "Ada", isRead: .constant(true)) { _ in } }

#Preview(traits: .fixedLayout(width: 200, height: 44)) {
  @Previewable @State var isRead = false
  Greeting(name: "a very long name that does not fit", isRead: $isRead) { _ in }
}
