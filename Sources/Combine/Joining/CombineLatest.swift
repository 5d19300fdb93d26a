extension Publishers {
  /// The newest values of both, whenever one is new.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where A.Failure == S.Failure, S.Input == (A.Output, B.Output) {
      let joining = Combining(subscriber, count: 2) { (values: [Any]) -> (A.Output, B.Output) in
        (values[0] as! A.Output, values[1] as! B.Output)
      }
      joining.add(a, at: 0)
      joining.add(b, at: 1)
    }
  }

  /// The newest values of all three, whenever one is new.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where A.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
      let joining = Combining(subscriber, count: 3) { (values: [Any]) -> (A.Output, B.Output, C.Output) in
        (values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output)
      }
      joining.add(a, at: 0)
      joining.add(b, at: 1)
      joining.add(c, at: 2)
    }
  }

  /// The newest values of all four, whenever one is new.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where A.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
      let joining = Combining(subscriber, count: 4) { (values: [Any]) -> (A.Output, B.Output, C.Output, D.Output) in
        (values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output, values[3] as! D.Output)
      }
      joining.add(a, at: 0)
      joining.add(b, at: 1)
      joining.add(c, at: 2)
      joining.add(d, at: 3)
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map(transform)
  }

  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform)
  }
}

/// One subscription of a combination: without demand only the newest values are kept, and sent when there is some.
private final class Combining<Downstream: Subscriber> {
  private struct State {
    var values: [Any?]
    var over: Set<Int> = []
  }

  private let joint: Joint<Downstream>
  private let state: Guarded<State>
  private let join: ([Any]) -> Downstream.Input

  init(_ subscriber: Downstream, count: Int, join: @escaping ([Any]) -> Downstream.Input) {
    joint = Joint(subscriber)
    state = Guarded(State(values: Array(repeating: nil, count: count)))
    self.join = join
    joint.open(share: { $0 })
  }

  func add<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Downstream.Failure {
    joint.add(publisher, asking: joint.outlet.demand) { [self] value, _ in
      let row: [Any]? = state.withLock { state in
        state.values[index] = value
        let row = state.values.compactMap { $0 }
        return row.count == state.values.count ? row : nil
      }
      if let row { joint.outlet.sendNewest(join(row)) }
    } complete: { [self] completion in
      if !completion.isFinished { return joint.outlet.end(completion, atOnce: true) }
      let isOver = state.withLock { state in
        state.over.insert(index)
        // A side without a value lets nothing be sent any more.
        return state.over.count == state.values.count || state.values[index] == nil
      }
      if isOver { joint.outlet.end(.finished) }
    }
  }
}
