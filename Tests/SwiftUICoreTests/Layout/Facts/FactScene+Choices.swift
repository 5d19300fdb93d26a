import Foundation
import Observation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Views that choose among others, or that are drawn elsewhere than they stand.
  static let choices: Table = [
    "layout/view-that-fits": { viewThatFits },
    "customlayout/any": { anyLayout },
    "transform/basic": { transforms },
  ]

  private static var viewThatFits: FactScene {
    FactScene {
      VStack(alignment: .leading, spacing: 12) {
        RowOrOne("wide").frame(width: 200, alignment: .leading).probe("wide")
        RowOrOne("narrow").frame(width: 60, alignment: .leading).probe("narrow")
        RowOrOne("tiny").frame(width: 10, alignment: .leading).probe("tiny")
        ColumnOrOne("tall").frame(height: 60, alignment: .top).probe("tall")
        ColumnOrOne("short").frame(height: 20, alignment: .top).probe("short")
        ViewThatFits(in: .horizontal) {
          HStack {
            line(25)
            line(25)
          }.fixedSize().probe("axisStack")
          line(25).fixedSize().probe("axisFallback")
        }.frame(width: 100, height: 8, alignment: .topLeading).probe("axis")
      }.padding(20).probe("stack")
    }
  }

  private static var anyLayout: FactScene {
    let model = Orientation()
    return FactScene(steps: ["vertical": { model.isHorizontal = false }, "horizontal": { model.isHorizontal = true }]) {
      Turning(model: model)
    }
  }

  private static var transforms: FactScene {
    FactScene {
      VStack(spacing: 24) {
        HStack(spacing: 40) {
          box(40, 40).offset(x: 10, y: 6).probe("offset")
          box(40, 40).rotationEffect(.degrees(45)).probe("rotated")
          box(40, 40).scaleEffect(1.5).probe("scaled")
        }.probe("row1")
        HStack(spacing: 40) {
          box(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).probe("anchored")
          box(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).probe("stretched")
          line(19.5).rotationEffect(.degrees(-20)).probe("text")
        }.probe("row2")
        box(60, 20).transformEffect(CGAffineTransform(translationX: 20, y: -4)).probe("affine")
      }.probe("stack")
    }
  }
}

private struct RowOrOne: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    ViewThatFits {
      HStack {
        line(25)
        line(25)
        line(35.5)
      }.fixedSize().probe(name + "Stack")
      line(25).fixedSize().probe(name + "Fallback")
    }
  }
}

private struct ColumnOrOne: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack {
        line(25)
        line(25)
      }.fixedSize().probe(name + "Stack")
      line(31).fixedSize().probe(name + "Fallback")
    }
  }
}

@MainActor @Observable private final class Orientation {
  var isHorizontal = true
}

private struct Turning: View {
  let model: Orientation

  private var layout: AnyLayout {
    model.isHorizontal ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
  }

  var body: some View {
    layout {
      line(25).probe("one")
      box(30, 20).probe("box")
      line(35.5).probe("three")
    }.probe("stack")
  }
}
