import { Effect, Layer, ManagedRuntime } from "effect"
import * as arrangementsBrowser from "../adapters/browser/arrangements-browser.ts"
import { type CaptchaOptions, makeCaptcha } from "../adapters/browser/captcha-browser.ts"
import * as apiHttp from "../adapters/http/api-http.ts"
import * as payloadsHttp from "../adapters/http/payloads-http.ts"
import type { makeIdentity } from "../adapters/browser/identity-browser.ts"
import type { Recorder } from "../core/journal/record.ts"
import type { ScreenName } from "../core/routes/route.ts"
import { Captcha } from "../core/services/captcha.ts"
import { Identity } from "../core/services/identity.ts"
import { Screens, ScreenUnavailable } from "../core/services/screens.ts"
import { Vault } from "../core/services/vault.ts"
import { type Calls, makeCalls } from "./calls.ts"
import { journalDeskOver } from "./journal-desk.ts"
import { loggerTo } from "./log.ts"
import { toConsole } from "./to-console.ts"

export type BrowserCallsOptions = {
  readonly build: string
  readonly clientKey: string
  readonly captcha: CaptchaOptions | undefined
  readonly recorder: Recorder
  readonly vault: Vault["Service"]
  readonly identity: ReturnType<typeof makeIdentity>
  /** Loads a screen's code and the machine that lives with it. */
  readonly loadScreen: (screen: ScreenName) => Promise<unknown>
}

/** The calls of a tab: over HTTP, with the schemas and the client that they need. */
export const makeBrowserCalls = ({ build, captcha, clientKey, identity, loadScreen, recorder, vault }: BrowserCallsOptions): Calls =>
  makeCalls(
    ManagedRuntime.make(
      Layer.mergeAll(
        apiHttp.layer({ base: location.origin, clientKey, identity: identity.ids, onRefused: identity.refuse }),
        Layer.succeed(Identity, identity.service),
        Layer.succeed(Captcha, captcha === undefined ? { token: Effect.succeed(null) } : makeCaptcha(captcha)),
        Layer.succeed(Vault, vault),
        arrangementsBrowser.layer,
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
