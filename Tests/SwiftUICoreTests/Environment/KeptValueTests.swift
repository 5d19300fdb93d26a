import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// Values that views hand down to those below.
@MainActor struct KeptValueTests {
  @Test func howContentChangesIsHandedDown() {
    let transitions: [ContentTransition] = [
      ContentTransition.identity, ContentTransition.opacity, ContentTransition.interpolate,
      ContentTransition.numericText(countsDown: true), ContentTransition.numericText(value: 3),
    ]

    let seen: [ContentTransition?] = transitions.map { one in surroundings(\.contentTransition) { $0.contentTransition(one) } }

    #expect(seen == transitions && transitions.indices.allSatisfy { !transitions[..<$0].contains(transitions[$0]) })
    #expect(
      surroundings(\.contentTransitionAddsDrawingGroup) { $0.environment(\.contentTransitionAddsDrawingGroup, true) } == true)
  }

  @Test func howAMaterialLooksIsHandedDown() {
    let appearances: [MaterialActiveAppearance] = [
      MaterialActiveAppearance.automatic, MaterialActiveAppearance.active, MaterialActiveAppearance.inactive,
      MaterialActiveAppearance.matchWindow,
    ]

    #expect(
      appearances.map { one in surroundings(\.materialActiveAppearance) { $0.materialActiveAppearance(one) } } == appearances)
    #expect(surroundings(\.backgroundMaterial) { $0.environment(\.backgroundMaterial, .thin) }.flatMap { $0 } != nil)
  }

  @Test func textsAreSaidHowToLookBySurroundings() {
    #expect(surroundings(\.multilineTextAlignment) { $0.multilineTextAlignment(.trailing) } == .trailing)
    #expect(surroundings(\.lineSpacing) { $0.lineSpacing(4) } == 4)
    #expect(surroundings(\.textCase) { $0.textCase(.uppercase) } == .some(Text.Case.uppercase))
    #expect(surroundings(\.truncationMode) { $0.truncationMode(.head) } == Text.TruncationMode.head)
    #expect(surroundings(\.font) { $0.font(.title) } == .some(Font.title))
    #expect(surroundings(\.imageScale) { $0.imageScale(.large) } == Image.Scale.large)
  }

  @Test func aSizeOfTextHasAnOlderName() {
    let sizes: [(ContentSizeCategory, DynamicTypeSize)] = [
      (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
      (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
      (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
      (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]

    for (category, size) in sizes {
      #expect(surroundings(\.dynamicTypeSize) { $0.environment(\.sizeCategory, category) } == size)
      #expect(size.isAccessibilitySize == category.isAccessibilityCategory)
    }
  }

  @Test func aPixelIsAPartOfAPoint() {
    #expect(surroundings(\.pixelLength) { $0.environment(\.displayScale, 4) } == 0.25)
  }

  @Test func anEditModeSaysWhetherItEdits() {
    #expect(!EditMode.inactive.isEditing && EditMode.transient.isEditing && EditMode.active.isEditing)
  }

  @Test func aSpaceIsGlobalLocalOrNamed() {
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.named("a").isLocal)
    #expect(GlobalCoordinateSpace().coordinateSpace == .global && LocalCoordinateSpace().coordinateSpace == .local)
    #expect(NamedCoordinateSpace.named("a").coordinateSpace == CoordinateSpace.named("a"))
    func space<S: CoordinateSpaceProtocol>(_ space: S) -> CoordinateSpace { space.coordinateSpace }
    #expect(space(.global) == .global && space(.local) == .local && space(.named("a")) == .named("a"))
  }

  @Test func aFrameIsAskedForInASpace() {
    var frames: [CGRect] = []
    let reader = GeometryReader { proxy in
      let _ =
        frames = [
          proxy.frame(in: CoordinateSpace.global), proxy.frame(in: CoordinateSpace.local), proxy.frame(in: .named("outer")),
        ]
      Color.red
    }
    _ = small(reader.padding(10).coordinateSpace(name: "outer").padding(5))

    let size = CGSize(width: 70, height: 70)
    #expect(
      frames == [
        CGRect(origin: CGPoint(x: 15, y: 15), size: size), CGRect(origin: .zero, size: size),
        CGRect(origin: CGPoint(x: 10, y: 10), size: size),
      ])
  }

  @Test func whatCanBeOperatedIsTintedByAColor() {
    let red: Color? = .red

    #expect(small(Rectangle().fill(.tint).tint(red)).fill == Color.red.display)
    #expect(small(Rectangle().fill(.tint).tint(_:)(Color?.none)).fill == Color.blue.display)
  }
}
