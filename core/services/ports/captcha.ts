import { Context, Effect, Schema } from "effect"

/** The provider did not load or issued no token. */
export class CaptchaUnavailable extends Schema.TaggedError<CaptchaUnavailable>()("CaptchaUnavailable", { reason: Schema.String }) {}

/** Captcha token for adding to the cart; `null` without a provider (SEC-013). */
export class Captcha extends Context.Service<Captcha, { readonly token: Effect.Effect<string | null, CaptchaUnavailable> }>()(
  "shop/core/services/Captcha"
) {}

/** LIM-005. */
const longestWait = "5 seconds"

/** Returns `null` when the provider fails or is too slow: the add continues without a token (ERRC-009, ERRC-010). */
export const captchaToken: Effect.Effect<string | null, never, Captcha> = Effect.flatMap(Captcha, ({ token }) => token).pipe(
  Effect.timeoutOrElse({ duration: longestWait, orElse: () => Effect.succeed(null) }),
  Effect.catch(({ reason }) => Effect.as(Effect.logWarning("captcha failed", { reason }), null))
)
