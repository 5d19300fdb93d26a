import Combine
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct OnReceiveTests {
  private let notes = Notes()
  private let subject = CurrentValueSubject<Int, Never>(1)

  private func screen(_ handle: Handle<String>) -> Screen {
    Screen(
      Holder("a", handle) { [notes, subject] label in
        if label.wrappedValue != "gone" {
          let name = label.wrappedValue
          Text(name).onReceive(subject) { value in MainActor.assumeIsolated { notes.add("\(name) \(value)") } }
        }
      })
  }

  @Test func eachValueIsReceivedWhileTheViewStands() {
    let handle = Handle<String>()
    let screen = screen(handle)
    subject.send(2)

    handle.value = "gone"
    screen.update()
    subject.send(3)

    #expect(notes.lines == ["a 1", "a 2"])
  }

  @Test func theSamePublisherIsNotSubscribedToAnewAndTheNewestActionRuns() {
    let handle = Handle<String>()
    let screen = screen(handle)

    handle.value = "b"
    screen.update()
    subject.send(2)

    #expect(notes.lines == ["a 1", "b 2"])
  }
}
