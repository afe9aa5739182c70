import { Effect } from "effect"
import type { ApiError, CallOptions } from "./ports/api.ts"
import { Identity } from "./ports/identity.ts"
import { Vault } from "./ports/vault.ts"

/**
 * Sends a write of a form under a key of its own: the same for the same words until the shop has answered, so that a second try after a lost answer is no
 * second write, and a new one afterwards, so that what is changed back is changed. What was sent is kept beside it in the vault: it is personal.
 */
export const keyedWrite = <A, R>(
  form: string,
  body: object,
  send: (options: CallOptions) => Effect.Effect<A, ApiError, R>
): Effect.Effect<A, ApiError, R | Identity | Vault> =>
  Effect.gen(function* () {
    const vault = yield* Vault
    const own = `${form} under way`
    const sent = JSON.stringify(body)
    const known = (yield* vault.read(own, "sent")) === sent ? yield* vault.read(own, "key") : undefined
    const idempotencyKey = known ?? (yield* (yield* Identity).newDeviceId)
    yield* vault.put(own, "sent", sent)
    yield* vault.put(own, "key", idempotencyKey)
    return yield* send({ idempotencyKey }).pipe(
      Effect.tap(() => vault.clear(own)),
      Effect.tapError(({ _tag }) => (_tag === "Refused" ? vault.clear(own) : Effect.void))
    )
  })
