import { Effect, Layer, ManagedRuntime } from "effect"
import { chunksDecided } from "../adapters/browser/chunk-guard.ts"
import * as arrangementsBrowser from "../adapters/browser/arrangements-browser.ts"
import { type CaptchaOptions, captchaOf } from "../adapters/browser/captcha-browser.ts"
import { paperWays } from "../adapters/browser/paper-ways-browser.ts"
import * as apiHttp from "../adapters/http/api-http.ts"
import * as payloadsHttp from "../adapters/http/payloads-http.ts"
import type { makeIdentity } from "../adapters/browser/identity-browser.ts"
import type { Recorder } from "../core/journal/record.ts"
import type { ScreenName } from "../core/routes/route.ts"
import { Captcha } from "../core/services/ports/captcha.ts"
import { Identity } from "../core/services/ports/identity.ts"
import { PaperWays } from "../core/services/ports/papers.ts"
import { Screens, ScreenUnavailable } from "../core/services/ports/screens.ts"
import { Vault } from "../core/services/ports/vault.ts"
import { type Calls, makeCalls } from "./calls.ts"
import { hasPendingWrites } from "./has-pending-writes.ts"
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

/** Of a screen's code that is missing nothing is said while the page is about to be loaded anew. */
const onceDecided = async (refusal: unknown): Promise<never> => {
  await chunksDecided()
  throw refusal
}

/** A tab whose build does not read the shop's answers any more is loaded anew where it stands, unless something is being sent. */
const reloadIfWritten = (recorder: Recorder): Effect.Effect<void> =>
  Effect.suspend(() => {
    if (hasPendingWrites(recorder)) return Effect.void
    location.reload()
    return Effect.never
  })

/** The calls of a tab: over HTTP, with the schemas and the client that they need. */
export const makeBrowserCalls = ({ build, captcha, clientKey, identity, loadScreen, recorder, vault }: BrowserCallsOptions): Calls =>
  makeCalls(
    ManagedRuntime.make(
      Layer.mergeAll(
        apiHttp.layer({ base: location.origin, clientKey, identity: identity.ids, onRefused: identity.refuse }),
        Layer.succeed(Identity, identity.service),
        Layer.succeed(Captcha, captchaOf(captcha)),
        Layer.succeed(Vault, vault),
        Layer.succeed(PaperWays, paperWays),
        arrangementsBrowser.layer,
        payloadsHttp.layer({ build, onRetired: reloadIfWritten(recorder) }),
        journalDeskOver(recorder, build),
        Layer.succeed(Screens, {
          load: (screen) =>
            Effect.asVoid(
              Effect.tryPromise({ try: () => loadScreen(screen).catch(onceDecided), catch: () => new ScreenUnavailable({ screen }) })
            )
        }),
        loggerTo(toConsole)
      )
    )
  )
