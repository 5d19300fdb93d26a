import Testing

@testable import TopdownScenarios

@Suite struct GroupNameTests {
  @Test(arguments: [
    ("Library.BookShelfScenarios", "BookShelf"), ("Library.BookShelf.Scenarios", "BookShelf"), ("Library.BookShelf", "BookShelf"),
    ("Library.(unknown context at $1f).BookShelfScenarios", "BookShelf"), ("Scenarios", "Scenarios"),
  ])
  func aFeatureIsNamedAfterTheTypeThatListsItsScenarios(type: String, group: String) {
    #expect(GroupName.of(type) == group)
  }
}
