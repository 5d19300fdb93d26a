import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Views that are drawn where another one stands.
  static let matched: Table = [
    "matched/follower": { FactScene { Followers() } },
    "matched/anchors": { FactScene { MatchedGrid() } },
  ]
}

private struct Followers: View {
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      box(40, 40).matchedGeometryEffect(id: "box", in: space).probe("source")
        .padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
      box(80, 20).matchedGeometryEffect(id: "box", in: space, isSource: false).probe("frame")
      box(30, 30).matchedGeometryEffect(id: "box", in: space, properties: .position, isSource: false).probe("position")
        .padding(.top, 70)
      box(20, 60).matchedGeometryEffect(id: "box", in: space, properties: .size, isSource: false).probe("size")
        .padding(.leading, 60)
    }.frame(width: 200, height: 100, alignment: .topLeading).probe("stack")
  }
}

private struct MatchedGrid: View {
  private let anchors: [(name: String, anchor: UnitPoint)] = [("tl", .topLeading), ("c", .center), ("br", .bottomTrailing)]
  private let sizes: [(name: String, width: CGFloat, height: CGFloat)] = [("wide", 80, 20), ("tall", 20, 60), ("small", 20, 20)]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(anchors, id: \.name) { anchor in
        HStack(spacing: 0) {
          ForEach(sizes, id: \.name) { size in
            MatchedCell("frame-\(anchor.name)-\(size.name)", .frame, anchor.anchor) { box(size.width, size.height) }
          }
        }
      }
      HStack(spacing: 0) {
        MatchedCell("position-tl-wide", .position, .topLeading) { box(80, 20) }
        MatchedCell("position-br-tall", .position, .bottomTrailing) { box(20, 60) }
        MatchedCell("size-c-wide", .size, .center) { box(80, 20) }
      }
      HStack(spacing: 0) {
        MatchedCell("size-c-flex", .size, .center) { Color.red }
        MatchedCell("frame-c-flex", .frame, .center) { Color.red }
        MatchedCell("frame-tl-flex", .frame, .topLeading) { Color.red }
      }
    }.probe("grid")
  }
}

private struct MatchedCell<Content: View>: View {
  @Namespace private var space
  let name: String
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let content: Content

  init(
    _ name: String, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint, @ViewBuilder content: () -> Content
  ) {
    self.name = name
    self.properties = properties
    self.anchor = anchor
    self.content = content()
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      box(40, 40).matchedGeometryEffect(id: "box", in: space)
        .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
      content.matchedGeometryEffect(id: "box", in: space, properties: properties, anchor: anchor, isSource: false).probe(name)
    }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell-" + name)
  }
}
