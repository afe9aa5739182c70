import { Effect } from "effect"
import { type Captcha, CaptchaUnavailable } from "../../../core/services/ports/captcha.ts"
import { loadOnce, loadProvider } from "./load-script.ts"

/** Provider's script URL, and the shop's public key. */
export type CaptchaOptions = { readonly script: string; readonly clientKey: string }

/** Global of Yandex SmartCaptcha or a compatible script. */
type Provider = {
  readonly render: (container: HTMLElement, options: RenderOptions) => number
  readonly execute: (widget: number) => void
}
type RenderOptions = {
  readonly sitekey: string
  readonly invisible: true
  readonly hideShield: true
  readonly callback: (token: string) => void
  readonly "error-callback"?: () => void
}

/** Tokens of the provider, or `null` without one (SEC-013). */
export const captchaOf = (options: CaptchaOptions | undefined): Captcha["Service"] =>
  options === undefined ? { token: Effect.succeed(null) } : makeCaptcha(options)

/** Loads the script on first use, and again after a failure. */
const makeCaptcha = ({ clientKey, script }: CaptchaOptions): Captcha["Service"] => {
  const provider = Effect.tryPromise({
    try: loadOnce(() => loadProvider(script, "smartCaptcha", isProvider)),
    catch: (reason) => new CaptchaUnavailable({ reason: String(reason) })
  })
  return { token: Effect.flatMap(provider, (loaded) => tokenFrom(loaded, clientKey)) }
}

/** Requests a token through a temporary invisible widget. */
const tokenFrom = (provider: Provider, sitekey: string): Effect.Effect<string, CaptchaUnavailable> =>
  Effect.acquireUseRelease(
    Effect.sync(() => document.body.appendChild(document.createElement("div"))),
    (container) => runWidget(provider, sitekey, container),
    (container) => Effect.sync(() => container.remove())
  )

const runWidget = (provider: Provider, sitekey: string, container: HTMLElement) =>
  Effect.callback<string, CaptchaUnavailable>((resume) => {
    const refuse = (reason: unknown) => resume(Effect.fail(new CaptchaUnavailable({ reason: String(reason) })))
    try {
      const options = { sitekey, invisible: true, hideShield: true } as const
      const callbacks = {
        callback: (token: string) => resume(Effect.succeed(token)),
        "error-callback": () => refuse("the widget failed")
      }
      provider.execute(provider.render(container, { ...options, ...callbacks }))
    } catch (thrown) {
      refuse(thrown)
    }
  })

const isProvider = (value: unknown): value is Provider =>
  typeof value === "object" && value !== null && "render" in value && "execute" in value
