import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Says when its body runs, and when it appears and disappears.
private struct Told: View {
  let name: String
  let log: Log

  var body: some View {
    let _ = log.lines.append("body \(name)")
    Text(name).onAppear { log.lines.append("+\(name)") }.onDisappear { log.lines.append("-\(name)") }
  }
}

/// Nobody observes it: bodies write it.
@MainActor private final class Log {
  var lines: [String] = []
}

private struct Name: Identifiable {
  let id: Int
  let text: String
}

@MainActor struct TabViewTests {
  private let phone = CGSize(width: 375, height: 667)

  /// `ios/tabs/basic`
  @Test func theContentStandsAboveTheFloatingBar() {
    let screen = Screen(phone) {
      TabView(selection: .constant(0)) {
        Box(100, 20).tabItem { Text("Home") }.tag(0)
        Text("Search").tabItem { Text("Search") }.tag(1)
        Text("Settings").tabItem { Text("Settings") }.tag(2)
      }
    }

    #expect(screen.frame(.image, "box")?.midY == 292)
    #expect(screen.nodes(.tabBar).first?.frame == CGRect(x: 52.5, y: 586, width: 270, height: 58))
    #expect(screen.shown(.tab) == ["Home", "Search", "Settings"])
    #expect(screen.nodes(.tab).map(\.isSelected) == [true, false, false])
  }

  @Test func aTabIsMadeWhenItIsFirstShownAndAppearsEachTime() {
    let log = Log()
    let screen = Screen {
      TabView {
        Told(name: "one", log: log).tabItem { Text("One") }
        Told(name: "two", log: log).tabItem { Text("Two") }
      }
    }
    #expect(log.lines == ["body one", "+one"])

    screen.perform(.activate, on: screen.node(.tab, "Two"))
    screen.perform(.activate, on: screen.node(.tab, "One"))

    #expect(log.lines == ["body one", "+one", "body two", "+two", "-one", "+one", "-two"])
  }

  @Test func whatStandsAroundATabAppearsWithIt() {
    let log = Variable<[String]>([])
    let screen = Screen {
      TabView {
        Text("One").tabItem { Text("One") }.onAppear { log.value.append("one") }
        Text("Two").tabItem { Text("Two") }.onAppear { log.value.append("two") }
      }
    }

    screen.perform(.activate, on: screen.node(.tab, "Two"))

    #expect(log.value == ["one", "two"])
  }

  @Test func aSelectionShowsTheViewOfItsTagWhereverTheTagIsWritten() {
    let selection = Variable("b")
    let screen = Screen {
      BuiltScreen {
        TabView(selection: selection.binding) {
          Text("Screen a").tabItem { Text("A") }.tag("a")
          Text("Screen b").tag("b").tabItem { Text("B") }
        }
      }
    }
    #expect(screen.shown(.text) == ["Screen b"])

    screen.perform(.activate, on: screen.node(.tab, "A"))

    #expect(selection.value == "a")
    #expect(screen.shown(.text) == ["Screen a"])
  }

  @Test func tabsOfTheNewerFormAreTabs() {
    enum Place: Hashable { case home, profile, search }
    let selection = Variable(Place.home)
    let screen = Screen {
      BuiltScreen {
        TabView(selection: selection.binding) {
          Tab("Home", systemImage: "house", value: Place.home) { Text("At home") }.badge(3)
          TabSection("More") {
            Tab("Profile", systemImage: "person", value: Place.profile) { Text("Me") }
          }
          if true {
            Tab(value: Place.search, role: .search) { Text("Seeking") }
          }
        }
      }
    }
    #expect(screen.shown(.tab) == ["Home", "Profile", "Search"])
    #expect(screen.node(.tab, "Home")?.value == "3")

    screen.perform(.activate, on: screen.node(.tab, "Search"))

    #expect(selection.value == .search)
    #expect(screen.shown(.text) == ["Seeking"])
  }

