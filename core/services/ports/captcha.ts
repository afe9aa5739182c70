import { Context, Effect, Schema } from "effect"

/** The provider did not load or issued no token. */
export class CaptchaUnavailable extends Schema.TaggedError<CaptchaUnavailable>()("CaptchaUnavailable", { reason: Schema.String }) {}

/** `null` without a provider (SEC-013). */
export class Captcha extends Context.Service<Captcha, { readonly token: Effect.Effect<string | null, CaptchaUnavailable> }>()(
  "shop/core/services/Captcha"
) {}

/** LIM-005. */
const maxWait = "5 seconds"

/** `null` when the provider fails or is too slow: the add continues without a token (ERRC-009, ERRC-010). */
export const captchaToken: Effect.Effect<string | null, never, Captcha> = Effect.flatMap(Captcha, ({ token }) => token).pipe(
  Effect.timeoutOrElse({ duration: maxWait, orElse: () => Effect.succeed(null) }),
  Effect.catch(({ reason }) => Effect.as(Effect.logWarning("captcha failed", { reason }), null))
)
