import Foundation
import TopdownDisplay

/// A picture from a bundle or a file, or a symbol from the system's set, which is as large as the text around it.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String, variableValue: Double?)
    case named(String, bundle: Bundle?)
    case picture(Picture)
    case drawing(DrawnImage)
  }

  /// What the picture is called.
  enum Name: Equatable, Sendable {
    /// By the name that it is found by.
    case own
    case text(Text)
    case decorative
  }

  /// A picture whose bytes are known.
  struct Picture: Equatable, Sendable {
    var image: DisplayImage
    /// Points.
    var size: CGSize
    var isTemplate = false
  }

  let source: Source
  let name: Name
  var resizing: Resizing?
  var options = Options()

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  struct Options: Equatable, Sendable {
    var interpolation = Interpolation.low
    var isAntialiased = true
    var renderingMode: TemplateRenderingMode?
    var symbolRenderingMode: SymbolRenderingMode?
  }

  init(source: Source, name: Name = .own) {
    self.source = source
    self.name = name
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Whether a picture is drawn in its own colors, or as a stencil in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How pixels are made where a picture is drawn in another size.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How a picture fills a larger frame.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Which way up the pixels of a picture are.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    case up = 0
    case upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// How bright a picture may be beyond white.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case standard, constrainedHigh, high }

    private let kind: Kind

    public static let standard = DynamicRange(kind: .standard)
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    public static let high = DynamicRange(kind: .high)
  }
}

extension Image {
  /// A symbol by its SF Symbols name.
  public init(systemName: String) { self.init(source: .symbol(systemName, variableValue: nil)) }

  /// A symbol, some parts of it faint; `variableValue` runs from 0 to 1.
  ///
  /// - Gap: a symbol is drawn whole whatever its value.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, variableValue: variableValue))
  }

  /// A picture of a bundle: a file, with "@2x" or "@3x" in its name for the scale, or an image set of an asset catalogue.
  ///
  /// - Gap: PNG and JPEG are drawn; of an image set the picture without appearance, idiom or language counts.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name, bundle: bundle)) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundle: bundle), name: .text(label))
  }

  /// - Gap: a picture is drawn whole whatever its value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// - Gap: a picture is drawn whole whatever its value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// A picture that is not read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle: bundle), name: .decorative)
  }

  /// - Gap: a picture is drawn whole whatever its value.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Lets the picture fill what is proposed; the caps at its edges keep their size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.options.interpolation = interpolation } }

  /// - Gap: edges are smoothed all the same.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.options.isAntialiased = isAntialiased } }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.options.renderingMode = renderingMode }
  }

  /// Says how a symbol takes on the levels of the foreground style.
  ///
  /// - Gap: symbols are of one color in each mode; the mode is kept.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.options.symbolRenderingMode = mode } }

  /// - Gap: pictures are drawn in the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// - Gap: symbols have no gradients.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// - Gap: symbols with a variable value are drawn whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Image: LeafView {
  public typealias Body = Never

  package func makeNode(_ context: NodeContext) -> ImageNode { ImageNode(id: context.nextNodeID()) }

  package func update(_ node: ImageNode, _ context: NodeContext) -> Bool {
    node.set(self, in: context.environment)
  }
}
