extension View {
  /// Sets the size of text below.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the size of text below within `range`.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let least = allowed.first, let greatest = allowed.last else { return }
      size = min(max(size, least), greatest)
    }
  }
}
