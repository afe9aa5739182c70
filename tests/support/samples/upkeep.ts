import { Effect } from "effect"
import type { UpkeepPorts } from "../../../app/provide-upkeep.ts"
import type { MissingChunk } from "../../../core/services/ports/reloads.ts"

/** A tab that can be loaded anew, in memory: what is told of its chunks, and what was done to it. */
export const makeUpkeep = ({
  latest = "build-1",
  isReachable = true,
  rules = Effect.succeed([])
}: { readonly latest?: string; readonly isReachable?: boolean; readonly rules?: UpkeepPorts["builds"]["rules"] } = {}) => {
  const done: Array<string> = []
  const hand = { miss: nothing as (missing: MissingChunk) => void, back: nothing, isCalm: true, isDue: false, isReachable, latest }
  const ports: UpkeepPorts = {
    builds: { isOutdated: Effect.sync(() => hand.latest !== "build-1"), rules },
    preload: () => Effect.never,
    reloads: {
      due: Effect.callback<never>(() => {
        hand.isDue = true
        return Effect.sync(() => void (hand.isDue = false))
      }),
      depart: ({ place }) => (hand.isDue && hand.isCalm ? Effect.andThen(told(done, `whole ${place.path}`), Effect.never) : Effect.void),
      chunks: (tell) => Effect.callback<never>(() => void (hand.miss = tell)),
      stay: told(done, "stay"),
      isReachable: Effect.sync(() => hand.isReachable),
      untilCalm: Effect.suspend(() => (hand.isCalm ? Effect.void : Effect.never)),
      anew: Effect.andThen(told(done, "anew"), Effect.never)
    },
    sendReport: Effect.succeed("7"),
    saveReport: Effect.void,
    returnsAfter: (_, tell) => Effect.callback<never>(() => void (hand.back = tell)),
    buildPeriodMs: undefined
  }
  return { done, hand, ports }
}

const nothing = (): void => undefined

const told = (done: Array<string>, what: string) => Effect.sync(() => void done.push(what))
