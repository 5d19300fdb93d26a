import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Switcher: View {
  @AppStorage("isSorted") var isSorted = false
  var body: some View { Toggle("Sort", isOn: $isSorted) }
}

private struct Reader: View {
  @AppStorage("isSorted") var isSorted = false
  @AppStorage("other") var other = 0
  var body: some View { Text(isSorted ? "sorted" : "as they came") }
}

@MainActor struct AppStorageTests {
  private let store = VolatileDefaults()

  private func screen(_ view: some View) -> ControlScreen {
    var environment = EnvironmentValues()
    environment.defaultAppStorage = store
    return ControlScreen(view, environment: environment)
  }

  @Test func aWriteUpdatesEachViewThatReadsTheKey() {
    let screen = screen(
      VStack {
        Switcher()
        Reader()
      })

    screen.tap("Sort")

    #expect(screen.lines == ["toggle \"Sort\" on", "text \"sorted\""])
    #expect(store.bool(forKey: "isSorted"))
  }

  @Test func aWriteOnOneScreenUpdatesAnother() {
    let first = screen(Switcher())
    let second = screen(Reader())

    first.tap("Sort")
    second.graph.update()

    #expect(second.texts == ["sorted"])
  }

  @Test func viewsOfAnotherStoreAreLeftAlone() {
    let screen = screen(
      VStack {
        Switcher()
        Reader().defaultAppStorage(VolatileDefaults())
      })

    screen.tap("Sort")

    #expect(screen.lines == ["toggle \"Sort\" on", "text \"as they came\""])
  }

  @Test func aViewThatReadsAnotherKeyIsNotEvaluated() {
    let screen = screen(Reader())
    let before = screen.graph.bodyEvaluations

    AppStorage(wrappedValue: 0, "other", store: store).wrappedValue = 3
    screen.graph.update()

    #expect(screen.graph.bodyEvaluations == before)
  }

  @Test func anEqualWriteEvaluatesNothing() {
    let screen = screen(Reader())
    let before = screen.graph.bodyEvaluations

    AppStorage(wrappedValue: false, "isSorted", store: store).wrappedValue = false
    screen.graph.update()

    #expect(screen.graph.bodyEvaluations == before)
  }

  @Test func aValueThatIsThereWinsOverTheInitialOne() {
    store.set(true, forKey: "isSorted")

    #expect(screen(Reader()).texts == ["sorted"])
  }

  @Test func volatileDefaultsTellViewsOfADirectWrite() {
    let screen = screen(Reader())

    store.set(true, forKey: "isSorted")
    screen.graph.update()

    #expect(screen.texts == ["sorted"])
  }

  @Test func anotherStoreAroundTheViewIsFollowed() {
    struct Chooser: View {
      let stores: [VolatileDefaults]
      @State var index = 0
      var body: some View {
        VStack {
          Button("Next") { index += 1 }
          Reader().defaultAppStorage(stores[index])
        }
      }
    }
    let sorted = VolatileDefaults()
    sorted.set(true, forKey: "isSorted")
    let screen = screen(Chooser(stores: [VolatileDefaults(), sorted]))

    screen.tap("Next")
    let followed = screen.texts
    sorted.set(false, forKey: "isSorted")
    screen.graph.update()

    #expect(followed == ["Next", "sorted"])
    #expect(screen.texts == ["Next", "as they came"])
  }

  @Test func outsideOfAViewItReadsAndWritesItsStore() {
    let storage = AppStorage(wrappedValue: 1, "count", store: store)

    storage.projectedValue.wrappedValue = 2

    #expect(storage.wrappedValue == 2)
    #expect(store.integer(forKey: "count") == 2)
  }

  @Test func aViewThatHasGoneIsNotToldAnyMore() {
    weak var graph: ViewGraph?
    do {
      let screen = screen(Reader())
      graph = screen.graph
      screen.graph.unmount()
    }

    store.set(true, forKey: "isSorted")

    #expect(graph == nil, "an observation must not keep the tree alive")
  }

  @Test func writesFromAnotherThreadArriveInTheNextUpdate() async {
    let screen = screen(Reader())
    nonisolated(unsafe) let store = store

    await Task.detached { store.set(true, forKey: "isSorted") }.value
    screen.graph.update()

    #expect(screen.texts == ["sorted"])
  }
}
