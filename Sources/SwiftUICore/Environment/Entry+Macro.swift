/// A value of `EnvironmentValues` or `Transaction`, with its default, declared in an extension.
///
/// The default is computed again at every read outside of a tree that finds no value, as Apple's is.
///
/// - Gap: a tree computes a default once and keeps it, so that what reads it is not told of a change that is none.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TopdownMacros", type: "EntryMacro")

/// The default of an `@Entry`: turns an initial value, whose type the compiler infers, into a getter.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "TopdownMacros", type: "EntryDefaultValueMacro")
