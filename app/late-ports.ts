import { Effect, Layer } from "effect"
import { loadMaps } from "../adapters/browser/load-maps.ts"
import { pixelRatio } from "../adapters/browser/pixel-ratio-browser.ts"
import type { makeIdentity } from "../adapters/browser/identity-browser.ts"
import { makePreloads } from "../adapters/browser/preloads-browser.ts"
import { makeReloads } from "../adapters/browser/reloads-browser.ts"
import { returnsAfter } from "../adapters/browser/returns-browser.ts"
import { makeBuilds } from "../adapters/http/builds-http.ts"
import { Builds, isOutdated, readRules } from "../core/services/ports/builds.ts"
import { Preloads, preloadScreens } from "../core/services/ports/preloads.ts"
import type { Vault } from "../core/services/ports/vault.ts"
import type { MarketingOfTab } from "./browser-marketing.ts"
import { deskOfTab } from "./reports.ts"
import { hasPendingWrites, isBusy } from "../core/journal/has-pending-writes.ts"
import { hasRecalledSecrets } from "../core/services/forms/form-secrets.ts"
import { loggerTo } from "../core/services/log.ts"
import type { TabPorts } from "../core/shop/tab-ports.ts"
import { shoppingPorts } from "./shopping-ports.ts"
import type { PageState } from "../core/shop/page-state.ts"
import { whenIdle } from "../adapters/browser/idle.ts"
import { toConsole } from "../adapters/browser/to-console.ts"

type Options = MarketingOfTab & {
  readonly build: string
  readonly buildPeriodMs: number | undefined
  readonly identity: ReturnType<typeof makeIdentity>
  readonly interaction: Promise<unknown>
  readonly maps: PageState["maps"]
  readonly reportsUrl: string | undefined
  readonly vault: Vault["Service"]
}

export const latePorts = async ({
  build,
  buildPeriodMs,
  identity,
  interaction,
  maps,
  reportsUrl,
  vault,
  ...options
}: Options): Promise<TabPorts> => {
  const { recorder } = options
  if (maps !== undefined) void loadMaps({ ...maps, warn: (message, reason) => toConsole("warn", message, { reason }) })
  const maintenance = Layer.mergeAll(
    Layer.succeed(Builds, makeBuilds({ build })),
    Layer.succeed(Preloads, makePreloads(whenIdle, interaction)),
    loggerTo(toConsole)
  )
  return {
    ...(await shoppingPorts(options)),
    builds: { isOutdated: Effect.provide(isOutdated, maintenance), rules: Effect.provide(readRules, maintenance) },
    preload: (rules) => Effect.provide(preloadScreens(rules), maintenance),
    reloads: makeReloads({
      hasPendingWrites: () => hasPendingWrites(recorder()),
      isBusy: () => isBusy(recorder()),
      hasUnsavedSecrets: () => identity.ids().token !== null && hasRecalledSecrets(vault)
    }),
    ...deskOfTab({ build, recorder, reportsUrl }),
    pixelRatio,
    returnsAfter,
    buildPeriodMs
  }
}
