extension RequiredFont {
  static let text = RequiredFont(family: "Inter", package: "fonts-inter")
  static let icons = RequiredFont(family: "Material Icons", package: "fonts-material-design-icons-iconfont")
  /// Asked for only by monospaced text.
  static let monospaced = RequiredFont(family: "DejaVu Sans Mono", package: "fonts-dejavu-core")

  /// Without these nothing is drawn.
  static let all = [text, icons]

  static let emoji = RequiredFont(family: "Noto Color Emoji", package: "fonts-noto-color-emoji")
  /// One family of the package stands for the others, which have names of their own (`LetterScript`).
  static let scripts = RequiredFont(family: "Noto Sans", package: "fonts-noto-core")
  /// Chinese, Japanese and Korean in one font of a fortieth of Noto's size.
  static let eastAsian = RequiredFont(family: "WenQuanYi Micro Hei", package: "fonts-wqy-microhei")

  /// Letters that these bring are boxes without them.
  static let fallbacks = [emoji, scripts, eastAsian]
}
