/// The look of a window's frame.
public protocol WindowStyle {}

/// What the system prefers.
public struct DefaultWindowStyle: WindowStyle, Sendable {
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// A bar with the title.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
  public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// Neither title nor the background of its bar.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
  public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// Nothing around the content.
public struct PlainWindowStyle: WindowStyle, Sendable {
  public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
