/// A part of a user interface, described as a value.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the element that stands for a view in the tree; primitive views bring their own.
  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs
}

extension View {
  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(CompositeElement(view, inputs))
  }
}

extension Never: View {
  public nonisolated var body: Never { fatalError("Never has no body") }
}

/// What an element is given by its parent; opaque to features.
public struct _ViewInputs {
  @_spi(Runtime) public unowned var graph: ViewGraph
  @_spi(Runtime) public unowned var parent: Element?
  @_spi(Runtime) public var environment: EnvironmentScope
  /// The axis of the stack that the element stands in; `Spacer` and `Divider` follow it.
  @_spi(Runtime) public var stackAxis: Axis? {
    get { stackOrientation.axis }
    set { stackOrientation = .fixed(newValue) }
  }
  var stackOrientation = StackOrientation.fixed(nil)
  /// Where several views stand ready and one shows: whether this one does.
  @_spi(Runtime) public var presence: PresenceScope?
  /// Where the views write their preferences; nil where nobody above reads any.
  @_spi(Runtime) public var preferences: PreferenceScope?
  /// Whether the element stands directly in a container that makes rows on demand and understands sections.
  @_spi(Runtime) public var isLazy = false { didSet { keepsSections = false } }
  /// Whether the element stands directly in a view that is taken apart by its sections.
  @_spi(Runtime) public var keepsSections = false
  /// Whether that container gives the headers and footers of sections a look, as a list does.
  @_spi(Runtime) public var stylesSections = false
}

/// The element that a view made; opaque to features.
public struct _ViewOutputs {
  @_spi(Runtime) public let element: Element

  @_spi(Runtime) public init(_ element: Element) { self.element = element }
}

/// A view without a body: its element does the work.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body") }
}
