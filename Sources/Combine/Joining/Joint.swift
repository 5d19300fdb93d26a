/// Several publishers that feed one subscriber.
final class Joint<Downstream: Subscriber> {
  private struct State {
    /// In the order they came, which is the order they are asked in.
    var sides: [Side] = []
    var isCancelled = false
  }

  private struct Side {
    let id: ObjectIdentifier
    let request: (Subscribers.Demand) -> Void
    let cancel: () -> Void
  }

  let outlet: Outlet<Downstream>
  private let state = Guarded(State())
  /// What else ends with the subscription; set before `open`.
  var onCancel: (() -> Void)?

  init(_ downstream: Downstream) { outlet = Outlet(downstream) }

  /// Hands the subscriber its subscription; its demand goes to each side as `share` says.
  func open(share: @escaping (Subscribers.Demand) -> Subscribers.Demand = { $0 == .unlimited ? .unlimited : .none }) {
    outlet.open(
      onRequest: { demand in
        let part = share(demand)
        for side in self.state.withLock({ $0.sides }) { side.request(part) }
      },
      onCancel: {
        let sides = self.state.withLock { state in
          defer { state = State(isCancelled: true) }
          return state.sides
        }
        for side in sides { side.cancel() }
        self.onCancel?()
        self.onCancel = nil
      })
  }

  /// Subscribes to one more publisher, and asks it for values.
  func add<P: Publisher>(
    _ publisher: P, asking demand: Subscribers.Demand, receive: @escaping (P.Output, _ request: @escaping () -> Void) -> Void,
    complete: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    let request = Reference<Intake<P.Output, P.Failure>>()
    let intake = Intake<P.Output, P.Failure>(
      receive: { value in
        receive(value) { request.object?.request(.max(1)) }
        return .none
      },
      complete: { completion in
        if let intake = request.object { self.remove(intake) }
        complete(completion)
      })
    request.object = intake
    let isWanted = state.withLock { state in
      if !state.isCancelled {
        state.sides.append(Side(id: ObjectIdentifier(intake), request: intake.request, cancel: intake.cancel))
      }
      return !state.isCancelled
    }
    guard isWanted else { return }
    intake.request(outlet.isUnlimited ? .unlimited : demand)
    publisher.subscribe(intake)
  }

  /// Stops all sides that stand now.
  func cancelSides() {
    let sides = state.withLock { state in
      defer { state.sides = [] }
      return state.sides
    }
    for side in sides { side.cancel() }
  }

  var isWithoutSides: Bool { state.withLock { $0.sides.isEmpty } }

  private func remove<Input, Failure>(_ intake: Intake<Input, Failure>) {
    state.withLock { $0.sides.removeAll { $0.id == ObjectIdentifier(intake) } }
  }
}

private final class Reference<Object: AnyObject>: @unchecked Sendable {
  weak var object: Object?
}
