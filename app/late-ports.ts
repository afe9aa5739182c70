import { Effect, Layer } from "effect"
import { makePreloads } from "../adapters/browser/preloads-browser.ts"
import { makeReloads } from "../adapters/browser/reloads-browser.ts"
import { returnsAfter } from "../adapters/browser/returns-browser.ts"
import { makeBuilds } from "../adapters/http/builds-http.ts"
import { Builds, isOutdated, readRules } from "../core/services/ports/builds.ts"
import { Preloads, preloadScreens } from "../core/services/ports/preloads.ts"
import type { MarketingOfTab } from "./browser-marketing.ts"
import { reportDesk } from "./failure-reports.ts"
import { hasPendingWrites } from "./has-pending-writes.ts"
import { loggerTo } from "./log.ts"
import type { LatePorts } from "./provide-late.ts"
import { shoppingPorts } from "./shopping-ports.ts"
import type { PageState } from "./state.ts"
import { whenIdle } from "./tab.ts"
import { toConsole } from "./to-console.ts"

type Options = MarketingOfTab & {
  readonly build: string
  readonly buildPeriodMs: number | undefined
  readonly maps: PageState["maps"]
  readonly reportsUrl: string | undefined
}

/** What later features stand on in a browser. */
export const latePorts = async ({ build, buildPeriodMs, maps, reportsUrl, ...told }: Options): Promise<LatePorts> => {
  const { recorder } = told
  if (maps !== undefined) void bringMaps(maps)
  const maintenance = Layer.mergeAll(
    Layer.succeed(Builds, makeBuilds({ build })),
    Layer.succeed(Preloads, makePreloads(whenIdle)),
    loggerTo(toConsole)
  )
  return {
    ...(await shoppingPorts(told)),
    builds: { isOutdated: Effect.provide(isOutdated, maintenance), rules: Effect.provide(readRules, maintenance) },
    preload: (rules) => Effect.provide(preloadScreens(rules), maintenance),
    reloads: makeReloads(() => hasPendingWrites(recorder())),
    ...reportDesk({ build, recorder, reportsUrl }),
    returnsAfter,
    buildPeriodMs
  }
}

/** A page has its drawn plan where the code of the maps does not come. */
const bringMaps = (maps: NonNullable<PageState["maps"]>): Promise<void> => {
  const warn = (message: string, reason: string) => toConsole("warn", message, { reason })
  return import("../adapters/browser/map-element.ts").then(
    ({ defineMap }) => defineMap({ ...maps, warn }),
    (cause: unknown) => warn("the code of the maps did not come", String(cause))
  )
}
