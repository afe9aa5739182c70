import type { MarketingFact } from "./fact.ts"
import type { MarketingProduct } from "./product.ts"

/** Pause that ends a session (LIM-007). */
export const idleMs = 30 * 60_000

export type LoggedFact = { readonly at: number; readonly type: MarketingFact["type"] }

/** Shared by all tabs. */
export type MarketingSession = {
  readonly id: string
  readonly at: number
  /** MKT-025. */
  readonly log: ReadonlyArray<LoggedFact>
}

/** Session, reported orders, products of the last order started and of the wishlist. */
export type StoredMarketing = {
  readonly session: MarketingSession | null
  readonly orders: ReadonlyArray<string>
  readonly ordering: ReadonlyArray<MarketingProduct>
  readonly liked: ReadonlyArray<MarketingProduct>
}

/** Older events are dropped. */
export const maxLogEntries = 200

/** MKT-001, MKT-002. */
export const isOver = ({ at }: MarketingSession, now: number): boolean => now - at >= idleMs

/** Adds a fact to the session, or to a new one named `fresh` (MKT-003). A clock set back does not end it. */
export const withFact = (
  session: MarketingSession | null,
  { type }: Pick<MarketingFact, "type">,
  at: number,
  fresh: string
): MarketingSession => {
  const isContinued = session !== null && !isOver(session, at)
  const { id, log } = isContinued ? session : { id: fresh, log: [] }
  const when = isContinued ? Math.max(session.at, at) : at
  return { id, at: when, log: [...log, { at: when, type }].slice(-maxLogEntries) }
}
