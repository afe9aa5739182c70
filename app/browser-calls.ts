import { Layer, ManagedRuntime } from "effect"
import * as arrangementsBrowser from "../adapters/browser/arrangements-browser.ts"
import { type CaptchaOptions, captchaOf } from "../adapters/browser/scripts/captcha-browser.ts"
import { saveFile } from "../adapters/browser/files-browser.ts"
import { paperActions } from "../adapters/browser/paper-actions-browser.ts"
import { Captcha } from "../core/services/ports/captcha.ts"
import { Identity } from "../core/services/ports/identity.ts"
import { Downloads } from "../core/services/ports/downloads.ts"
import { PaperActions } from "../core/services/ports/papers.ts"
import { Vault } from "../core/services/ports/vault.ts"
import { type Calls, makeCalls } from "./calls.ts"
import { type NavigationOptions, pageServices } from "./navigation-calls.ts"
import * as journalDeskBrowser from "../adapters/browser/journal-desk-browser.ts"
import { machines } from "../core/shop/machines-by-name.ts"

export type BrowserCallsOptions = NavigationOptions & {
  readonly captcha: CaptchaOptions | undefined
  readonly vault: Vault["Service"]
}

export const makeBrowserCalls = ({ captcha, vault, ...options }: BrowserCallsOptions): Calls =>
  makeCalls(
    ManagedRuntime.make(
      Layer.mergeAll(
        pageServices(options),
        Layer.succeed(Identity, options.identity.service),
        Layer.succeed(Captcha, captchaOf(captcha)),
        Layer.succeed(Vault, vault),
        Layer.succeed(PaperActions, paperActions),
        Layer.succeed(Downloads, { save: saveFile }),
        arrangementsBrowser.layer,
        journalDeskBrowser.layer({ recorder: options.recorder, build: options.build, machines })
      )
    )
  )
