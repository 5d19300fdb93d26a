@_spi(Runtime) import SwiftUICore

/// What stands for a shared item before it is sent: a title, an image, an icon.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?
}

extension SharePreview: @unchecked Sendable {}

extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title), image: image, icon: icon) }
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey), image: image, icon: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title), image: image, icon: nil) }
  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), image: nil, icon: icon) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title), image: nil, icon: icon) }
  public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), image: nil, icon: nil) }
  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}
