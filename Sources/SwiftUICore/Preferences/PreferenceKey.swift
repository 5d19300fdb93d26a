/// A named value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  /// Adds what the next view wrote to what the views before it wrote; views that wrote nothing are passed by.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  static func combine(_ value: Value?, _ next: Value?) -> Value? {
    guard let next else { return value }
    guard var value else { return next }
    reduce(value: &value) { next }
    return value
  }
}
