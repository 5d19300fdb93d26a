import Testing

@_spi(Runtime) import SwiftUI

struct TableColumnCustomizationBehaviorTests {
  private typealias Behavior = TableColumnCustomizationBehavior

  @Test func allIsEachOfThem() {
    #expect(Behavior.all == [.reorder, .resize, .visibility] && Behavior() == [])
    #expect(Behavior.all.contains(.reorder) && !Behavior.resize.contains(.all) && Behavior().isEmpty)
  }

  @Test func behaviorsAreTakenInAndOut() {
    var behavior = Behavior()

    let first = behavior.insert(.resize), second = behavior.insert(.resize)
    #expect(first.inserted && !second.inserted && second.memberAfterInsert == .resize)
    #expect(behavior.update(with: .resize) == .resize && behavior.update(with: .reorder) == nil)
    #expect(behavior == [.resize, .reorder])
    #expect(behavior.remove(.resize) == .resize && behavior.remove(.visibility) == nil)

    #expect(behavior == .reorder)
  }

  @Test func behaviorsAreCombinedAsSets() {
    let (a, b): (Behavior, Behavior) = ([.reorder, .resize], [.resize, .visibility])
    #expect(a.union(b) == .all && a.intersection(b) == .resize && a.symmetricDifference(b) == [.reorder, .visibility])

    var (union, intersection, difference) = (a, a, a)
    union.formUnion(b)
    intersection.formIntersection(b)
    difference.formSymmetricDifference(b)

    #expect(union == .all && intersection == .resize && difference == [.reorder, .visibility])
  }
}
