import { Effect, type ManagedRuntime } from "effect"
import { connection } from "../adapters/browser/connection-browser.ts"
import { makeDeviceStorage } from "../adapters/browser/device-storage-browser.ts"
import { makeTags } from "../adapters/browser/scripts/tags-browser.ts"
import { makePlatform, defaultPlatform } from "../adapters/http/platform-http.ts"
import { followJournal } from "../core/journal/follow.ts"
import type { Recorder } from "../core/journal/record.ts"
import { marketingMachines } from "../core/shop/marketing.ts"
import type { Identity } from "../core/services/ports/identity.ts"
import { loggerTo } from "../core/services/log.ts"
import { provideMarketing } from "./provide-marketing.ts"
import type { PageState } from "../core/shop/page-state.ts"
import { whenIdle } from "../adapters/browser/idle.ts"
import { toConsole } from "../adapters/browser/to-console.ts"

export type MarketingOfTab = {
  readonly tab: ManagedRuntime.ManagedRuntime<Identity, never>
  /** A machine may start before the recorder exists. */
  readonly recorder: () => Recorder
  readonly marketing: PageState["marketing"]
}

/** Reads the journal when the page is idle, and once more when the page is left. */
export const browserMarketing = ({ marketing, recorder, tab }: MarketingOfTab) => {
  const platform = makePlatform(marketing?.platform ?? defaultPlatform)
  return provideMarketing(marketingMachines, tab, {
    connection,
    storage: makeDeviceStorage(),
    platform: { send: (call) => Effect.provide(platform.send(call), loggerTo(toConsole)) },
    tags: makeTags({
      pixel: marketing?.pixel,
      counter: marketing?.counter,
      warn: (message, cause) => toConsole("warn", message, { cause: String(cause) })
    }),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    follow: (notify) => followJournal({ recorder: recorder(), spare, startedAt: Math.round(performance.timeOrigin) }, notify)
  }).marketing
}

const spare = {
  soon: whenIdle,
  last: (read: () => void) => {
    addEventListener("pagehide", read)
    return () => removeEventListener("pagehide", read)
  }
}
