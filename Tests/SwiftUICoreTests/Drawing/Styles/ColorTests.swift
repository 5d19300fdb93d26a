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
}
