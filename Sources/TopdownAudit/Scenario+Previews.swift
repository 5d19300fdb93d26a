@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownScenarios

extension Scenario {
  /// Every `#Preview` of this process and what every `PreviewProvider` shows, each a scenario called as the gallery calls it.
  ///
  ///     @Test(arguments: await Scenario.previews) @MainActor func opens(preview: Scenario) throws { try preview.check() }
  ///
  /// A preview knows no log: its boundaries are those that it constructs itself.
  @MainActor public static var previews: [Scenario] {
    PreviewCatalog.all().map { preview in
      Scenario(ScenarioName(preview.id)) { AnyView(preview.makeView()) }
    }
  }
}
