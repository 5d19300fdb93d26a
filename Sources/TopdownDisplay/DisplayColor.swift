/// A color in sRGB; every component runs from 0 to 1.
public struct DisplayColor: Codable, Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public func multiplyingAlpha(by factor: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
