import TopdownDisplay

extension ElementFinding {
  /// The tab of that label in the bar of a tab view; tapping it shows its screen.
  public func tab(_ label: String) throws -> StageElement { try find(.tab, label) }

  /// The search field of that prompt; a tap starts the search, and so does typing.
  public func searchField(_ prompt: String = "Search") throws -> StageElement { try find(.searchField, prompt) }

  /// The dots of a tab view's pages: incrementing turns to the next page, decrementing to the one before.
  public func pageIndicator() throws -> StageElement { try find(.pageIndicator, "") }

  /// The bar at the top of the screen.
  public func navigationBar() throws -> StageElement { try find(.navigationBar, "") }

  /// The bar of a screen's own items at its lower edge.
  public func toolbar() throws -> StageElement { try find(.toolbar, "") }
}

extension Stage {
  /// Leaves the screen that was pushed last, as the button in its bar and a swipe from the edge do.
  ///
  /// - Throws: `StageError` where the bar has no way back.
  public func goBack() throws { try element(identifier: "BackButton").tap() }
}
