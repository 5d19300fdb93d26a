import SwiftUI
import Testing
import TopdownStage

private struct Links<Content: View>: View {
  @State private var isActive = false
  @State private var tag: Int?
  @ViewBuilder let link: (Binding<Bool>, Binding<Int?>) -> Content

  var body: some View {
    NavigationStack {
      VStack {
        link($isActive, $tag)
        Text("active \(isActive.description), tag \(tag ?? 0)")
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}

/// Each way to write a link, each followed.
@MainActor struct NavigationLinkFormTests {
  private let string = "Go"
  private let label: () -> Text = { Text("Go") }
  private let page: () -> Text = { Text("Page 1") }

  private func follows<Content: View>(@ViewBuilder _ link: @escaping (Binding<Bool>, Binding<Int?>) -> Content) throws -> Bool {
    let stage = Stage(Links(link: link))
    try stage.button("Go").tap()
    return stage.shows("Page 1")
  }

  @Test func aLinkBringsItsScreen() throws {
    #expect(try follows { _, _ in NavigationLink("Go", destination: page) })
    #expect(try follows { _, _ in NavigationLink(string, destination: page) })
    #expect(try follows { _, _ in NavigationLink(destination: page, label: label) })
    #expect(try follows { _, _ in NavigationLink("Go", destination: Text("Page 1")) })
    #expect(try follows { _, _ in NavigationLink(string, destination: Text("Page 1")) })
    #expect(try follows { _, _ in NavigationLink(destination: Text("Page 1"), label: label) })
  }

  @Test func aLinkWithAFlagBringsItsScreen() throws {
    #expect(try follows { isActive, _ in NavigationLink("Go", isActive: isActive, destination: page) })
    #expect(try follows { isActive, _ in NavigationLink(string, isActive: isActive, destination: page) })
    #expect(try follows { isActive, _ in NavigationLink(isActive: isActive, destination: page, label: label) })
    #expect(try follows { isActive, _ in NavigationLink("Go", destination: Text("Page 1"), isActive: isActive) })
    #expect(try follows { isActive, _ in NavigationLink(string, destination: Text("Page 1"), isActive: isActive) })
    #expect(try follows { isActive, _ in NavigationLink(destination: Text("Page 1"), isActive: isActive, label: label) })
  }

  @Test func aLinkWithATagBringsItsScreen() throws {
    #expect(try follows { _, tag in NavigationLink("Go", tag: 1, selection: tag, destination: page) })
    #expect(try follows { _, tag in NavigationLink(string, tag: 1, selection: tag, destination: page) })
    #expect(try follows { _, tag in NavigationLink(tag: 1, selection: tag, destination: page, label: label) })
    #expect(try follows { _, tag in NavigationLink("Go", destination: Text("Page 1"), tag: 1, selection: tag) })
    #expect(try follows { _, tag in NavigationLink(string, destination: Text("Page 1"), tag: 1, selection: tag) })
    #expect(try follows { _, tag in NavigationLink(destination: Text("Page 1"), tag: 1, selection: tag, label: label) })
  }

  @Test func aLinkWithAValueBringsTheScreenForIt() throws {
    #expect(try follows { _, _ in NavigationLink("Go", value: 1) })
    #expect(try follows { _, _ in NavigationLink(string, value: 1) })
    #expect(try follows { _, _ in NavigationLink(value: 1, label: label) })
  }

  @Test func aValueThatCannotBeStoredBringsItsScreenToo() throws {
    func follows<Content: View>(_ link: Content) throws -> Bool {
      let stage = Stage(NavigationStack { link.navigationDestination(for: Place.self) { Text("Place \($0.name)") } })
      try stage.button("Go").tap()
      return stage.shows("Place Arrakis")
    }
    let place = Place(name: "Arrakis")

    #expect(try follows(NavigationLink("Go", value: place)))
    #expect(try follows(NavigationLink(string, value: place)))
    #expect(try follows(NavigationLink(value: place, label: label)))
  }

  @Test func aLinkThatIsNoDetailIsALinkAllTheSame() throws {
    #expect(try follows { _, _ in NavigationLink("Go", destination: page).isDetailLink(false) })
  }
}

/// Hashable, and no more.
private struct Place: Hashable {
  let name: String
}
