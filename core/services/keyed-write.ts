import { Effect } from "effect"
import type { ApiError, CallOptions } from "./ports/api.ts"
import { Identity } from "./ports/identity.ts"
import { Vault } from "./ports/vault.ts"

/**
 * Sends a write under an idempotency key, which retries of the same content reuse until the server responds. Later writes get a new key, so that a
 * change can be reverted. The content is personal, so it is stored in the vault.
 */
export const keyedWrite = <A, R>(
  form: string,
  body: object,
  send: (options: CallOptions) => Effect.Effect<A, ApiError, R>
): Effect.Effect<A, ApiError, R | Identity | Vault> =>
  Effect.gen(function* () {
    const vault = yield* Vault
    const vaultForm = `${form} under way`
    const sent = JSON.stringify(body)
    const storedKey = (yield* vault.read(vaultForm, "sent")) === sent ? yield* vault.read(vaultForm, "key") : undefined
    const idempotencyKey = storedKey ?? (yield* (yield* Identity).newUuid)
    yield* vault.put(vaultForm, "sent", sent)
    yield* vault.put(vaultForm, "key", idempotencyKey)
    return yield* send({ idempotencyKey }).pipe(
      Effect.tap(() => vault.clear(vaultForm)),
      Effect.tapError(({ _tag }) => (_tag === "Refused" ? vault.clear(vaultForm) : Effect.void))
    )
  })
