import { Context, Effect, Layer, Schema } from "effect"

export type HumanCheckOptions = { readonly url: string; readonly secret: string }

/** Everyone passes without configuration or when the provider fails (ERRC-009, ERRC-010). */
export const HumanCheck = Context.Reference<{ readonly isHuman: (token: string, address: string | null) => Effect.Effect<boolean> }>(
  "shop/server/HumanCheck",
  { defaultValue: () => ({ isHuman: () => Effect.succeed(true) }) }
)

export const layer = (options: HumanCheckOptions | null): Layer.Layer<never> =>
  options === null ? Layer.empty : Layer.succeed(HumanCheck, { isHuman: (token, address) => judged(options, token, address) })

/** Yandex SmartCaptcha. */
const Verdict = Schema.Struct({ status: Schema.String })
const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(Verdict))

const judged = ({ secret, url }: HumanCheckOptions, token: string, address: string | null): Effect.Effect<boolean> =>
  Effect.tryPromise(async (signal) => {
    const body = new URLSearchParams({ secret, token, ...(address !== null && { ip: address }) })
    const response = await fetch(url, { method: "POST", body, signal, redirect: "error" })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.text()
  }).pipe(
    Effect.flatMap(decode),
    Effect.map(({ status }) => status === "ok"),
    Effect.timeout("3 seconds"),
    Effect.catch((error) =>
      Effect.as(Effect.annotateLogs(Effect.logWarning("could not verify a captcha token"), { error: error._tag }), true)
    )
  )
