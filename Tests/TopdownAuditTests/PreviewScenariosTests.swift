import SwiftUI
import Testing
import TopdownAudit
import TopdownScenarios
import TopdownStage

#Preview("Shelf of previews") { Text("Dune") }

private struct Shelf_Previews: PreviewProvider {
  static var previews: some View { Text("Emma").previewDisplayName("Provided shelf") }
}

@MainActor struct PreviewScenariosTests {
  @Test(arguments: ["PreviewScenariosTests/Shelf of previews": "Dune", "Shelf/Provided shelf": "Emma"])
  func eachPreviewIsAScenario(name: String, text: String) throws {
    let preview = try #require(Scenario.previews.first { $0.name.rawValue == name }, "\(Scenario.previews)")

    #expect(Stage(preview.view()).screen == "screen\n  text \"\(text)\"")
  }

  @Test(arguments: await Scenario.previews.filter { $0.id.contains("helf") })
  func theyAreArgumentsOfATest(preview: Scenario) throws { try preview.check() }
}
