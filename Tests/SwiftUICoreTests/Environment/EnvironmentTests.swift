import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

private struct NameKey: EnvironmentKey {
  static var defaultValue: String { "default" }
}
private struct NicknameKey: EnvironmentKey {
  static var defaultValue: String { "" }
}
private struct SizeKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var nickname: String {
    get { self[NicknameKey.self] }
    set { self[NicknameKey.self] = newValue }
  }
  fileprivate var sizeForTest: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

private struct NameReader: View {
  @Environment(\.name) private var name
  let notes: Notes

  var body: some View {
    let _ = notes.add("body \(name)")
    Text(name)
  }
}

@Observable private final class Library { var title = "Main" }

private struct LibraryReader: View {
  @Environment(Library.self) private var library: Library?

  var body: some View { Text(library?.title ?? "none") }
}

@MainActor struct EnvironmentTests {
  @Test func theNearestValueIsRead() {
    let notes = Notes()
    let screen = Screen(
      VStack {
        NameReader(notes: notes)
        NameReader(notes: notes).environment(\.name, "inner").environment(\.name, "outer")
      })

    #expect(screen.texts == ["default", "inner"])
  }

  @Test func onlyReadersOfTheChangedKeyRun() {
    let handle = Handle<String>()
    let notes = Notes()
    let screen = Screen(
      Holder("a", handle) { name in
        NameReader(notes: notes).environment(\.name, name.wrappedValue).environment(\.sizeForTest, name.wrappedValue.count)
      })
    _ = notes.take()

    handle.value = "b"
    screen.update()
    #expect(notes.take() == ["body b"])
    handle.value = "b"
    screen.update()

    #expect(notes.lines.isEmpty)
    #expect(screen.texts == ["b"])
  }

  @Test("transformEnvironment is visible below (EnvironmentKeyTransform)") func aTransformStartsFromTheOuterValue() {
    let handle = Handle<String>()
    let notes = Notes()
    let screen = Screen(
      Holder("a", handle) { name in
        NameReader(notes: notes)
          .transformEnvironment(\.name) { $0 += "!" }
          .environment(\.name, name.wrappedValue)
      })
    #expect(screen.texts == ["a!"])

    handle.value = "b"
    screen.update()

    #expect(screen.texts == ["b!"])
  }

  @Test("an optional object is nil where none is given (Environment+Observable)") func anObjectIsFoundByItsType() {
    let library = Library()
    let screen = Screen(
      VStack {
        LibraryReader()
        LibraryReader().environment(library)
        LibraryReader().environment(nil as Library?).environment(library)
      })
    #expect(screen.texts == ["none", "Main", "none"])

    library.title = "Annex"
    screen.update()

    #expect(screen.texts == ["none", "Annex", "none"])
  }

  @Test func aTextFollowsTheFontAroundIt() {
    let handle = Handle<Bool>()
    let screen = Screen(Holder(false, handle) { Text("Dune").font($0.wrappedValue ? .largeTitle : .body) })
    let before = screen.graph.rootNode.children[0].size

    handle.value = true
    screen.update()

    #expect(before.height == 20.5)
    #expect(screen.graph.rootNode.children[0].size.height == 41, "34 points times 1.1934, rounded up to half a point")
  }

  @Test func aKeyThatIsNoLongerSetIsReadFromFurtherOut() {
    let handle = Handle<Bool>()
    let screen = Screen(
      Holder(false, handle) { isOther in
        NameReader(notes: Notes()).environment(isOther.wrappedValue ? \.nickname : \.name, "inner")
      }
      .environment(\.name, "outer"))
    #expect(screen.texts == ["inner"])

    handle.value = true
    screen.update()

    #expect(screen.texts == ["outer"])
  }
}
