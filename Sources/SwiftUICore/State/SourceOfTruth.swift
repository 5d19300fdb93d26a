/// A place that owns a value which views read.
@_spi(Runtime) public struct SourceOfTruth {
  /// The view that keeps it.
  public let owner: Any.Type
  /// What the property is called.
  public let name: String
  public let value: Any
}

/// A property's storage that owns what it holds.
protocol TruthOwner: AnyObject {
  /// nil while there is none.
  var sourceOfTruth: SourceOfTruth? { get }
}

extension ViewGraph {
  /// The state of the views that stand, from the outside in, in the order of their properties.
  public var sourcesOfTruth: [SourceOfTruth] {
    func sources(below element: Element) -> [SourceOfTruth] {
      element.propertyStorage.compactMap { ($0 as? any TruthOwner)?.sourceOfTruth } + element.childElements.flatMap(sources)
    }
    return root.map(sources) ?? []
  }
}
