import { Effect } from "effect"
import type { ApiError, CallOptions } from "./ports/api.ts"
import { Identity } from "./ports/identity.ts"
import { Vault } from "./ports/vault.ts"

/**
 * Sends a form's write under a key that is reused for the same content until the server has responded, so a retry is idempotent; later
 * writes get a new key, so a change can be reverted. The content is stored in the vault, because it is personal.
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
