public import Foundation

/// How large the container of a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// The device's size.
  case device
  /// The view's own size when it is offered the device's.
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device, as Xcode lists it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  let orientation: PreviewTraits.Orientation

  public static let portrait = InterfaceOrientation(id: "portrait", orientation: .portrait)
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown", orientation: .portraitUpsideDown)
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft", orientation: .landscapeLeft)
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight", orientation: .landscapeRight)

  public static var allCases: [InterfaceOrientation] { [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }
}

/// Something of the app that a preview is shown in.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a value in a preview's context.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

enum PreviewNameKey: ViewTraitKey { typealias Value = String }
enum PreviewLayoutKey: ViewTraitKey { typealias Value = PreviewLayout }
enum PreviewOrientationKey: ViewTraitKey { typealias Value = InterfaceOrientation }
enum PreviewDeviceKey: ViewTraitKey { typealias Value = PreviewDevice }

// They say something to the gallery only: on a stage the view is as without them.
extension View {
  /// Names the preview in the gallery.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(TraitModifier(PreviewNameKey.self, value ?? ""))
  }

  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(TraitModifier(PreviewLayoutKey.self, value))
  }

  /// - Gap: the preview is shown at its landscape size nowhere: the gallery offers sizes to choose from.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(TraitModifier(PreviewOrientationKey.self, value))
  }

  /// - Gap: the preview has the size that the gallery is set to, whichever device is named.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(TraitModifier(PreviewDeviceKey.self, value ?? ""))
  }

  /// - Gap: no gallery has contexts, so nobody reads the value.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
