/// The parts of one section of a view that was taken apart.
public nonisolated struct SectionConfiguration: Identifiable, @unchecked Sendable {
  /// The same as long as the section stands in the tree.
  public let id: ID
  public fileprivate(set) var header = SubviewsCollection([])
  public fileprivate(set) var content = SubviewsCollection([])
  public fileprivate(set) var footer = SubviewsCollection([])

  /// - Gap: values that a section hands to its container are read from its first view, whose own count too.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }

  public struct ID: Hashable, Sendable {
    let number: Int
  }
}

/// The sections of a view, in order.
public nonisolated struct SectionCollection: RandomAccessCollection, Sendable {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection {
  /// Views between sections make sections of their own.
  init(_ nodes: [LayoutNode]) {
    var sections: [SectionConfiguration] = []
    var part = SectionMarkNode.Part.end
    var views: [LayoutNode] = []
    for node in nodes {
      guard let mark = node as? SectionMarkNode else {
        views.append(node)
        continue
      }
      sections.finish(part, views)
      if mark.part == .header { sections.append(SectionConfiguration(id: SectionConfiguration.ID(number: mark.id))) }
      (part, views) = (mark.part, [])
    }
    sections.finish(part, views)
    self.sections = sections
  }
}

extension [SectionConfiguration] {
  /// Adds the views of a part to the newest section; what follows a section's end, if anything, is one without a header.
  fileprivate mutating func finish(_ part: SectionMarkNode.Part, _ nodes: [LayoutNode]) {
    switch part {
    case .header: self[count - 1].header = SubviewsCollection(nodes)
    case .rows: self[count - 1].content = SubviewsCollection(nodes)
    case .footer: self[count - 1].footer = SubviewsCollection(nodes)
    case .end:
      guard let first = nodes.first(where: { !$0.isMark }) else { return }
      append(SectionConfiguration(id: SectionConfiguration.ID(number: first.id)))
      self[count - 1].content = SubviewsCollection(nodes)
    }
  }
}
