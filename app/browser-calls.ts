import { Effect, Layer, ManagedRuntime } from "effect"
import * as apiHttp from "../adapters/http/api-http.ts"
import * as payloadsHttp from "../adapters/http/payloads-http.ts"
import type { Recorder } from "../core/journal/record.ts"
import type { ScreenName } from "../core/routes/route.ts"
import { Screens, ScreenUnavailable } from "../core/services/screens.ts"
import { type Calls, makeCalls } from "./calls.ts"
import { identity } from "./identity.ts"
import { journalDeskOver } from "./journal-desk.ts"
import { loggerTo } from "./log.ts"
import { toConsole } from "./to-console.ts"

export type BrowserCallsOptions = {
  readonly build: string
  readonly clientKey: string
  readonly recorder: Recorder
  /** Loads a screen's code and the machine that lives with it. */
  readonly loadScreen: (screen: ScreenName) => Promise<unknown>
}

/** The calls of a tab: over HTTP, with the schemas and the client that they need. */
export const makeBrowserCalls = ({ build, clientKey, loadScreen, recorder }: BrowserCallsOptions): Calls =>
  makeCalls(
    ManagedRuntime.make(
      Layer.mergeAll(
        apiHttp.layer({ base: location.origin, clientKey, identity }),
        payloadsHttp.layer({ build }),
        journalDeskOver(recorder, build),
        Layer.succeed(Screens, {
          load: (screen) =>
            Effect.asVoid(Effect.tryPromise({ try: () => loadScreen(screen), catch: () => new ScreenUnavailable({ screen }) }))
        }),
        loggerTo(toConsole)
      )
    )
  )
