/// Which orders of a test are run, and what has to hold in them.
struct OrdersPlan: Sendable {
  let limit: OrderLimit
  let extras: OrderExtras
  let pruning: Pruning
  let logs: LogPolicy
  let pending: PendingPolicy
}
