import Foundation
import TopdownDisplay

/// Colors between two others.
enum ColorMixing {
  static func mix(_ a: DisplayColor, _ b: DisplayColor, _ share: Double, in space: Gradient.ColorSpace) -> DisplayColor {
    func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * share }
    func between(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { x + (y - x) * share }
    let (first, second) = (SIMD3(a.red, a.green, a.blue), SIMD3(b.red, b.green, b.blue))
    let mixed =
      switch space.kind {
      case .device: between(first, second)
      case .perceptual: sRGB(fromOklab: between(oklab(first), oklab(second)))
      }
    return DisplayColor(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: between(a.alpha, b.alpha))
  }

  static func encodeGamma(_ linear: Double) -> Double {
    linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  static func decodeGamma(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  // Björn Ottosson's Oklab: even steps in it look even.

  private static func oklab(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let (r, g, b) = (decodeGamma(color.x), decodeGamma(color.y), decodeGamma(color.z))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  private static func sRGB(fromOklab lab: SIMD3<Double>) -> SIMD3<Double> {
    let l = pow(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z, 3)
    let m = pow(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z, 3)
    let s = pow(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z, 3)
    func component(_ linear: Double) -> Double { min(1, max(0, encodeGamma(linear))) }
    return SIMD3(
      component(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      component(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      component(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }
}
