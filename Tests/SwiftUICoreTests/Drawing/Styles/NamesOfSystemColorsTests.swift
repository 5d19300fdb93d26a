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
}
