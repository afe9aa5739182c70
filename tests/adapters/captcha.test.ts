// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { captchaOf } from "../../adapters/browser/scripts/captcha-browser.ts"

const script = "https://captcha.example/captcha.js"
const captcha = () => captchaOf({ script, clientKey: "key-1" })
const asked = () => [...document.head.querySelectorAll("script")].map(({ src }) => src)
/** Completes or fails the load of the requested script. */
const come = (how: "load" | "error") => document.head.querySelector("script:last-of-type")?.dispatchEvent(new Event(how))

type Options = { readonly sitekey: string; readonly callback: (token: string) => void; readonly "error-callback": () => void }
const bring = (act: (options: Options) => void) => {
  const widgets: Array<Options> = []
  Reflect.set(globalThis, "smartCaptcha", {
    render: (_: HTMLElement, options: Options) => widgets.push(options),
    execute: (widget: number) => {
      const options = widgets[widget - 1]
      if (options !== undefined) act(options)
    }
  })
  return widgets
}

const clear = () => {
  Reflect.deleteProperty(globalThis, "smartCaptcha")
  document.head.replaceChildren()
  document.body.replaceChildren()
}
beforeEach(clear)
afterEach(clear)

describe("the captcha of a browser", () => {
  it("[SEC-013] loads the script with the configured key, once and on demand; without a key it loads nothing, and there is no token", async () => {
    const widgets = bring(({ callback }) => callback("proof"))
    expect([await Effect.runPromise(captchaOf(undefined).token), asked(), widgets]).toEqual([null, [], []])
    const { token } = captcha()
    expect(asked()).toEqual([])
    const first = Effect.runPromise(token)
    await Promise.resolve()
    come("load")
    expect([await first, await Effect.runPromise(token)]).toEqual(["proof", "proof"])
    expect([asked(), widgets.map(({ sitekey }) => sitekey), document.body.childElementCount]).toEqual([[script], ["key-1", "key-1"], 0])
  })

  it("fails when the script does not load, and retries next time", async () => {
    const { token } = captcha()
    const first = Effect.runPromise(Effect.flip(token))
    await Promise.resolve()
    come("error")
    expect((await first)._tag).toBe("CaptchaUnavailable")
    bring(({ callback }) => callback("proof"))
    const second = Effect.runPromise(token)
    await Promise.resolve()
    come("load")
    expect(await second).toBe("proof")
  })

  it.each([
    ["brings nothing", () => undefined],
    ["has a widget that fails", () => bring((options) => options["error-callback"]())],
    [
      "throws",
      () =>
        bring(() => {
          throw new Error("blocked")
        })
    ]
  ])("fails when the script %s", async (_, prepare) => {
    prepare()
    const failing = Effect.runPromise(Effect.flip(captcha().token))
    await Promise.resolve()
    come("load")
    expect((await failing)._tag).toBe("CaptchaUnavailable")
  })
})
