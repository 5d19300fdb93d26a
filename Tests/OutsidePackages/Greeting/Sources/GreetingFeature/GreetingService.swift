import SwiftUI

/// Where names come from.
public struct GreetingService: Sendable {
  public var name: @Sendable () -> String

  public init(name: @escaping @Sendable () -> String) {
    self.name = name
  }
}

extension EnvironmentValues {
  @Entry public var greetingService = GreetingService { "world" }
}
