import SwiftUI
import Testing
import TopdownStage

@MainActor private struct PresentedItem: View {
  @State private var item: String?
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Show") { isShown = true }
        Button("Pick") { item = "Dune" }
        Button("Pick another") { item = "Emma" }
        Text(isShown ? "is shown" : "is not shown")
        Text("picked \(item ?? "nothing")")
      }
      .navigationDestination(isPresented: $isShown) { Text("Shown") }
      .navigationDestination(item: $item) { Text("Book \($0)") }
      .navigationTitle("Shelf")
    }
  }
}

@MainActor struct NavigationLinkStageTests {
  @Test func aPresentedScreenEndsItsBindingWhenItIsPopped() throws {
    let stage = Stage(PresentedItem())
    try stage.button("Show").tap()
    #expect(stage.shows("Shown"))

    try stage.button("Shelf").tap()

    #expect(stage.shows("is not shown"))
  }

  @Test func anItemIsShownUntilItsScreenIsPopped() throws {
    let stage = Stage(PresentedItem())
    try stage.button("Pick").tap()
    #expect(stage.shows("Book Dune"))

    try stage.button("Shelf").tap()

    #expect(stage.shows("picked nothing"))
  }

  @Test func aLinkShowsTheScreenThatItBrings() throws {
    let stage = Stage(
      NavigationView {
        List {
          NavigationLink("First", destination: Text("One"))
          NavigationLink {
            Text("Two")
          } label: {
            Label("Second", systemImage: "star")
          }
        }
        .navigationBarTitle("Numbers")
      })

    try stage.row("Second").tap()

    #expect(stage.shows("Two"))
    try stage.button("Numbers").tap()
    try stage.button("First").tap()
    #expect(stage.shows("One"))
  }

  @Test func aBindingPushesAndPopsTheScreenOfItsLink() throws {
    struct Bound: View {
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            Button("Push") { isActive = true }
            NavigationLink("Link", isActive: $isActive) { Button("Pop") { isActive = false } }
          }
        }
      }
    }
    let stage = Stage(Bound())
    try stage.button("Push").tap()

    try stage.button("Pop").tap()

    #expect(stage.shows("Push"))
  }

  @Test func aSelectionShowsTheScreenOfItsTag() throws {
    struct Selecting: View {
      @State private var selection: Int?
      var body: some View {
        NavigationView {
          VStack {
            Text("selected \(selection ?? 0)")
            NavigationLink("One", tag: 1, selection: $selection) { Text("Screen one") }
            NavigationLink(destination: Text("Screen two"), tag: 2, selection: $selection) { Text("Two") }
            Button("Select two") { selection = 2 }
          }
        }
      }
    }
    let stage = Stage(Selecting())
    try stage.button("Select two").tap()
    #expect(stage.shows("Screen two"))

    try stage.button("Back").tap()

    #expect(stage.shows("selected 0"))
  }

  @Test func aLinkKeepsTheStateOfTheScreenBelow() throws {
    struct Root: View {
      @State private var name = ""
      var body: some View {
        NavigationStack {
          VStack {
            TextField("Name", text: $name)
            NavigationLink("Next") { Text("Hello \(name)") }
          }
        }
      }
    }
    let stage = Stage(Root())
    try stage.textField("Name").type("Ada")

    try stage.button("Next").tap()

    #expect(stage.shows("Hello Ada"))
    try stage.button("Back").tap()
    #expect(try stage.textField("Name").value == "Ada")
  }

  @Test func aTaskOfACoveredScreenIsCancelledAndRunsAgainWhenItReturns() throws {
    struct Ticking: View {
      @State private var starts = 0
      var body: some View {
        NavigationStack {
          VStack {
            Text("started \(starts)")
            NavigationLink("Next") { Text("Next screen") }
          }
          .task { starts += 1 }
        }
      }
    }
    let stage = Stage(Ticking())
    try stage.button("Next").tap()

    try stage.button("Back").tap()

    #expect(stage.shows("started 2"))
  }

  @Test("dismiss pops the pushed screen, and does nothing at the root (fact 83)")
  func dismissPopsThePushedScreenAndNothingAtTheRoot() throws {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button(isPresented ? "Close" : "Stay") { dismiss() } }
    }
    let stage = Stage(
      NavigationStack {
        VStack {
          Closing()
          NavigationLink("Next") { Closing() }
        }
      })
    try stage.button("Stay").tap()
    try stage.button("Next").tap()

    try stage.button("Close").tap()

    #expect(stage.shows("Stay"))
  }

  @Test func aSheetStandsOnNoScreenOfTheStackBelow() throws {
    struct Presenting: View {
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          Button("Present") { isPresented = true }
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .sheet(isPresented: $isPresented) { NavigationLink("Lost", value: 1) }
        }
      }
    }
    let stage = Stage(Presenting())

    try stage.button("Present").tap()

    #expect(try !stage.button("Lost").isEnabled)
  }
}
