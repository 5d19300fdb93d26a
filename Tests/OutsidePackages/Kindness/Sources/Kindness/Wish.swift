import SwiftUI
import TopdownScenarios

public struct Wish: View {
  let name: String

  public init(for name: String) { self.name = name }

  public var body: some View { Text("All the best, \(name)!") }
}

enum WishScenarios: ScenarioProvider {
  static let scenarios = [Scenario(.loaded) { Wish(for: "Ada") }]
}

#Preview("A wish") { Wish(for: "Ada") }
