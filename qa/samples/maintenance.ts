import { Effect } from "effect"
import type { TabPorts } from "../../core/shop/tab-ports.ts"
import type { MissingChunk } from "../../core/services/ports/reloads.ts"

type MaintenancePorts = Pick<
  TabPorts,
  "builds" | "buildPeriodMs" | "pixelRatio" | "preload" | "reloads" | "returnsAfter" | "saveReport" | "sendReport"
>

/** Reloadable tab in memory: `hand` reports missing chunks, `done` lists actions. */
export const makeMaintenance = ({
  latest = "build-1",
  isReachable = true,
  rules = Effect.succeed([])
}: { readonly latest?: string; readonly isReachable?: boolean; readonly rules?: MaintenancePorts["builds"]["rules"] } = {}) => {
  const done: Array<string> = []
  const hand = {
    miss: nothing as (missing: MissingChunk) => void,
    back: nothing,
    zoom: nothing as (ratio: number) => void,
    hasPendingWrites: false,
    isTyping: false,
    /** Holds back the answer of the server's check. */
    whileAsked: Promise.resolve(true),
    isDue: false,
    isReachable,
    latest
  }
  const ports: MaintenancePorts = {
    builds: { isOutdated: Effect.sync(() => hand.latest !== "build-1"), rules },
    preload: () => Effect.never,
    reloads: {
      due: Effect.callback<never>(() => {
        hand.isDue = true
        return Effect.sync(() => void (hand.isDue = false))
      }),
      depart: ({ place }) =>
        hand.isDue && !hand.hasPendingWrites ? Effect.andThen(record(done, `whole ${place.path}`), Effect.never) : Effect.void,
      chunks: (notify) => Effect.callback<never>(() => void (hand.miss = notify)),
      unblock: record(done, "unblock"),
      isReachable: Effect.promise(async () => (await hand.whileAsked) && hand.isReachable),
      untilWritten: Effect.suspend(() => (hand.hasPendingWrites ? Effect.never : Effect.void)),
      untilQuiet: untilQuiet(() => !hand.hasPendingWrites && !hand.isTyping),
      isQuiet: Effect.sync(() => !hand.hasPendingWrites && !hand.isTyping),
      reload: Effect.andThen(record(done, "reload"), Effect.never)
    },
    sendReport: Effect.succeed("7"),
    saveReport: Effect.void,
    pixelRatio: { read: Effect.succeed(1), watch: (notify) => Effect.callback<never>(() => void (hand.zoom = notify)) },
    returnsAfter: (_, notify) => Effect.callback<never>(() => void (hand.back = notify)),
    buildPeriodMs: undefined
  }
  return { done, hand, ports }
}

const untilQuiet = (isQuiet: () => boolean): Effect.Effect<void> =>
  Effect.suspend(() => (isQuiet() ? Effect.void : Effect.andThen(Effect.sleep("5 millis"), untilQuiet(isQuiet))))

const nothing = (): void => undefined

const record = (done: Array<string>, what: string) => Effect.sync(() => void done.push(what))
