import { Effect } from "effect"
import type { NavigationKind } from "../../core/domain/navigation/navigation-kind.ts"
import { addressOf } from "../../core/domain/url/place.ts"
import type { Reloads } from "../../core/services/ports/reloads.ts"
import { coverDepth } from "./history/entry-number.ts"
import { handleChunkFailures, reloadOnce, reloadedAt } from "./chunk-guard.ts"

/** Loaded only before a reload. */
const use = Effect.promise(() => Promise.all([import("./reloads/typing.ts"), import("./reloads/in-use.ts")]))

/** Longest delay of a reload for presses and dialogs. Typed input and requests are awaited for any time. */
const longestUseMs = 120_000

const checkInterval = "100 millis"

type Conditions = {
  /** Requests of the user. */
  readonly hasPendingWrites: () => boolean
  /** All requests. */
  readonly isBusy: () => boolean
  /** Input that exists only in memory and that the closed form would show again. */
  readonly hasUnsavedSecrets: () => boolean
}

export const makeReloads = ({ hasPendingWrites, hasUnsavedSecrets, isBusy }: Conditions): Reloads["Service"] => {
  let isDue = false
  let waiting: ReadonlyArray<() => void> = []
  const reachable = Effect.promise(isReachable)
  const wouldLose = () => hasPendingWrites() || hasUnsavedSecrets()
  let waitingSince = Date.now()
  const quietTest = Effect.map(
    use,
    ([{ isTyping }, { isInUse }]) =>
      () =>
        !isBusy() && !isTyping() && !hasUnsavedSecrets() && (!isInUse() || Date.now() - waitingSince > longestUseMs)
  )
  return {
    due: Effect.callback<never>(() => {
      isDue = true
      return Effect.sync(() => void (isDue = false))
    }),
    depart: ({ kind, place }) =>
      Effect.suspend(() =>
        isDue && kind !== "load" && !wouldLose()
          ? Effect.flatMap(reachable, (isThere) => (isThere && !wouldLose() ? leave(kind, addressOf(place)) : Effect.void))
          : Effect.void
      ),
    chunks: (notify) =>
      Effect.callback<never>(() => {
        handleChunkFailures(
          () =>
            new Promise((done) => {
              waiting = [...waiting, done]
              notify({ at: Date.now(), reloadedAt: reloadedAt() })
            })
        )
      }),
    unblock: Effect.sync(() => {
      const resolved = waiting
      waiting = []
      for (const done of resolved) done()
    }),
    isReachable: reachable,
    untilWritten: waitUntil(() => !hasPendingWrites()),
    untilQuiet: Effect.suspend(() => {
      waitingSince = Date.now()
      return Effect.flatMap(quietTest, waitUntil)
    }),
    isQuiet: Effect.map(quietTest, (isQuiet) => isQuiet()),
    reload: Effect.andThen(Effect.sync(reloadOnce), Effect.never)
  }
}

/** Reloads a tab of an outdated build, unless a write is pending. */
export const reloadOutdated = (hasPendingWrites: () => boolean): Effect.Effect<void> =>
  Effect.suspend(() => {
    if (hasPendingWrites()) return Effect.void
    location.reload()
    return Effect.never
  })

/** Tests that the server responds: offline, a reload would lose the current page. */
const isReachable = (): Promise<boolean> =>
  fetch("/builds/latest.json", { cache: "no-store", signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false
  )

const waitUntil = (isDone: () => boolean): Effect.Effect<void> =>
  Effect.suspend(() => (isDone() ? Effect.void : Effect.andThen(Effect.sleep(checkInterval), waitUntil(isDone))))

/** Loads the page anew. Back and Forward have changed the address already; the entry of an open layer is replaced. */
const leave = (kind: Exclude<NavigationKind, "load">, address: string): Effect.Effect<never> =>
  Effect.andThen(
    Effect.sync(() => {
      if (kind === "pop") location.reload()
      else if (kind === "replace" || coverDepth(history.state) > 0) location.replace(address)
      else location.assign(address)
    }),
    Effect.never
  )
