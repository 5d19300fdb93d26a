import TopdownDisplay

// The system's colors on iOS 17, light and dark, as Apple's Human Interface Guidelines list them.
extension Color {
  public static let red = system((255, 59, 48), (255, 69, 58))
  public static let orange = system((255, 149, 0), (255, 159, 10))
  public static let yellow = system((255, 204, 0), (255, 214, 10))
  public static let green = system((52, 199, 89), (48, 209, 88))
  public static let mint = system((0, 199, 190), (99, 230, 226))
  public static let teal = system((48, 176, 199), (64, 200, 224))
  public static let cyan = system((50, 173, 230), (100, 210, 255))
  public static let blue = system((0, 122, 255), (10, 132, 255))
  public static let indigo = system((88, 86, 214), (94, 92, 230))
  public static let purple = system((175, 82, 222), (191, 90, 242))
  public static let pink = system((255, 45, 85), (255, 55, 95))
  public static let brown = system((162, 132, 94), (172, 142, 104))
  public static let gray = system((142, 142, 147), (142, 142, 147))
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)

  public static let accentColor = blue
  public static let primary = system((0, 0, 0), (255, 255, 255))
  public static let secondary = system((60, 60, 67), (235, 235, 245), opacity: (0.6, 0.6))

  @_spi(Runtime) public static let tertiaryLabel = system((60, 60, 67), (235, 235, 245), opacity: (0.3, 0.3))
  @_spi(Runtime) public static let quaternaryLabel = system((60, 60, 67), (235, 235, 245), opacity: (0.18, 0.16))
  @_spi(Runtime) public static let systemBackground = background(255, 0, elevated: 28)
  /// Behind what is presented above the screen.
  @_spi(Runtime) public static let elevatedBackground = background(255, 28, elevated: 28)
  @_spi(Runtime) public static let groupedBackground = background(242, 0, elevated: 28)
  @_spi(Runtime) public static let secondaryGroupedBackground = background(255, 28, elevated: 44)
  @_spi(Runtime) public static let separator = system((60, 60, 67), (84, 84, 88), opacity: (0.29, 0.6))
  @_spi(Runtime) public static let systemFill = system((120, 120, 128), (120, 120, 128), opacity: (0.2, 0.36))

  /// The system's color of a text that is `level` levels less prominent than the first.
  static func label(level: Int) -> Color {
    switch level {
    case ...0: primary
    case 1: secondary
    case 2: tertiaryLabel
    case 3: quaternaryLabel
    default: quaternaryLabel.opacity(0.6)
    }
  }

  /// The system's color of a shape behind content.
  static func fill(level: Int) -> Color {
    switch level {
    case ...0: systemFill
    case 1: system((120, 120, 128), (120, 120, 128), opacity: (0.16, 0.32))
    case 2: system((118, 118, 128), (118, 118, 128), opacity: (0.12, 0.24))
    default: system((116, 116, 128), (118, 118, 128), opacity: (0.08, 0.18))
    }
  }

  static func system(
    _ light: (Int, Int, Int), _ dark: (Int, Int, Int), opacity: (Double, Double) = (1, 1)
  ) -> Color {
    Color(value: .adaptive(light: display(light, opacity.0), dark: display(dark, opacity.1)))
  }

  /// Of the system's backgrounds, which are nearly gray.
  static func background(_ light: Int, _ dark: Int, elevated: Int) -> Color {
    func color(_ gray: Int) -> DisplayColor { display((gray, gray, bluish[gray] ?? gray), 1) }
    return Color(value: .elevating(light: color(light), dark: color(dark), elevated: color(elevated)))
  }

  private static let bluish = [28: 30, 44: 46, 58: 60, 242: 247]

  private static func display(_ bytes: (Int, Int, Int), _ alpha: Double) -> DisplayColor {
    DisplayColor(red: Double(bytes.0) / 255, green: Double(bytes.1) / 255, blue: Double(bytes.2) / 255, alpha: alpha)
  }
}
