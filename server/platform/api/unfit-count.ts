import { Clock, Context, Effect } from "effect"
import type { Database, DatabaseFailed } from "../db/database.ts"
import { callerNetwork, countTry, limits, tooManyRequests } from "./limits.ts"
import { CallRefused } from "./refusal.ts"

type CountEffect = Effect.Effect<void, CallRefused | DatabaseFailed, Database>

/** Counts a request that failed to decode, which no handler counts. Does nothing within the process. */
export const CountUnfit = Context.Reference<CountEffect>("shop/server/api/CountUnfit", { defaultValue: () => Effect.void })

/** `refuseBlocked` refuses requests of a network over the limit, unread, until its window ends. */
export type UnfitCount = { readonly count: CountEffect; readonly refuseBlocked: Effect.Effect<void, CallRefused> }

export const makeUnfitCount = (): UnfitCount => {
  /** Blocked networks with the end of their window, in ms since 1970. */
  const blocked = new Map<string, number>()
  const refuseBlocked = Effect.gen(function* () {
    if (blocked.size === 0) return
    const [network, now] = [yield* callerNetwork, yield* Clock.currentTimeMillis]
    const until = blocked.get(network)
    if (until === undefined) return
    if (until > now) return yield* Effect.fail(tooManyRequests(Math.ceil((until - now) / 1000)))
    blocked.delete(network)
  })
  const block = Effect.fnUntraced(function* (seconds: number) {
    const now = yield* Clock.currentTimeMillis
    for (const [network, until] of blocked) if (until <= now || blocked.size >= maxNetworks) blocked.delete(network)
    blocked.set(yield* callerNetwork, now + seconds * 1000)
  })
  const count = Effect.flatMap(callerNetwork, (network) => countTry(limits.unfit, network)).pipe(
    Effect.tapError((failure) =>
      failure instanceof CallRefused && failure.retryAfterSeconds !== undefined ? block(failure.retryAfterSeconds) : Effect.void
    )
  )
  return { count, refuseBlocked }
}

const maxNetworks = 10_000
