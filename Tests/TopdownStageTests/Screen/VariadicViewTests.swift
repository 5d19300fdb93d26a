import SwiftUI
import Testing
import TopdownStage

/// The parts of a view with a line between each two.
private struct Divided: _VariadicView_UnaryViewRoot {
  @Environment(\.lineSpacing) private var spacing

  func body(children: _VariadicView.Children) -> some View {
    VStack(spacing: spacing) {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Text("---") }
      }
    }
  }
}

/// The parts that are marked, backwards.
private struct Marked: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children.filter { $0[MarkKey.self] }.reversed()) { $0 }
  }
}

private struct MarkKey: _ViewTraitKey {
  static var defaultValue: Bool { false }
}

private struct IDs: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    Text(children.map { $0.id(as: Int.self).map { "\($0)" } ?? "none" }.joined(separator: " "))
  }
}

@MainActor struct VariadicViewTests {
  private func texts(_ view: some View) -> [String] { Stage(view).all(.text).map(\.label) }

  @Test func aRootMakesAViewOfTheParts() {
    let view = _VariadicView.Tree(Divided()) {
      Text("one")
      ForEach(["two", "three"], id: \.self) { Text($0) }
    }

    #expect(texts(view) == ["one", "---", "two", "---", "three"])
  }

  @Test func aRootReadsItsSurroundings() throws {
    let stage = Stage(
      _VariadicView.Tree(Divided()) {
        Text("one")
        Text("two")
      }
      .lineSpacing(40))

    #expect(try stage.text("---").frame.minY - stage.text("one").frame.maxY == 40)
  }

  @Test func aRootReadsTheTraitsOfTheParts() {
    let view = VStack {
      _VariadicView.Tree(Marked()) {
        Text("one")._trait(MarkKey.self, true)
        Text("two")
        Text("three")._trait(MarkKey.self, true)
      }
    }

    #expect(texts(view) == ["three", "one"])
  }

  @Test func aPartHasTheIDThatItWasGiven() {
    let view = _VariadicView.Tree(IDs()) {
      ForEach([7, 8], id: \.self) { Text("\($0)") }
      Text("nine").id(9)
      Text("other").id("ten")
    }

    #expect(texts(view) == ["7 8 9 none"])
  }
}
