import SwiftUI

public struct Greeting: View {
  let name: String

  public init(name: String) {
    self.name = name
  }

  public var body: some View {
    Text("Hello, \(name)")
  }
}

#Preview("Ada") { Greeting(name: "Ada") }

#Preview(traits: .fixedLayout(width: 200, height: 44)) { Greeting(name: "A very long name that does not fit") }
