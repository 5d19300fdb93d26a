import Foundation
@_spi(Runtime) import SwiftUICore

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    /// nil is the radius that goes with the button's size.
    case roundedRectangle(radius: CGFloat?)
  }

  let kind: Kind

  /// A capsule.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// As wide as it is high.
  public static let circle = ButtonBorderShape(kind: .circle)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// - Gap: the radius of a rounded rectangle that names none is an estimate.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let most = min(size.width, size.height) / 2
    return switch kind {
    case .automatic, .capsule, .circle: most
    case .roundedRectangle(let radius): min(most, radius ?? 8)
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius(in: rect.size))
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: max(0, cornerRadius(in: CGSize(width: 1000, height: 34)) - amount)).inset(by: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline that bordered buttons have where nothing else is said.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension View {
  /// Sets the outline of the bordered buttons below.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}
