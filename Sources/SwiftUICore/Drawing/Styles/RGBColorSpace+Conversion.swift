extension Color.RGBColorSpace {
  /// Components of this space in sRGB; those that it can't show lie outside of 0 to 1.
  func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (encoded(red), encoded(green), encoded(blue))
    case .displayP3:
      let (r, g, b) = (linear(red), linear(green), linear(blue))
      return (
        encoded(1.22494018 * r - 0.22494018 * g), encoded(-0.04205695 * r + 1.04205695 * g),
        encoded(-0.01963755 * r - 0.07863605 * g + 1.09827360 * b)
      )
    }
  }

  // Below black the curve goes on as above, turned round.
  private func encoded(_ light: Double) -> Double {
    light < 0 ? -ColorMixing.encodeGamma(-light) : ColorMixing.encodeGamma(light)
  }

  private func linear(_ component: Double) -> Double {
    component < 0 ? -ColorMixing.decodeGamma(-component) : ColorMixing.decodeGamma(component)
  }
}
