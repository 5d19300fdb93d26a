import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Login: View {
  @State var password = ""
  var onPassword: (String) -> Void = { _ in }
  var body: some View { SecureField("Password", text: $password).onSubmit { onPassword(password) } }
}

@MainActor struct SecureFieldTests {
  @Test func aBulletStandsForEachCharacter() {
    let screen = ControlScreen(Login(password: "abc"))

    #expect(screen.texts == ["•••"])
    #expect(screen.lines == ["secureField \"Password\" •••"])
  }

  @Test func typingGoesBehindWhatStandsThere() {
    let notes = Notes()
    let screen = ControlScreen(Login(password: "ab") { notes.lines.append($0) })

    screen.perform(.insertText, on: "Password", "cd\n")

    #expect(notes.lines == ["abcd"])
  }

  @Test func aPromptStandsWhereThereIsNoText() {
    let screen = ControlScreen(SecureField("Password", text: .constant(""), prompt: Text("Required")))

    #expect(screen.texts == ["Required"])
    #expect(screen.lines == ["secureField \"Password\" "])
  }

  @Test func aSubmissionCommits() {
    let notes = Notes()
    let screen = ControlScreen(
      SecureField("Password", text: .constant("x"), onCommit: { notes.lines.append("commit") })
        .onSubmit { notes.lines.append("submit") })

    screen.perform(.insertText, on: "Password", "\n")

    #expect(notes.lines == ["commit", "submit"])
  }
}
