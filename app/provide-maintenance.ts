import type { Effect, ManagedRuntime } from "effect"
import { fromKeeper, fromSafe, fromWatch } from "../core/kernel/from-run.ts"
import type { Provisions } from "../core/kernel/feature.ts"
import type { ShopFeatures } from "../core/shop/registry.ts"
import { type BuildsContext, type BuildsEvent, buildPeriodMs } from "../core/machines/maintenance/builds.machine.ts"
import type { RecoveryEvent } from "../core/machines/maintenance/recovery.machine.ts"
import type { RouteRule } from "../core/services/ports/builds.ts"
import type { Reloads } from "../core/services/ports/reloads.ts"

/** The ports of the care of the tab itself: the builds of the shop (`core/services/ports/builds.ts`), and the tab as one that can be loaded anew. */
export type MaintenancePorts = {
  readonly builds: { readonly isOutdated: Effect.Effect<boolean>; readonly rules: Effect.Effect<ReadonlyArray<RouteRule>> }
  /** Fetches the code of pages before they are gone to, for as long as it runs (`core/services/ports/preloads.ts`). */
  readonly preload: (rules: ReadonlyArray<RouteRule>) => Effect.Effect<never>
  readonly reloads: Reloads["Service"]
  /** Sends what happened in the tab, by the shopper's word, and answers the number of the report; `null` where it did not arrive. */
  readonly sendReport: Effect.Effect<string | null>
  readonly saveReport: Effect.Effect<void>
  /** Tells that the visitor is back after so many milliseconds away, or more, for as long as it runs. */
  readonly returnsAfter: (awayMs: number, tell: () => void) => Effect.Effect<never>
  /** How often the latest build is asked for, where that is not as usual. */
  readonly buildPeriodMs: number | undefined
}

/** The machines that mind the tab's own code, with their side effects. */
export const provideMaintenance = (
  tab: ManagedRuntime.ManagedRuntime<never, never>,
  { builds, preload, reloads, returnsAfter, saveReport, sendReport, ...ports }: MaintenancePorts
) => {
  const period = ports.buildPeriodMs ?? buildPeriodMs
  return {
    builds: (machine) =>
      machine.provide({
        actors: {
          readRules: fromSafe(tab, () => builds.rules),
          isOutdated: fromSafe(tab, () => builds.isOutdated),
          watchReturn: fromWatch(tab, (tell: (event: BuildsEvent) => void) =>
            returnsAfter(period, () => tell({ type: "builds.returned" }))
          ),
          due: fromWatch(tab, () => reloads.due),
          preload: fromWatch(tab, (_, { rules }: BuildsContext) => preload(rules))
        },
        delays: { period }
      }),
    report: (machine) =>
      machine.provide({
        actors: { sendReport: fromSafe(tab, () => sendReport), saveReport: fromSafe(tab, () => saveReport) }
      }),
    recovery: (machine) =>
      machine.provide({
        actors: {
          chunks: fromKeeper(
            tab,
            (tell: (event: RecoveryEvent) => void) => reloads.chunks((missing) => tell({ type: "chunk.missed", ...missing })),
            () => reloads.stay
          ),
          isReachable: fromSafe(tab, () => reloads.isReachable),
          untilWritten: fromSafe(tab, () => reloads.untilWritten),
          untilQuiet: fromSafe(tab, () => reloads.untilQuiet),
          anew: fromSafe(tab, () => reloads.anew)
        }
      })
  } satisfies Provisions<ShopFeatures>
}
