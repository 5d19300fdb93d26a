import Foundation

/// A number that a text can hold.
public protocol _FormatSpecifiable: Equatable {
  var _argument: _FormatArgument { get }
  var _specifier: String { get }
}

/// A number on its way into a text.
public enum _FormatArgument: Equatable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case real(Double)

  var cVarArg: any CVarArg {
    switch self {
    case .signed(let value): value
    case .unsigned(let value): value
    case .real(let value): value
    }
  }

  /// Whole numbers are grouped; others have six places.
  func string(_ locale: Locale) -> String {
    switch self {
    // Below a thousand there is nothing to group.
    case .signed(let value) where (0..<1000).contains(value) && locale.writesLatinDigits: String(value)
    case .signed(let value): value.formatted(.number.locale(locale))
    case .unsigned(let value): value.formatted(.number.locale(locale))
    case .real(let value): value.formatted(.number.precision(.fractionLength(6)).grouping(.never).locale(locale))
    }
  }
}

extension Locale {
  fileprivate var writesLatinDigits: Bool { numberingSystem.identifier == "latn" }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _argument: _FormatArgument { Self.isSigned ? .signed(Int64(clamping: self)) : .unsigned(UInt64(clamping: self)) }
  public var _specifier: String {
    let prefix = MemoryLayout<Self>.size > 4 ? "ll" : ""
    return "%" + prefix + (Self.isSigned ? "d" : "u")
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: _FormatArgument { .real(Double(self)) }
  public var _specifier: String { MemoryLayout<Self>.size > 4 ? "%lf" : "%f" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
