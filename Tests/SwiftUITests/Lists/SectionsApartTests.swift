import Testing

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// A container of one's own that knows of sections.
@MainActor struct SectionsApartTests {
  private func texts(_ screen: Screen) -> [String] { screen.shown(.text) }

  /// A line for each section: header, content and footer.
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          Text("[\(section.header.count) \(section.content.count) \(section.footer.count)]")
          section.header
          section.content
          section.footer
        }
      }
    }
  }

  @Test func aForEachRepeatsTheSectionsOfAView() {
    let screen = Screen {
      Cards {
        Section("Classics") {
          Text("Dune")
          Text("Emma")
        }
        Section {
          Text("Momo")
        } footer: {
          Text("All of them")
        }
      }
    }

    #expect(texts(screen) == ["[1 2 0]", "Classics", "Dune", "Emma", "[0 1 1]", "Momo", "All of them"])
  }

  @Test func viewsBetweenSectionsMakeOneOfTheirOwn() {
    let screen = Screen {
      Cards {
        Text("before")
        Text("too")
        Section("Classics") { Text("Dune") }
        Text("after")
      }
    }

    #expect(texts(screen) == ["[0 2 0]", "before", "too", "[1 1 0]", "Classics", "Dune", "[0 1 0]", "after"])
  }

  @Test func aSectionOfSectionsIsOne() {
    let screen = Screen {
      Cards {
        Section("Outer") {
          Section("Inner") { Text("Dune") }
          Text("Emma")
        }
      }
    }

    #expect(texts(screen) == ["[1 3 0]", "Outer", "Inner", "Dune", "Emma"])
  }

  @Test func aContainerInsideIsOneView() {
    let screen = Screen {
      Cards {
        VStack { Section("Inner") { Text("Dune") } }
        Section { Text("Emma") }
      }
    }

    #expect(texts(screen) == ["[0 1 0]", "Inner", "Dune", "[0 1 0]", "Emma"])
  }

  @Test func aGroupTakesAViewApartByItsSections() {
    let screen = Screen {
      Group(
        sections: Group {
          Section("a") { Text("1") }
          Section("b") {
            Text("2")
            Text("3")
          }
        }
      ) { sections in
        VStack {
          Text("\(sections.count) sections")
          ForEach(sections.reversed()) { section in section.content }
        }
      }
    }

    #expect(texts(screen) == ["2 sections", "2", "3", "1"])
  }

  @Test func sectionsThatComeGoAndMoveKeepTheStatesOfTheirViews() {
    let books = Lifted(["a", "b"])
    let screen = Screen { Shelves(books: books) }
    let before = texts(screen)

    books.value = ["c", "b", "a"]
    screen.graph.update()

    #expect(before == ["[1 1 0]", "a", "a of a", "[1 1 0]", "b", "b of b"])
    #expect(texts(screen) == ["[1 1 0]", "c", "c of c", "[1 1 0]", "b", "b of b", "[1 1 0]", "a", "a of a"])
  }

  @Test func aSectionHandsOverItsContainerValues() {
    let screen = Screen {
      Group(
        sections: Group {
          Section("a") { Text("1") }.containerValue(\.isPinned, true)
          Section("b") { Text("2") }
        }
      ) { sections in
        Text(sections.map { "\($0.containerValues.isPinned)" }.joined(separator: " "))
      }
    }

    #expect(texts(screen) == ["true false"])
  }

  @Observable final class Lifted {
    var value: [String]
    init(_ value: [String]) { self.value = value }
  }

  private struct Shelves: View {
    let books: Lifted

    var body: some View {
      Cards {
        ForEach(books.value, id: \.self) { book in
          Section(book) { Remembering(book: book) }
        }
      }
    }
  }

  private struct Remembering: View {
    @State private var first: String
    let book: String

    init(book: String) {
      self.book = book
      _first = State(initialValue: book)
    }

    var body: some View { Text("\(book) of \(first)") }
  }
}

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}
