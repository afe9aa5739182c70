import { Context, Effect, Schema } from "effect"

/** The provider did not come, or would not give a token. */
export class CaptchaUnavailable extends Schema.TaggedError<CaptchaUnavailable>()("CaptchaUnavailable", { reason: Schema.String }) {}

/** Proof that a person adds to the cart; none where the shop has no provider (SEC-013). */
export class Captcha extends Context.Service<Captcha, { readonly token: Effect.Effect<string | null, CaptchaUnavailable> }>()(
  "shop/core/services/Captcha"
) {}

/** LIM-005. */
const longestWait = "5 seconds"

/** The token, or none where the provider fails or takes too long: the add goes on without one (ERRC-009, ERRC-010). It stays in the call alone. */
export const captchaToken: Effect.Effect<string | null, never, Captcha> = Effect.flatMap(Captcha, ({ token }) => token).pipe(
  Effect.timeoutOrElse({ duration: longestWait, orElse: () => Effect.succeed(null) }),
  Effect.catch(({ reason }) => Effect.as(Effect.logWarning("captcha failed", { reason }), null))
)
