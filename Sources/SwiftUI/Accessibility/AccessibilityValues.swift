import Foundation
@_spi(Runtime) import SwiftUICore

/// How important a heading is.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, BitwiseCopyable {
  case unspecified = 0
  case h1, h2, h3, h4, h5, h6
}

/// What kind of text a view holds.
public struct AccessibilityTextContentType: Sendable {
  let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "file-system")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "source-code")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "word-processing")
}

/// The name of something that is read on demand; those of one id replace each other.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  private let id: String

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: Text(labelKey).string) }
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource) { self.init(Text(label), id: label.key) }

  public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool { a.id == b.id }
}

/// How touches on an area that is touched directly are taken.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// What a person uses to reach views.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
