import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

struct NamedColorTests {
  private func resolved(_ color: Color?, _ scheme: ColorScheme = .light) -> DisplayColor? {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return color?.resolve(in: values).display
  }

  @Test func aColorSetHasAColorForLightAndForDark() throws {
    let json = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.5"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "255", "alpha": "1.000"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/Brand/Accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))

    let color = BundleColors.find("Accent", in: folder)

    #expect(resolved(color) == DisplayColor(red: 1, green: Double(Float(128.0 / 255)), blue: 0, alpha: 0.5))
    #expect(resolved(color, .dark) == DisplayColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(BundleColors.find("Other", in: folder) == nil)
  }

  @Test func aNameThatNoCatalogueHasIsClear() {
    #expect(Color("nowhere") == .clear)
  }

  @Test func theSystemsColorsCanBeNamedAsUIKitNamesThem() {
    #expect(Color(.systemRed) == .red)
    #expect(Color(uiColor: .systemGray6) == Color(.systemGray6))
    #expect(resolved(Color(.systemBackground), .dark) == DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))
  }
}
