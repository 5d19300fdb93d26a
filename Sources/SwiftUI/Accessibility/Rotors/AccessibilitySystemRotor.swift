@_spi(Runtime) import SwiftUICore

/// A rotor that assistive technology has by itself, whose entries a view can name.
public struct AccessibilitySystemRotor: Sendable {
  /// How the rotor is called, in English.
  let name: String

  /// Links that were followed, or those that were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Links" : "Unvisited Links")
  }

  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }

  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    level == .unspecified ? headings : AccessibilitySystemRotor(name: "Headings Level \(level.rawValue)")
  }

  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Underlined Text") }
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Misspelled Words") }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}
