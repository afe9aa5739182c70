import type { Effect } from "effect"
import type { Privacy } from "../services/marketing/consents.ts"
import type { RouteRule } from "../services/ports/builds.ts"
import type { Clipboard } from "../services/ports/clipboard.ts"
import type { Connection } from "../services/ports/connection.ts"
import type { DeviceStorage } from "../services/ports/device-storage.ts"
import type { Gestures } from "../services/ports/gestures.ts"
import type { History } from "../services/ports/history.ts"
import type { Identity } from "../services/ports/identity.ts"
import type { Reloads } from "../services/ports/reloads.ts"
import type { Scroll } from "../services/ports/scroll.ts"
import type { PixelRatio } from "../services/product/stored-calibration.ts"
import type { MarketingMachines } from "./marketing.ts"

export type LateServices = Gestures | History | Identity | Scroll

/** Ports for late features, loaded after the first page. */
export type TabPorts = {
  readonly storage: DeviceStorage["Service"]
  readonly connection: Connection["Service"]
  readonly clipboard: Clipboard["Service"]
  readonly privacy: Privacy
  readonly pixelRatio: PixelRatio
  /** Called only with the visitor's consent. */
  readonly loadMarketing: () => Promise<MarketingMachines["marketing"]>
  readonly builds: { readonly isOutdated: Effect.Effect<boolean>; readonly rules: Effect.Effect<ReadonlyArray<RouteRule>> }
  /** Prefetches page code while it runs (`core/services/ports/preloads.ts`). */
  readonly preload: (rules: ReadonlyArray<RouteRule>) => Effect.Effect<never>
  readonly reloads: Reloads["Service"]
  /** Returns the report's number, or `null` when it was not delivered. */
  readonly sendReport: Effect.Effect<string | null>
  readonly saveReport: Effect.Effect<void>
  /** Calls back each time the visitor returns after at least `awayMs` milliseconds. */
  readonly returnsAfter: (awayMs: number, notify: () => void) => Effect.Effect<never>
  /** Interval of build checks in milliseconds; `undefined` for the default. */
  readonly buildPeriodMs: number | undefined
}
