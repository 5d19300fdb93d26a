import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

struct ColorTests {
  private let environment = EnvironmentValues()

  @Test func aMixLiesBetweenTwoColors() {
    let middle = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment)

    #expect(middle.red == 0.5 && middle.green == 0.5 && middle.blue == 0.5)
    #expect(Color.red.mix(with: .blue, by: 0).resolve(in: environment).description == "#FF3B30FF")
    #expect(Color.red.mix(with: .blue, by: 1).resolve(in: environment).description == "#007AFFFF")
  }

  @Test func aPerceptualMixIsLighterThanOneOfTheDevice() {
    let perceptual = Color.black.mix(with: .white, by: 0.5).resolve(in: environment)

    #expect(perceptual.red < 0.5 && abs(perceptual.red - perceptual.blue) < 0.01)
  }

  @Test func aResolvedColorCountsLightToo() {
    var color = Color.Resolved(red: 0.5, green: 0, blue: 1)

    color.linearGreen = 0.5

    #expect(abs(color.linearRed - 0.214) < 0.001)
    #expect(abs(color.green - 0.735) < 0.001)
    #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).red > 0.7)
    #expect(Color(color).resolve(in: environment) == color)
  }

  @Test func aColorIsCalledByItsName() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color(red: 1, green: 0, blue: 0))" == "#FF0000FF")
  }

  @Test func aColorOfACatalogueHasALightAndADarkForm() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
    let set = root.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data(
      #"""
      {"colors": [
        {"color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1.0"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0", "green": "255", "blue": "0", "alpha": "0.5"}}}]}
      """#.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let color = Color("Brand", bundle: Bundle(url: root))
    var dark = environment
    dark.colorScheme = .dark

    #expect(color.resolve(in: environment).description == "#FF7F00FF")
    #expect(color.resolve(in: dark).description == "#00FF007F")
    #expect(Color("Nothing").resolve(in: environment).opacity == 0)
  }

  @Test @MainActor func aColorThatNoCatalogueHasIsToldOnce() {
    let screen = Screen(VStack { ForEach(0..<3, id: \.self) { _ in Color("Nothing") } })

    #expect(
      screen.graph.warnings == [
        "no color named 'Nothing' is in the asset catalogs of the main bundle or the bundles of the package's targets, so it is clear: "
          + "add Nothing.colorset to a catalog among the target's resources. "
          + "What belongs to a package on Apple's platforms takes bundle: .module"
      ])
  }
}
