import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

struct NamesOfSystemColorsTests {
  private func resolved(_ color: Color?, _ scheme: ColorScheme = .light) -> DisplayColor? {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return color?.resolve(in: values).display
  }

  @Test func theSystemsColorsCanBeNamedAsUIKitNamesThem() {
    #expect(Color(.systemRed) == .red)
    #expect(Color(uiColor: .systemGray6) == Color(.systemGray6))
    #expect(resolved(Color(.systemBackground), .dark) == DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func aColorLiteralIsOneOfThem() {
    let literal = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)

    #expect(resolved(Color(literal)) == DisplayColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
  }
}