  @Test func tabsWithoutAValueAreChosenInTheBar() {
    let screen = Screen {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        ForEach(["Two", "Three"], id: \.self) { name in Tab(name, systemImage: "circle") { Text("Screen \(name)") } }
        Tab("Gone", systemImage: "circle") { Text("Gone") }.hidden()
      }
    }

    screen.perform(.activate, on: screen.node(.tab, "Three"))

    #expect(screen.shown(.tab) == ["One", "Two", "Three"])
    #expect(screen.shown(.text) == ["Screen Three"])
  }

  @Test func groupedAndRepeatedTabsStandForOptionalValues() {
    let selection = Variable<Int?>(0)
    let names = [Name(id: 3, text: "Three")]
    let screen = Screen {
      BuiltScreen {
        TabView(selection: selection.binding) {
          Group { Tab("Zero", systemImage: "circle", value: 0) { Text("Screen 0") } }
          ForEach(1..<2) { index in Tab("One", systemImage: "circle", value: index) { Text("Screen 1") } }
          ForEach(["Two"], id: \.self) { name in Tab(name, systemImage: "circle", value: 2) { Text("Screen 2") } }
          ForEach(names) { name in Tab(name.text, systemImage: "circle", value: name.id) { Text("Screen 3") } }
        }
      }
    }
    #expect(screen.shown(.tab) == ["Zero", "One", "Two", "Three"])

    for (index, tab) in ["Zero", "One", "Two", "Three"].enumerated() {
      screen.perform(.activate, on: screen.node(.tab, tab))
      #expect(selection.value == index && screen.shown(.text) == ["Screen \(index)"])
    }
  }

  @Test func pagesAreTurnedAtTheirDots() {
    let selection = Variable(0)
    let screen = Screen {
      BuiltScreen {
        TabView(selection: selection.binding) {
          ForEach(0..<3) { page in Text("Page \(page)").tag(page) }
        }
        .tabViewStyle(.page)
      }
    }
    #expect(screen.nodes(.pageIndicator).first?.value == "page 1 of 3")

    screen.perform(.increment, on: screen.nodes(.pageIndicator).first)

    #expect(selection.value == 1)
    #expect(screen.shown(.text) == ["Page 1"])
    #expect(screen.nodes(.tab).isEmpty)
  }

  @Test func aPageStyleWithoutDotsDrawsNone() {
    func dots(_ mode: PageTabViewStyle.IndexDisplayMode) -> Int {
      let screen = Screen {
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(.page(indexDisplayMode: mode))
      }
      return screen.graph.displayList().items.count { if case .fill(.ellipse, _) = $0 { true } else { false } }
    }

    #expect(dots(.never) == 0)
    #expect(dots(.always) == 2)
  }

  @Test func aPushedScreenCanHideTheBarWhileItIsOnTop() {
    let screen = Screen {
      TabView {
        NavigationStack {
          NavigationLink("Next") { Text("Pushed").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("One") }
        Text("Two").tabItem { Text("Two") }
      }
    }

    screen.perform(.activate, on: screen.node(.button, "Next"))
    #expect(screen.shown(.tab) == [])
    screen.perform(.activate, on: screen.node(.button, "Back"))

    #expect(screen.shown(.tab) == ["One", "Two"])
  }

  @Test func theTitleOfAStackAroundIsThatOfTheTabThatShows() {
    let screen = Screen {
      NavigationStack {
        TabView {
          Text("One").navigationTitle("First").tabItem { Text("One") }
          Text("Two").navigationTitle("Second").tabItem { Text("Two") }
        }
      }
    }

    screen.perform(.activate, on: screen.node(.tab, "Two"))

    #expect(screen.shown(.header) == ["Second"])
  }

  @Test func aTabsLabelOutsideOfATabViewIsLeftOut() {
    let screen = Screen { Text("Alone").tabItem { Text("Label") } }

    #expect(screen.shown(.text) == ["Alone"])
  }
}
