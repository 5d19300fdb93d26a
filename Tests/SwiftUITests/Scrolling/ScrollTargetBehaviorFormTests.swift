import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Rests where what it knows of the scroll view says, and limits scrolls.
private struct Knowing: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isRightToLeft = context.layoutDirection == .rightToLeft
    target.rect.origin.y = context.originalTarget.rect.minY + (context.axes == .vertical ? context.velocity.dy : 0)
    target.anchor = isRightToLeft ? .trailing : .leading
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

/// Each way to say where scrolling comes to rest.
struct ScrollTargetBehaviorFormTests {
  private typealias LimitBehavior = ViewAlignedScrollTargetBehavior.LimitBehavior

  /// Where scrolling to 130 points rests, among three views of 100 points, in a scroll view of 150.
  private func rest(_ behavior: some ScrollTargetBehavior) -> ScrollTarget {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(x: 0, y: 20, width: 100, height: 150)), velocity: CGVector(dx: 0, dy: 5),
      contentSize: CGSize(width: 100, height: 300), containerSize: CGSize(width: 100, height: 150), axes: .vertical,
      environment: environment, targets: [0, 100, 200].map { CGRect(x: 0, y: $0, width: 100, height: 100) })
    var target = ScrollTarget(rect: CGRect(x: 0, y: 130, width: 100, height: 150))
    behavior.updateTarget(&target, context: context)
    return target
  }

  @Test func viewsAlignByTheirAnchorInEachForm() {
    #expect(rest(.viewAligned).rect.minY == 100)
    #expect(rest(.viewAligned(anchor: nil)).rect.minY == 100)
    #expect(rest(.viewAligned(anchor: .center)).rect.minY == 175)
    #expect(rest(.viewAligned(limitBehavior: .always, anchor: .bottom)).rect.minY == 150)
    #expect(rest(ViewAlignedScrollTargetBehavior(anchor: .bottom)).rect.minY == 150)
    #expect(rest(ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: .center)).rect.minY == 175)
    #expect(rest(ViewAlignedScrollTargetBehavior()).rect.minY == 100)
  }

  @Test func theNextViewIsWithinEachLimit() {
    for limit in [LimitBehavior.automatic, .always, .alwaysByFew, .alwaysByOne, .never] {
      #expect(rest(.viewAligned(limitBehavior: limit)).rect.minY == 100)
      #expect(rest(ViewAlignedScrollTargetBehavior(limitBehavior: limit)).rect.minY == 100)
    }
  }

  @Test func pagesAreAsLongAsTheScrollView() {
    #expect(rest(.paging).rect.minY == 150 && rest(PagingScrollTargetBehavior()).rect.minY == 150)
  }

  @Test func aBehaviorOfOnesOwnKnowsTheScrollView() {
    let target = rest(Knowing())

    #expect(target.rect.minY == 25 && target.anchor == .trailing)
  }

  @Test func aBehaviorOfAnyTypeDoesAndIsWhatTheOneInsideIs() {
    let (context, any) = (ScrollTargetBehaviorPropertiesContext(), AnyScrollTargetBehavior(Knowing()))

    #expect(rest(any) == rest(Knowing()))
    #expect(Knowing().properties(context: context).limitsScrolls)
    #expect(any.properties(context: context) == Knowing().properties(context: context))
  }

  @Test func aBehaviorHasTheDefaultPropertiesWhereItSaysNothing() {
    let context = ScrollTargetBehaviorPropertiesContext()

    #expect(PagingScrollTargetBehavior().properties(context: context) == ScrollTargetBehaviorProperties())
    #expect(ViewAlignedScrollTargetBehavior().properties(context: context) == ScrollTargetBehaviorProperties())
  }
}
