import Foundation

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// What a text can show of an attributed string, beside Foundation's own attributes.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: CodableAttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: CodableAttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: CodableAttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension TextStyle {
  /// Takes in what is said of a run of an attributed string.
  mutating func apply(_ run: AttributedString.Runs.Run) {
    if let font = run.font { self.font = font }
    if let color = run.foregroundColor { style = AnyShapeStyle(color) }
    if let color = run.backgroundColor { background = color }
    if let line = run.underlineStyle { underline = line }
    if let line = run.strikethroughStyle { strikethrough = line }
    if let kern = run.kern { apply(.kerning(kern)) }
    if let tracking = run.tracking { apply(.tracking(tracking)) }
    if let offset = run.baselineOffset { baselineOffset = offset }
    if let link = run.link { self.link = link }
    if let intent = run.inlinePresentationIntent { apply(intent) }
  }

  private mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .single }
  }
}
