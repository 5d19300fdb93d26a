import Foundation
import Observation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Scroll views that are scrolled by program, and the modifiers around them.
  static let scrolled: Table = [
    "scroll/anchor-bottom": {
      FactScene {
        ScrollView { cells(20, 120, "row").probe("content") }.defaultScrollAnchor(.bottom).probe("scroll")
      }
    },
    "scroll/scroll-to": {
      let reader = HeldReader()
      return FactScene(steps: [
        "row15": { reader.scroll(to: 15) },
        "row3-top": { reader.scroll(to: 3, anchor: .top) },
        "row10-center": { reader.scroll(to: 10, anchor: .center) },
        "row0": { reader.scroll(to: 0) },
      ]) {
        reader.reading { ScrollView { cells(20, 120, "row").probe("content") }.probe("scroll") }
      }
    },
    "scroll/margins": {
      FactScene {
        HStack(spacing: 20) {
          ScrollView { cells(20, 120, "a") }.contentMargins(20, for: .scrollContent).probe("content")
          ScrollView { cells(3, 120, "b") }.contentMargins(.horizontal, 12, for: .scrollContent).probe("horizontal")
          ScrollView { cells(3, 120, "c") }.contentMargins(.top, 30).probe("automatic")
          ScrollView { cells(20, 120, "d") }.contentMargins(20, for: .scrollIndicators).probe("indicators")
        }
      }
    },
    "scroll/modifiers": {
      FactScene {
        HStack(spacing: 20) {
          ScrollView(showsIndicators: false) {
            VStack(spacing: 0) { ForEach(0..<20) { _ in box(80, 20) } }.probe("contentA")
          }.probe("scrollA")
          ScrollView { cells(20, 80, "row").probe("contentB") }
            .scrollIndicators(.hidden).scrollDisabled(true).probe("scrollB")
        }.probe("row")
      }
    },
    "scroll/position": {
      let model = Following()
      return FactScene(steps: [
        "row20": { model.position = 20 },
        "proxy5": { model.reader.scroll(to: 5, anchor: .top) },
        "proxy-center": { model.reader.scroll(to: 7, anchor: .center) },
      ]) { FollowingScreen(model: model) }
    },
    "ios/scroll/geometry": {
      let model = Watching()
      return FactScene(steps: ["row10": { model.reader.scroll(to: 10, anchor: .top) }]) { WatchingScreen(model: model) }
    },
  ]

  /// Boxes one below the other, each with its number as id.
  fileprivate static func cells(_ count: Int, _ width: CGFloat, _ name: String) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in box(width, 20).probe("\(name)\(index)").id(index) }
    }
  }
}

// MARK: - Position

@MainActor @Observable private final class Following {
  var position: Int? = 10
  @ObservationIgnored let reader = HeldReader()
}

private struct FollowingScreen: View {
  @Bindable var model: Following

  var body: some View {
    VStack(spacing: 0) {
      model.reader.reading {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30) { index in box(120, 20).probe("row\(index)").id(index) }
          }.scrollTargetLayout()
        }.scrollPosition(id: $model.position).probe("scroll")
      }
      Color.clear.frame(width: CGFloat(model.position ?? 0) + 100, height: 1).probe("position")
    }
  }
}

// MARK: - Geometry

@MainActor @Observable private final class Watching {
  var geometry = ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
  var geometryCalls = 0
  var phaseChanges = 0
  @ObservationIgnored let reader = HeldReader()
}

private struct WatchingScreen: View {
  let model: Watching

  var body: some View {
    VStack(spacing: 0) {
      model.reader.reading {
        ScrollView { FactScene.cells(20, 120, "g") }
          .contentMargins(.top, 20, for: .scrollContent)
          .frame(height: 150)
          .probe("scroll")
          .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in
            model.geometry = new
            model.geometryCalls += 1
          }
          .onScrollPhaseChange { _, _ in model.phaseChanges += 1 }
      }
      HStack(spacing: 0) {
        VStack(spacing: 0) { first }
        VStack(spacing: 0) { second }
      }
    }
  }

  @ViewBuilder private var first: some View {
    let geometry: ScrollGeometry = model.geometry
    value(geometry.contentOffset.x, "offsetX")
    value(geometry.contentOffset.y, "offsetY")
    value(geometry.contentSize.width, "sizeW")
    value(geometry.contentSize.height, "sizeH")
    value(geometry.contentInsets.top, "insetTop")
    value(geometry.contentInsets.bottom, "insetBottom")
    value(geometry.contentInsets.leading, "insetLeading")
    value(geometry.containerSize.width, "containerW")
  }

  @ViewBuilder private var second: some View {
    let geometry: ScrollGeometry = model.geometry
    value(geometry.containerSize.height, "containerH")
    value(geometry.visibleRect.minY, "visibleY")
    value(geometry.visibleRect.height, "visibleH")
    value(geometry.bounds.minY, "boundsY")
    value(geometry.bounds.height, "boundsH")
    value(CGFloat(model.phaseChanges), "phaseChanges")
    value(CGFloat(model.geometryCalls), "geometryCalls")
  }

  /// A bar that is longer by 100 than the value.
  private func value(_ value: CGFloat, _ name: String) -> some View {
    Color.clear.frame(width: max(1, value + 100), height: 1).probe(name)
  }
}
