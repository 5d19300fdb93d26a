import Foundation

/// A number that grows with the user's text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.displayScale) private var displayScale

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Rounded to whole pixels where it is not the number itself.
  public var wrappedValue: Value {
    let growth = Value(textStyle.growth(at: dynamicTypeSize))
    let pixels = Value(displayScale)
    return growth == 1 ? base : (base * growth * pixels).rounded() / pixels
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
