@testable import TopdownSimulation

/// A small program of tasks that share logs, actors, a stream and each other, the same for the same seed.
struct RandomProgram: Sendable {
  indirect enum Step: Sendable {
    case note(log: Int)
    /// On an actor: notes in the actor's own list how long that was when the call began, and after a sleep how long it was then.
    case visit(actor: Int, sleeps: Bool)
    /// The same, and a log is written by the actor.
    case visitAndNote(actor: Int, log: Int)
    case onMain(sleeps: Bool)
    case sleep(milliseconds: Int)
    case yield
    case detached([Step])
    case onActor(actor: Int, [Step])
    case awaitLatest
    case cancelLatest
    case noteCancellation(log: Int)
    case asyncLet([Step])
    case group([[Step]])
    case synchronous(log: Int)
    case send
    case receive(log: Int)
  }

  let steps: [Step]

  init(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var budget = 3 + generator.next(below: 5)
    // Two or three flows side by side, so that there is something to choose.
    steps = (0..<2 + generator.next(below: 2)).map { _ in .detached(Self.inner(2, &budget, &generator)) }
  }

  private static func steps(count: Int, depth: Int, budget: inout Int, _ generator: inout SplitMix) -> [Step] {
    (0..<count).compactMap { _ in
      guard budget > 0 else { return nil }
      budget -= 1
      return step(depth: depth, budget: &budget, &generator)
    }
  }

  private static func step(depth: Int, budget: inout Int, _ generator: inout SplitMix) -> Step {
    let index = generator.next(below: 2)
    switch generator.next(below: depth > 0 ? 18 : 10) {
    case 0: return .note(log: index)
    case 1: return .visit(actor: index, sleeps: false)
    case 2: return .visit(actor: index, sleeps: true)
    case 3: return .visitAndNote(actor: index, log: generator.next(below: 2))
    case 4: return .onMain(sleeps: generator.next(below: 2) == 0)
    case 5: return .sleep(milliseconds: 1 + generator.next(below: 2))
    case 6: return .yield
    case 7: return .noteCancellation(log: index)
    case 8: return .send
    case 9: return .receive(log: index)
    case 10: return .awaitLatest
    case 11: return .cancelLatest
    case 12: return .asyncLet(inner(depth, &budget, &generator))
    case 13: return .group([inner(depth, &budget, &generator), inner(depth, &budget, &generator)])
    case 14: return .onActor(actor: index, inner(depth, &budget, &generator))
    case 15: return .synchronous(log: index)
    default: return .detached(inner(depth, &budget, &generator))
    }
  }

  private static func inner(_ depth: Int, _ budget: inout Int, _ generator: inout SplitMix) -> [Step] {
    steps(count: 1 + generator.next(below: 2), depth: depth - 1, budget: &budget, &generator)
  }

  /// Runs the program to its end and tells what it left, by place.
  func run() async -> [String] {
    let world = RandomProgramWorld()
    await perform(steps, name: "0", in: world)
    while let task = world.takeLatest() { await task.value }
    var lines = world.logs.enumerated().map { "log \($0): \($1.lines.joined(separator: " "))" }
    for actor in world.actors { lines.append("actor: \(await actor.list.joined(separator: " "))") }
    lines.append("main: \(await world.main.list.joined(separator: " "))")
    world.mail.continuation.finish()
    return lines
  }

  private func perform(_ steps: [Step], name: String, in world: RandomProgramWorld) async {
    for (index, step) in steps.enumerated() { await perform(step, name: "\(name).\(index)", in: world) }
  }

  private func perform(_ step: Step, name: String, in world: RandomProgramWorld) async {
    switch step {
    case .note(let log): world.logs[log].add(name)
    case .visit(let actor, let sleeps): await world.actors[actor].visit(name, sleeps: sleeps)
    case .visitAndNote(let actor, let log): await world.actors[actor].visit(name, noting: world.logs[log])
    case .onMain(let sleeps): await world.main.visit(name, sleeps: sleeps)
    case .sleep(let milliseconds): try? await Task.sleep(for: .milliseconds(milliseconds))
    case .yield: await Task.yield()
    case .detached(let inner): world.begin(Task.detached { await perform(inner, name: name, in: world) })
    case .onActor(let actor, let inner):
      world.begin(await world.actors[actor].begin { await perform(inner, name: name, in: world) })
    case .awaitLatest: if let task = world.takeLatest() { await task.value }
    case .cancelLatest: world.latest?.cancel()
    case .noteCancellation(let log): world.logs[log].add("\(name) \(Task.isCancelled)")
    case .asyncLet(let inner):
      async let child: Void = perform(inner, name: name, in: world)
      world.logs[0].add("beside \(name)")
      await child
    case .group(let inners):
      let order = await withTaskGroup(of: Int.self) { group in
        for (index, inner) in inners.enumerated() {
          group.addTask {
            await perform(inner, name: "\(name).\(index)", in: world)
            return index
          }
        }
        return await group.reduce(into: "") { $0 += "\($1)" }
      }
      world.logs[1].add("\(name) ended \(order)")
    case .synchronous(let log):
      let add: @Sendable () -> Void = { world.logs[log].add(name) }
      world.begin(Task(operation: add))
    case .send: world.mail.continuation.yield(name)
    case .receive(let log):
      // Waits only for what was sent before, so that no program waits for ever.
      world.mail.continuation.yield("own \(name)")
      var received = world.mail.stream.makeAsyncIterator()
      if let letter = await received.next(isolation: nil) { world.logs[log].add("\(name) got \(letter)") }
    }
  }
}

/// What the tasks of a program share.
final class RandomProgramWorld: Sendable {
  let logs = [Notes(), Notes()]
  let actors = [Place(), Place()]
  let main = MainPlace()
  let mail = AsyncStream<String>.makeStream()
  private let tasks = Guarded<[Task<Void, Never>]>([])

  var latest: Task<Void, Never>? { tasks.withLock { $0.last } }

  func begin(_ task: Task<Void, Never>) { tasks.withLock { $0.append(task) } }
  func takeLatest() -> Task<Void, Never>? { tasks.withLock { $0.popLast() } }

  actor Place {
    private(set) var list: [String] = []

    func visit(_ name: String, sleeps: Bool) async {
      let before = list.count
      list.append(name)
      if sleeps { try? await Task.sleep(for: .milliseconds(1)) }
      list.append("\(name) \(before)-\(list.count)")
    }

    func visit(_ name: String, noting log: Notes) {
      list.append(name)
      log.add("\(name) \(list.count)")
    }

    func begin(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
      Task {
        list.append("begins")
        await body()
        list.append("ends")
      }
    }
  }

  @MainActor final class MainPlace {
    private(set) var list: [String] = []

    nonisolated init() {}

    func visit(_ name: String, sleeps: Bool) async {
      list.append(name)
      if sleeps { try? await Task.sleep(for: .milliseconds(1)) }
      list.append("\(name) \(list.count)")
    }
  }
}
