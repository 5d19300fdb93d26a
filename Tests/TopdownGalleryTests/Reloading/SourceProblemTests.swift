import Testing

@testable import TopdownGallery

@Suite struct SourceProblemTests {
  private let output = """
    /p/Sources/Shelf.swift:3:5: error: cannot find 'boks' in scope
    1 | struct Shelf {
    /p/Sources/Shelf.swift:1:1: note: here
    /p/Sources/Shelf.swift:3:5: error: cannot find 'boks' in scope
    error: fatalError
    """

  @Test func anErrorComesOnceWithTheSourceAroundIt() {
    let problems = SourceProblem.all(in: output) { _ in "one\ntwo\nthree\nfour\n" }

    #expect(problems.map(\.message) == ["cannot find 'boks' in scope"])
    #expect(problems.map { "\($0.file):\($0.line):\($0.column)" } == ["/p/Sources/Shelf.swift:3:5"])
    #expect(problems.first?.source.map(\.text) == ["one", "two", "three", "four", ""])
    #expect(problems.first?.source.map(\.number) == [1, 2, 3, 4, 5])
  }

  @Test func aFileThatCannotBeReadLeavesTheMessage() {
    #expect(SourceProblem.all(in: output) { _ in nil }.map(\.source) == [[]])
  }
}
