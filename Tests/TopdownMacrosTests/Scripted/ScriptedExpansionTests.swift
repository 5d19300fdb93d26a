import Testing

/// What `@Scripted` writes, word for word.
struct ScriptedExpansionTests {
  @Test func aServiceIsAClassThatRecordsThenForwardsOrAnswers() throws {
    let source = """
      public struct Book {}
      @Scripted public protocol BookService: Sendable {
        func books(matching query: String) async throws -> [Book]
        var isSignedIn: Bool { get }
      }
      """

    #expect(
      try Compiler.expansion(of: source, importing: "TopdownScenarios") == """
        public final class ScriptedBookService: BookService {
          private let _forwardingTo: TopdownScenarios._ScriptedTarget<any BookService>
          private let _payloads: Payloads
          private let _books: TopdownScenarios._ScriptedRequirement<TopdownScenarios.Outcome<[Book]>>
          private let _isSignedIn: TopdownScenarios._ScriptedRequirement<TopdownScenarios.ImmediateOutcome<Bool, Never>>

          public nonisolated init(
            log _log: any TopdownScenarios.BoundaryLog,
            forwardingTo _target: (any BookService)? = nil,
            books: TopdownScenarios.Outcome<[Book]>? = nil,
            isSignedIn: TopdownScenarios.ImmediateOutcome<Bool, Never>? = nil,
            payloads _payloads: Payloads = Payloads(),
            fileID _fileID: StaticString = #fileID, line _line: UInt = #line
          ) {
            self._forwardingTo = TopdownScenarios._ScriptedTarget(_target)
            self._payloads = _payloads
            let _service = TopdownScenarios._ScriptedService("ScriptedBookService", log: _log, fileID: _fileID, line: _line)
            self._books = _service.requirement("books", "books(matching:)", books)
            self._isSignedIn = _service.property("isSignedIn", isSignedIn)
          }

          public func books(matching query: String) async throws -> [Book] {
            let _call = self._books.record(query, as: self._payloads.books)
            if let _target = self._forwardingTo.service(unless: self._books) {
              return try await _target.books(matching: query)
            }
            return try await self._books.answer(to: _call)
          }

          public var isSignedIn: Bool {
            if let _target = self._forwardingTo.service(unless: self._isSignedIn) {
              return _target.isSignedIn
            }
            return self._isSignedIn.answer()
          }

          public nonisolated struct Payloads: Sendable {
            fileprivate let books: (@Sendable (String) -> Any?)?

            public init(
              books: (@Sendable (String) -> Any?)? = nil
            ) {
              self.books = books
            }
          }
        }

        """)
  }

  @Test func propertiesStreamsClosuresAndTakenNamesHaveTheirOwnForms() throws {
    let source = """
      @MainActor @Scripted protocol ScreenService {
        var draft: String { get set }
        nonisolated func count(of item: String, _: @escaping @Sendable () -> Void) async -> Int
        func ticks() -> AsyncStream<Int>
        func log(_ line: String) throws
        @available(macOS 14, *)
        var token: String { get async throws }
      }
      """

    #expect(
      try Compiler.expansion(of: source, importing: "TopdownScenarios") == """
        final class ScriptedScreenService: ScreenService {
          private let _forwardingTo: TopdownScenarios._ScriptedTarget<any ScreenService>
          private let _payloads: Payloads
          private let _draft: TopdownScenarios._ScriptedVariable<String>
          private let _count: TopdownScenarios._ScriptedRequirement<TopdownScenarios.TypedOutcome<Int, Never>>
          private let _ticks: TopdownScenarios._ScriptedRequirement<[TopdownScenarios.Outcome<Int>]>
          private let _logOutcome: TopdownScenarios._ScriptedRequirement<TopdownScenarios.ImmediateOutcome<Void, any Error>>
          private let _token: TopdownScenarios._ScriptedRequirement<TopdownScenarios.Outcome<String>>

          nonisolated init(
            log _log: any TopdownScenarios.BoundaryLog,
            forwardingTo _target: (any ScreenService)? = nil,
            draft: TopdownScenarios.ImmediateOutcome<String, Never>? = nil,
            count: TopdownScenarios.TypedOutcome<Int, Never>? = nil,
            ticks: [TopdownScenarios.Outcome<Int>]? = nil,
            logOutcome: TopdownScenarios.ImmediateOutcome<Void, any Error>? = nil,
            token: TopdownScenarios.Outcome<String>? = nil,
            payloads _payloads: Payloads = Payloads(),
            fileID _fileID: StaticString = #fileID, line _line: UInt = #line
          ) {
            self._forwardingTo = TopdownScenarios._ScriptedTarget(_target)
            self._payloads = _payloads
            let _service = TopdownScenarios._ScriptedService("ScriptedScreenService", log: _log, fileID: _fileID, line: _line)
            self._draft = _service.variable("draft", draft)
            self._count = _service.requirement("count", "count(of:_:)", count)
            self._ticks = _service.requirement("ticks", "ticks()", ticks)
            self._logOutcome = _service.requirement("log", "log(_:)", logOutcome, otherwise: .success(()), label: "logOutcome")
            self._token = _service.requirement("token", "token", token)
          }

          var draft: String {
            get {
              if let _target = self._forwardingTo.service(unless: self._draft) {
                return _target.draft
              }
              return self._draft.read()
            }
            set {
              self._draft.write(newValue, as: self._payloads.draft)
              self._forwardingTo.update(unless: self._draft) {
                $0.draft = newValue
              }
            }
          }

          nonisolated func count(of item: String, _ _argument2: @escaping @Sendable () -> Void) async -> Int {
            let _call = self._count.record(item, as: self._payloads.count)
            if let _target = self._forwardingTo.service(unless: self._count) {
              return await _target.count(of: item, _argument2)
            }
            return await self._count.answer(to: _call)
          }

          func ticks() -> AsyncStream<Int> {
            let _call = self._ticks.record()
            if let _target = self._forwardingTo.service(unless: self._ticks) {
              return _target.ticks()
            }
            return self._ticks.answer(to: _call)
          }

          func log(_ line: String) throws {
            let _call = self._logOutcome.record(line, as: self._payloads.logOutcome)
            if let _target = self._forwardingTo.service(unless: self._logOutcome) {
              return try _target.log(line)
            }
            return try self._logOutcome.answer(to: _call)
          }

          @available(macOS 14, *)
          var token: String {
            get async throws {
              let _call = self._token.record()
              if let _target = self._forwardingTo.service(unless: self._token) {
                return try await _target.token
              }
              return try await self._token.answer(to: _call)
            }
          }

          nonisolated struct Payloads: Sendable {
            fileprivate let draft: (@Sendable (String) -> Any?)?
            fileprivate let count: (@Sendable (String) -> Any?)?
            fileprivate let logOutcome: (@Sendable (String) -> Any?)?

            init(
              draft: (@Sendable (String) -> Any?)? = nil,
              count: (@Sendable (String) -> Any?)? = nil,
              logOutcome: (@Sendable (String) -> Any?)? = nil
            ) {
              self.draft = draft
              self.count = count
              self.logOutcome = logOutcome
            }
          }
        }

        """)
  }

  @Test func anActorsServiceIsAnActor() throws {
    let source = """
      @available(macOS 14, *)
      @Scripted private protocol Store: Actor {
        func load() async throws -> Int
      }
      """

    #expect(
      try Compiler.expansion(of: source, importing: "TopdownScenarios") == """
        @available(macOS 14, *)
        fileprivate actor ScriptedStore: Store {
          private let _forwardingTo: TopdownScenarios._ScriptedTarget<any Store>
          private let _load: TopdownScenarios._ScriptedRequirement<TopdownScenarios.Outcome<Int>>

          fileprivate init(
            log _log: any TopdownScenarios.BoundaryLog,
            forwardingTo _target: (any Store)? = nil,
            load: TopdownScenarios.Outcome<Int>? = nil,
            fileID _fileID: StaticString = #fileID, line _line: UInt = #line
          ) {
            self._forwardingTo = TopdownScenarios._ScriptedTarget(_target)
            let _service = TopdownScenarios._ScriptedService("ScriptedStore", log: _log, fileID: _fileID, line: _line)
            self._load = _service.requirement("load", "load()", load)
          }

          fileprivate func load() async throws -> Int {
            let _call = self._load.record()
            if let _target = self._forwardingTo.service(unless: self._load) {
              return try await _target.load()
            }
            return try await self._load.answer(to: _call)
          }
        }

        """)
  }
}
