import Foundation
import SwiftUICore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Rest: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomRest)
  }

  let rest: Rest

  /// About half of the screen.
  public static let medium = PresentationDetent(rest: .medium)
  public static let large = PresentationDetent(rest: .large)

  /// A share of the height that is available, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(rest: .fraction(fraction)) }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(rest: .height(height)) }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(rest: .custom(CustomRest(type: type)))
  }

  /// What a custom detent's height may follow.
  @dynamicMemberLookup
  public struct Context: Sendable {
    /// The height of the sheet at its largest, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A detent whose height is computed.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// The height in points; nil leaves the detent out.
  static func height(in context: Self.Context) -> CGFloat?
}

/// A custom detent; the type is its identity.
struct CustomRest: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type

  static func == (a: CustomRest, b: CustomRest) -> Bool { a.type == b.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension PresentationDetent {
  /// What VoiceOver says of a sheet that rests here.
  var spoken: String {
    switch rest {
    case .medium: "Half screen"
    case .large: "Full screen"
    case .fraction(let fraction): "\(Int((fraction * 100).rounded()))% of the screen"
    case .height(let height): "\(Int(height.rounded())) points"
    case .custom: "Custom height"
    }
  }
}
