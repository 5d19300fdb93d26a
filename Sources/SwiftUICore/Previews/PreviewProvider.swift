/// What every provider of previews is; opaque to features.
public protocol _PreviewProvider {}

/// A type whose views the gallery shows: each view of `previews` is a preview of its own.
@preconcurrency @MainActor
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @preconcurrency @MainActor static var previews: Previews { get }

  /// The platform that the previews are meant for; nil leaves it to the host.
  @preconcurrency @MainActor static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A system that previews can be meant for.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}
