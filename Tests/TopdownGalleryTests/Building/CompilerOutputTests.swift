import Testing

@testable import TopdownGallery

@Suite struct CompilerOutputTests {
  private func read(_ text: String) -> (lines: [CompilerOutput.Line], output: CompilerOutput) {
    var output = CompilerOutput(overlayFolder: "/p/.build/topdown-host", packageFolder: "/p")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { output.read(String($0)) }
    return (lines, output)
  }

  @Test func progressIsToldFromComplaints() {
    let lines = read("[3/16] Compiling Feature Shelf.swift\nwarning: unused").lines

    #expect(lines == [.progress("[3/16] Compiling Feature Shelf.swift"), .other])
  }

  @Test func errorsCarryTheUsersPathsAndAppearOnce() {
    let text = """
      Building for debugging...
      [3/16] Compiling Feature Shelf.swift
      /p/.build/topdown-host/Sources/Feature/Shelf.swift:3:5: error: cannot find 'x' in scope
      1 | import SwiftUI
      3 | x
        | `- error: cannot find 'x' in scope

      [4/16] Compiling Feature Other.swift
      /p/.build/topdown-host/Sources/Feature/Shelf.swift:3:5: error: cannot find 'x' in scope
      1 | import SwiftUI
      3 | x
        | `- error: cannot find 'x' in scope

      /p/.build/topdown-host/Sources/Feature/Other.swift:1:1: warning: unused
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """

    #expect(
      read(text).output.errors == """
        /p/Sources/Feature/Shelf.swift:3:5: error: cannot find 'x' in scope
        1 | import SwiftUI
        3 | x
          | `- error: cannot find 'x' in scope
        """)
  }

  @Test func withoutAKnownErrorEverythingIsTold() {
    #expect(read("ld.lld: something odd\nexit").output.errors == "ld.lld: something odd\nexit")
  }
}
