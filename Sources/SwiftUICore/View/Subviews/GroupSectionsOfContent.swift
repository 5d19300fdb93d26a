/// Takes a view apart by its sections and shows what is made of them.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: TakingApart {
  let whole: Sections
  let transform: (SectionCollection) -> Content

  static var keepsSections: Bool { true }

  func content(of nodes: [LayoutNode]) -> Content { transform(SectionCollection(nodes)) }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ApartElement(view, inputs))
  }
}

extension Group {
  /// Shows what `transform` makes of the sections of `view`; views that stand in none make one of their own.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(holding: GroupSectionsOfContent(whole: view, transform: transform))
  }
}

/// The sections that a `ForEach` repeats, before it is known which those are.
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection, @unchecked Sendable {
  let base: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration { fatalError("which sections there are is known in the tree only") }
}

extension ForEach {
  /// A view for each section of `view`; views that stand in none make one of their own.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(holding: ForEachSectionCollection(base: AnyView(view)), content: content, id: \.id)
  }
}

extension ForEachSectionCollection: DataOfTree {
  func apart(_ content: @escaping (SectionConfiguration) -> Content) -> AnyView {
    AnyView(
      GroupSectionsOfContent(whole: base) { sections in
        ForEach<SectionCollection, SectionConfiguration.ID, Content>(holding: sections, content: content, id: \.id)
      })
  }
}
