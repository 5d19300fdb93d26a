import ItemsModels
import TopdownScenarios

/// What previews, tests and the gallery construct the state with, by the names of the scenarios.
extension ItemsState {
  public static func loaded(log: any BoundaryLog = SilentLog()) -> ItemsState {
    scripted(.success(ItemFixtures.list), log: log)
  }

  public static func empty(log: any BoundaryLog = SilentLog()) -> ItemsState {
    scripted(.empty, log: log)
  }

  public static func error(log: any BoundaryLog = SilentLog()) -> ItemsState {
    scripted(.failure(ItemsError.offline), log: log)
  }

  public static func unauthorized(log: any BoundaryLog = SilentLog()) -> ItemsState {
    scripted(.failure(ItemsError.unauthorized), log: log)
  }

  public static func loading(log: any BoundaryLog = SilentLog()) -> ItemsState {
    scripted(.never, log: log)
  }

  public static func delayed(log: any BoundaryLog = SilentLog()) -> ItemsState {
    scripted(.delayed(ItemFixtures.list, by: .seconds(2)), log: log)
  }

  /// - Parameter outcome: what each request does.
  public static func scripted(_ outcome: Outcome<[Item]>, log: any BoundaryLog = SilentLog()) -> ItemsState {
    ItemsState(service: MockItemService(outcome, log: log))
  }
}
