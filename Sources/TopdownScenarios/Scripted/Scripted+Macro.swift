// The plugin is built from the toolchain's own SwiftSyntax, which Apple's toolchains don't hold.
#if !canImport(Darwin)
  /// Makes a service of outcomes from its protocol: `Scripted` and the protocol's name, which conforms to it.
  ///
  /// Each call is recorded as a boundary of that name would record it. See Documentation/Scripted.md.
  ///
  ///     @Scripted protocol BookService: Sendable {
  ///       func books(matching query: String) async throws -> [Book]
  ///     }
  ///
  ///     ScriptedBookService(log: log, books: .success([.dune]))
  ///     ScriptedBookService(log: log, forwardingTo: service)
  @attached(peer, names: prefixed(Scripted))
  public macro Scripted() = #externalMacro(module: "TopdownMacros", type: "ScriptedMacro")
#endif
