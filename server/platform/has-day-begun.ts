import { Clock, Effect } from "effect"

/** Milliseconds by which the earliest time zone is ahead of UTC. */
const earliestZone = 14 * 60 * 60 * 1000

/** Anywhere on earth. */
export const hasDayBegun = (day: string): Effect.Effect<boolean> =>
  Effect.map(Clock.currentTimeMillis, (now) => Date.parse(day) <= now + earliestZone)
