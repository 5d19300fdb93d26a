import Foundation
@_spi(Runtime) import SwiftUICore

/// A binding to a number in a range, whatever its type.
nonisolated struct SliderValue {
  let bounds: ClosedRange<Double>
  /// nil for a slider without steps.
  let step: Double?
  let read: () -> Double
  let write: (Double) -> Void

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?)
  where V.Stride: BinaryFloatingPoint {
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = V($0) }
  }

  /// How far along the range a value stands, from 0 to 1.
  func fraction(of value: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(1, max(0, (value - bounds.lowerBound) / length)) : 0
  }

  /// The nearest value that the thumb can stand at; steps are counted from the lower bound.
  func possible(_ value: Double) -> Double {
    let inside = min(bounds.upperBound, max(bounds.lowerBound, value))
    guard let step, step > 0 else { return inside }
    let count = ((inside - bounds.lowerBound) / step).rounded()
    return min(bounds.upperBound, bounds.lowerBound + count * step)
  }

  /// The value of "3.5", or of a share of the range such as "25%"; nil for what is no number, and for "NaN", which is none either.
  func read(written text: String) -> Double? {
    let isShare = text.hasSuffix("%")
    guard let number = Double(isShare ? text.dropLast() : text[...]), number.isFinite else { return nil }
    return isShare ? bounds.lowerBound + number / 100 * (bounds.upperBound - bounds.lowerBound) : number
  }

  /// How far VoiceOver moves the thumb: a step, or a tenth of the range.
  var adjustment: Double { step ?? (bounds.upperBound - bounds.lowerBound) / 10 }
}
