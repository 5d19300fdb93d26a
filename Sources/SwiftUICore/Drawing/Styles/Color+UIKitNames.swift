/// A color of the system by the name that UIKit gives it; only those names are ours.
public struct _SystemColor: Hashable, Sendable {
  fileprivate let color: Color

  private init(_ color: Color) { self.color = color }

  private init(_ light: (Int, Int, Int), _ dark: (Int, Int, Int), opacity: (Double, Double) = (1, 1)) {
    color = .system(light, dark, opacity: opacity)
  }
}

extension Color {
  /// - Gap: UIKit's type is not ours: `.systemBackground` and the like can be named, `UIColor` can't.
  public init(_ color: _SystemColor) { self = color.color }

  /// - Gap: UIKit's type is not ours: `.systemBackground` and the like can be named, `UIColor` can't.
  public init(uiColor: _SystemColor) { self = uiColor.color }
}

/// What `#colorLiteral` makes where nothing else is asked for.
public typealias _ColorLiteralType = _SystemColor

extension _SystemColor: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
}

extension _SystemColor {
  public static let systemRed = Self(.red)
  public static let systemOrange = Self(.orange)
  public static let systemYellow = Self(.yellow)
  public static let systemGreen = Self(.green)
  public static let systemMint = Self(.mint)
  public static let systemTeal = Self(.teal)
  public static let systemCyan = Self(.cyan)
  public static let systemBlue = Self(.blue)
  public static let systemIndigo = Self(.indigo)
  public static let systemPurple = Self(.purple)
  public static let systemPink = Self(.pink)
  public static let systemBrown = Self(.brown)
  public static let tintColor = Self(.accentColor)

  public static let systemGray = Self(.gray)
  public static let systemGray2 = Self((174, 174, 178), (99, 99, 102))
  public static let systemGray3 = Self((199, 199, 204), (72, 72, 74))
  public static let systemGray4 = Self((209, 209, 214), (58, 58, 60))
  public static let systemGray5 = Self((229, 229, 234), (44, 44, 46))
  public static let systemGray6 = Self((242, 242, 247), (28, 28, 30))

  public static let systemBackground = Self(.systemBackground)
  public static let secondarySystemBackground = Self(.background(242, 28, elevated: 44))
  public static let tertiarySystemBackground = Self(.background(255, 44, elevated: 58))
  public static let systemGroupedBackground = Self(.groupedBackground)
  public static let secondarySystemGroupedBackground = Self(.secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = Self(.background(242, 44, elevated: 58))

  public static let label = Self(.primary)
  public static let secondaryLabel = Self(.label(level: 1))
  public static let tertiaryLabel = Self(.label(level: 2))
  public static let quaternaryLabel = Self(.label(level: 3))
  public static let placeholderText = Self(.label(level: 2))
  public static let link = Self(.blue)
  public static let separator = Self(.separator)
  public static let opaqueSeparator = Self((198, 198, 200), (56, 56, 58))
  public static let systemFill = Self(.fill(level: 0))
  public static let secondarySystemFill = Self(.fill(level: 1))
  public static let tertiarySystemFill = Self(.fill(level: 2))
  public static let quaternarySystemFill = Self(.fill(level: 3))
  public static let lightText = Self((255, 255, 255), (255, 255, 255), opacity: (0.6, 0.6))
  public static let darkText = Self(.black)
}
