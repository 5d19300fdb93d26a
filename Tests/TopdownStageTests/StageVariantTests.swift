import SwiftUI
import Testing
import TopdownDisplay
import TopdownStage

@MainActor @Suite struct StageVariantTests {
  private struct Seen: View {
    @Environment(\.self) private var values

    var body: some View {
      Text(
        "\(values.colorScheme) \(values.locale.identifier) \(values.layoutDirection) \(values.dynamicTypeSize) "
          + "\(values.colorSchemeContrast) \(values.accessibilityReduceMotion)")
    }
  }

  @Test(
    "views see what the words of a variant say",
    arguments: [
      ("", "light en_US leftToRight large standard false"),
      ("dark,xxl", "dark en_US leftToRight xxLarge standard false"),
      ("ar,contrast", "light ar rightToLeft large increased false"),
      ("ar,ltr,motion", "light ar leftToRight large standard true"),
    ])
  func variantsReachTheEnvironment(words: String, seen: String) throws {
    let stage = Stage(Seen(), variant: try Stage.Variant(words))

    #expect(stage.screen.contains("text \"\(seen)\""))
  }

  @Test func aVariantMayBringItsScreen() throws {
    let turned = Stage(Text("Dune"), variant: try Stage.Variant("landscape"))
    let plain = Stage(Text("Dune"), variant: try Stage.Variant("dark"), size: CGSize(width: 100, height: 50))

    #expect(turned.size == CGSize(width: 852, height: 393))
    #expect(plain.size == CGSize(width: 100, height: 50))
  }
}
