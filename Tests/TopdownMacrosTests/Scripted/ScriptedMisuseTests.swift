import Testing

/// What `@Scripted` refuses: where, and with which way out.
struct ScriptedMisuseTests {
  struct Misuse: Sendable, CustomTestStringConvertible {
    let member: String
    let error: String

    init(_ member: String, _ error: String) {
      self.member = member
      self.error = error
    }

    var testDescription: String { member }
  }

  @Test(arguments: [
    Misuse(
      "associatedtype Item",
      "2:1 'Item' is an associated type, and an outcome has one type; name that type in the requirements"),
    Misuse(
      "func fetch<T>(_ type: T.Type) async throws -> T",
      "2:11 'fetch' is generic, and an outcome has one type; take 'any …', or declare it for each type that is used"),
    Misuse(
      "func track(_ event: some Hashable)",
      "2:21 'track' is generic, and an outcome has one type; take 'any …', or declare it for each type that is used"),
    Misuse(
      "static func shared() -> Int",
      "2:1 'shared' is static, and outcomes belong to an instance; make it an instance requirement"),
    Misuse(
      "static var limit: Int { get }",
      "2:1 'limit' is static, and outcomes belong to an instance; make it an instance requirement"),
    Misuse(
      "init(id: Int)",
      "2:1 'init' can't be scripted, since it makes the service; move it from 'Service' to the types that conform"),
    Misuse(
      "subscript(index: Int) -> Int { get }",
      "2:1 a subscript has no name that the log could show; declare a method instead"),
    Misuse(
      "func mix(_ order: inout [Int]) async",
      "2:10 'order' is inout, and an outcome only returns; take the value and return the changed one"),
    Misuse(
      "func load(_ ids: Int...)",
      "2:11 'ids' is variadic, which can't be handed on; take an array: '[Int]'"),
    Misuse(
      "func keep(_ job: sending [Int])",
      "2:11 'job' sends a value that the log or the outcome keeps; make its type 'Sendable' and remove 'sending'"),
    Misuse(
      "func make() -> sending [Int]",
      "2:16 'make' sends a value that the log or the outcome keeps; make its type 'Sendable' and remove 'sending'"),
    Misuse(
      "mutating func add()",
      "2:1 'add' is mutating, and a scripted service is a class; remove 'mutating' and keep state in a class or actor"),
    Misuse(
      "var next: Int { mutating get }",
      "2:17 'next' is mutating, and a scripted service is a class; remove 'mutating' and keep state in a class or actor"),
    Misuse(
      "func copy() -> Self",
      "2:16 'copy' speaks of 'Self', which differs from service to service; write 'any Service' or a type"),
    Misuse(
      "func merge(_ other: [Self])",
      "2:22 'merge' speaks of 'Self', which differs from service to service; write 'any Service' or a type"),
    Misuse(
      "func load(); func load()",
      "2:14 another requirement has the name, labels and argument types of 'load()', so outcomes can't tell them apart; rename one"
    ),
    Misuse(
      "func load() -> Int; func load() async -> String",
      "2:21 another requirement has the name, labels and argument types of 'load()', so outcomes can't tell them apart; rename one"
    ),
  ])
  func aRequirementThatHasNoOutcomeIsRefusedWhereItStands(_ misuse: Misuse) throws {
    let errors = try Compiler.placedErrors(in: "@Scripted protocol Service {\n\(misuse.member)\n}", importing: "TopdownScenarios")

    #expect(errors.contains(misuse.error), "\(errors)")
  }

  @Test(arguments: [
    Misuse(
      "func load() -> Int",
      "2:1 'load' can't be forwarded from one actor to another without waiting; mark it 'async', as its callers await it"),
    Misuse(
      "var count: Int { get }",
      "2:1 'count' can't be forwarded from one actor to another without waiting; write '{ get async }', as its readers await it"),
  ])
  func anActorsServiceWaitsForTheOther(_ misuse: Misuse) throws {
    let source = "@Scripted protocol Service: Actor {\n\(misuse.member)\n}"

    #expect(try Compiler.placedErrors(in: source, importing: "TopdownScenarios") == [misuse.error])
  }

  @Test func aConditionIsRefused() throws {
    let source = """
      @Scripted protocol Service {
      #if os(Linux)
        func load()
      #endif
      }
      """

    #expect(
      try Compiler.placedErrors(in: source, importing: "TopdownScenarios")
        == ["2:1 a macro can't see which branch of '#if' is built; move these requirements to a protocol of their own"])
  }

  @Test(arguments: ["struct Service {}", "final class Service {}", "enum Service {}"])
  func onlyAProtocolIsScripted(_ declaration: String) throws {
    #expect(
      try Compiler.placedErrors(in: "@Scripted \(declaration)", importing: "TopdownScenarios")
        == ["1:1 @Scripted makes a service from its protocol; attach it to a 'protocol'"])
  }

  @Test func allThatIsWrongIsSaidAtOnceInTheOrderOfTheFile() throws {
    let source = """
      @Scripted protocol Service {
        func load()
        func load()
        init()
        static func make()
      }
      """

    let errors = try Compiler.placedErrors(in: source, importing: "TopdownScenarios")

    // The compiler adds that a redeclaration is none of its own liking.
    let own = errors.filter { !$0.hasSuffix("invalid redeclaration of 'load()'") }
    #expect(own.map { $0.prefix(4) } == ["3:3 ", "4:3 ", "5:3 "])
  }

  @Test func aRequirementThatIsInheritedUnseenIsTheCompilersError() throws {
    let source = """
      protocol Base { func reload() }
      @Scripted protocol Service: Base { func load() }
      """

    #expect(
      try Set(Compiler.errors(in: source, importing: "TopdownScenarios"))
        == ["type 'ScriptedService' does not conform to protocol 'Base'"])
  }
}
