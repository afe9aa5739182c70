import { Layer, ManagedRuntime } from "effect"
import { reloadOutdated } from "../adapters/browser/reloads-browser.ts"
import * as screensBrowser from "../adapters/browser/screens-browser.ts"
import type { makeIdentity } from "../adapters/browser/identity-browser.ts"
import { toConsole } from "../adapters/browser/to-console.ts"
import * as apiHttp from "../adapters/http/api-http.ts"
import * as payloadsHttp from "../adapters/http/payloads-http.ts"
import { hasPendingWrites } from "../core/journal/has-pending-writes.ts"
import type { Recorder } from "../core/journal/record.ts"
import type { ScreenName } from "../core/routes/route.ts"
import { loggerTo } from "../core/services/log.ts"
import { pageHead } from "../core/services/content/page-head.ts"
import { PageMetas } from "../core/services/navigation/page-metas.ts"
import { navigation } from "../core/shop/capabilities/navigation.ts"
import type { NavigationCalls } from "./calls.ts"

export type NavigationOptions = {
  readonly build: string
  readonly clientKey: string
  readonly recorder: Recorder
  readonly identity: ReturnType<typeof makeIdentity>
  /** Loads the code of a screen and of its machine. */
  readonly loadScreen: (screen: ScreenName) => Promise<unknown>
}

/** Services of all calls to pages. */
export const pageServices = ({ build, clientKey, identity, loadScreen, recorder }: NavigationOptions) =>
  Layer.mergeAll(
    apiHttp.layer({ base: location.origin, clientKey, identity: identity.callerIds, onRefused: identity.refuse }),
    payloadsHttp.layer({ build, onRetired: reloadOutdated(() => hasPendingWrites(recorder)) }),
    screensBrowser.layer(loadScreen),
    Layer.succeed(PageMetas, new Map()),
    loggerTo(toConsole)
  )

/** Calls that open a page, without the code of all others: a link may be the first thing that is pressed. */
export const makeNavigationCalls = (options: NavigationOptions): NavigationCalls => {
  const runtime = ManagedRuntime.make(pageServices(options))
  const { openPage, resolveAddress } = navigation.calls
  return {
    openPage: openPage(runtime),
    resolveAddress: resolveAddress(runtime),
    headOf: ({ data, match, place }) => pageHead(place, match, data)
  }
}
