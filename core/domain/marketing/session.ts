import type { MarketingFact } from "./fact.ts"
import type { MarketingProduct } from "./product.ts"

/** How long a session lasts without an event (LIM-007). */
export const idleMs = 30 * 60_000

/** What happened in a session, by its name and when. */
export type Logged = { readonly at: number; readonly type: MarketingFact["type"] }

/** One visit as marketing counts it: the same for all tabs of a browser. */
export type MarketingSession = {
  readonly id: string
  /** When something happened in it last. */
  readonly at: number
  /** What happened, in order (MKT-025). */
  readonly log: ReadonlyArray<Logged>
}

/** What a browser keeps of marketing: the session of all its tabs, which orders were told, and what was about to be ordered last. */
export type KeptMarketing = {
  readonly session: MarketingSession | null
  readonly orders: ReadonlyArray<string>
  readonly ordering: ReadonlyArray<MarketingProduct>
}

/** A log keeps this many of its newest events. */
export const logMost = 200

/** MKT-001, MKT-002: at thirty minutes sharp it is over. */
export const isOver = ({ at }: MarketingSession, now: number): boolean => now - at >= idleMs

/**
 * The session after a fact: the one that goes on, or a new one under `fresh` whose log begins with it (MKT-003). A clock that was put back does not end it.
 */
export const withFact = (
  session: MarketingSession | null,
  { type }: Pick<MarketingFact, "type">,
  at: number,
  fresh: string
): MarketingSession => {
  const goesOn = session !== null && !isOver(session, at)
  const { id, log } = goesOn ? session : { id: fresh, log: [] }
  const when = goesOn ? Math.max(session.at, at) : at
  return { id, at: when, log: [...log, { at: when, type }].slice(-logMost) }
}
