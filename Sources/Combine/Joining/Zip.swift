extension Publishers {
  /// The first values of both, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where A.Failure == S.Failure, S.Input == (A.Output, B.Output) {
      let joining = Zipping(subscriber, count: 2) { (values: [Any]) -> (A.Output, B.Output) in
        (values[0] as! A.Output, values[1] as! B.Output)
      }
      joining.add(a, at: 0)
      joining.add(b, at: 1)
    }
  }

  /// The first values of all three, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
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
      let joining = Zipping(subscriber, count: 3) { (values: [Any]) -> (A.Output, B.Output, C.Output) in
        (values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output)
      }
      joining.add(a, at: 0)
      joining.add(b, at: 1)
      joining.add(c, at: 2)
    }
  }

  /// The first values of all four, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let joining = Zipping(subscriber, count: 4) { (values: [Any]) -> (A.Output, B.Output, C.Output, D.Output) in
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
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    Publishers.Zip(self, other).map(transform)
  }

  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2).map(transform)
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3).map(transform)
  }
}

/// One subscription of a zip: it ends when a side that is over has nothing left to pair.
private struct Zipping<Downstream: Subscriber> {
  private struct Side {
    var values: [Any] = []
    var isOver = false
  }

  private let joint: Joint<Downstream>
  private let sides: Guarded<[Side]>
  private let pair: ([Any]) -> Downstream.Input

  init(_ subscriber: Downstream, count: Int, pair: @escaping ([Any]) -> Downstream.Input) {
    joint = Joint(subscriber)
    sides = Guarded(Array(repeating: Side(), count: count))
    self.pair = pair
    joint.open(share: { $0 })
  }

  func add<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Downstream.Failure {
    joint.add(publisher, asking: joint.outlet.demand) { value, _ in
      let row: [Any]? = sides.withLock { sides in
        sides[index].values.append(value)
        guard sides.allSatisfy({ !$0.values.isEmpty }) else { return nil }
        return sides.indices.map { sides[$0].values.removeFirst() }
      }
      if let row { joint.outlet.send(pair(row)) }
      endIfNothingIsLeft()
    } complete: { completion in
      if !completion.isFinished { return joint.outlet.end(completion, atOnce: true) }
      sides.withLock { $0[index].isOver = true }
      endIfNothingIsLeft()
    }
  }

  private func endIfNothingIsLeft() {
    if sides.withLock({ $0.contains { $0.isOver && $0.values.isEmpty } }) { joint.outlet.end(.finished) }
  }
}
