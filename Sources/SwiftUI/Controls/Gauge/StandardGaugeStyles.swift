import Foundation
@_spi(Runtime) import SwiftUICore

/// The platform's style for a gauge: `linearCapacity`.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration, hasMarker: false) }
}

/// A bar that is filled up to the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration, hasMarker: false) }
}

/// A bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration, hasMarker: true) }
}

/// A bar that is filled up to the value.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration, hasMarker: false) }
}

/// An open ring with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { GaugeRing(configuration: configuration, isOpen: true) }
}

/// A ring that is filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { GaugeRing(configuration: configuration, isOpen: false) }
}

/// A bar with a mark at the value.
public nonisolated struct LinearGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration, hasMarker: true).transformEnvironment(\.tintStyle) { [tint] in
      if let tint { $0 = AnyShapeStyle(tint) }
    }
  }
}

/// An open ring with a mark at the value.
public nonisolated struct CircularGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true).transformEnvironment(\.tintStyle) { [tint] in
      if let tint { $0 = AnyShapeStyle(tint) }
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  @MainActor @preconcurrency public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  @MainActor @preconcurrency public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
