import { Layer, ManagedRuntime } from "effect"
import * as arrangementsBrowser from "../adapters/browser/arrangements-browser.ts"
import { type CaptchaOptions, captchaOf } from "../adapters/browser/scripts/captcha-browser.ts"
import { saveFile } from "../adapters/browser/files-browser.ts"
import { paperActions } from "../adapters/browser/paper-actions-browser.ts"
import { reloadOutdated } from "../adapters/browser/reloads-browser.ts"
import * as screensBrowser from "../adapters/browser/screens-browser.ts"
import * as apiHttp from "../adapters/http/api-http.ts"
import * as payloadsHttp from "../adapters/http/payloads-http.ts"
import type { makeIdentity } from "../adapters/browser/identity-browser.ts"
import type { Recorder } from "../core/journal/record.ts"
import type { ScreenName } from "../core/routes/route.ts"
import { Captcha } from "../core/services/ports/captcha.ts"
import { Identity } from "../core/services/ports/identity.ts"
import { Downloads } from "../core/services/ports/downloads.ts"
import { PaperActions } from "../core/services/ports/papers.ts"
import { Vault } from "../core/services/ports/vault.ts"
import { type Calls, makeCalls } from "./calls.ts"
import { hasPendingWrites } from "../core/journal/has-pending-writes.ts"
import * as journalDeskBrowser from "../adapters/browser/journal-desk-browser.ts"
import { machines } from "../core/shop/machines-by-name.ts"
import { loggerTo } from "../core/services/log.ts"
import { toConsole } from "../adapters/browser/to-console.ts"

export type BrowserCallsOptions = {
  readonly build: string
  readonly clientKey: string
  readonly captcha: CaptchaOptions | undefined
  readonly recorder: Recorder
  readonly vault: Vault["Service"]
  readonly identity: ReturnType<typeof makeIdentity>
  /** Loads the code of a screen and of its machine. */
  readonly loadScreen: (screen: ScreenName) => Promise<unknown>
}

export const makeBrowserCalls = ({ build, captcha, clientKey, identity, loadScreen, recorder, vault }: BrowserCallsOptions): Calls =>
  makeCalls(
    ManagedRuntime.make(
      Layer.mergeAll(
        apiHttp.layer({ base: location.origin, clientKey, identity: identity.callerIds, onRefused: identity.refuse }),
        Layer.succeed(Identity, identity.service),
        Layer.succeed(Captcha, captchaOf(captcha)),
        Layer.succeed(Vault, vault),
        Layer.succeed(PaperActions, paperActions),
        Layer.succeed(Downloads, { save: saveFile }),
        arrangementsBrowser.layer,
        payloadsHttp.layer({ build, onRetired: reloadOutdated(() => hasPendingWrites(recorder)) }),
        journalDeskBrowser.layer({ recorder, build, machines }),
        screensBrowser.layer(loadScreen),
        loggerTo(toConsole)
      )
    )
  )
