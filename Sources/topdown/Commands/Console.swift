import TopdownLock

/// Where a command writes.
struct Console: Sendable {
  let palette: Palette
  let print: @Sendable (String) -> Void
  let printError: @Sendable (String) -> Void
}
