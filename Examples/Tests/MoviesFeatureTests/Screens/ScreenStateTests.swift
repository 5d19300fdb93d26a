import Foundation
import MoviesFeature
import MoviesModels
import Testing

struct ScreenStateTests {
  @Test func oneOfThreeHolds() {
    for state: ScreenState<Int> in [.loading, .success(1), .error("offline")] {
      #expect([state.isLoading, state.isSuccess, state.isError].count { $0 } == 1, "\(state)")
    }
  }

  @Test func onlyASuccessHasData() {
    #expect(ScreenState.success(1).data == 1)
    #expect(ScreenState<Int>.loading.data == nil)
    #expect(ScreenState<Int>.error("offline").data == nil)
  }

  @Test func onlyAnErrorHasAMessage() {
    #expect(ScreenState<Int>.error("offline").message == "offline")
    #expect(ScreenState.success(1).message == nil)
  }

  @Test func nothingIsASuccessWhereTheValueIsAnOptional() {
    let state = ScreenState<Int?>.success(nil)

    #expect(state.isSuccess, "asked by way of its data it would be none, and no view would show")
  }

  @Test func aResultIsASuccessOrItsErrorInWords() {
    #expect(ScreenState(result: Result<Int, MoviesError>.success(1)) == .success(1))
    #expect(ScreenState(result: Result<Int, any Error>.failure(MoviesError.offline)) == .error("You are offline."))
  }

  @Test func mappingChangesASuccessOnly() {
    #expect(ScreenState.success(1).map(String.init) == .success("1"))
    #expect(ScreenState<Int>.loading.map(String.init) == .loading)
    #expect(ScreenState<Int>.error("offline").map(String.init) == .error("offline"))
  }
}
