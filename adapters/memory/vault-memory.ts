import { Effect, Layer } from "effect"
import { type HeldFile, Vault } from "../../core/services/ports/vault.ts"

/** In-memory vault, also used in production. */
export const makeVault = (): Vault["Service"] => {
  const secrets = new Map<string, Map<string, string>>()
  const files = new Map<string, ReadonlyArray<HeldFile>>()
  return {
    put: (actor, field, secret) =>
      Effect.sync(() => {
        const actorSecrets = secrets.get(actor) ?? new Map<string, string>()
        secrets.set(actor, actorSecrets.set(field, secret))
      }),
    read: (actor, field) => Effect.sync(() => secrets.get(actor)?.get(field)),
    putFiles: (actor, held) => Effect.sync(() => void files.set(actor, held)),
    readFiles: (actor) => Effect.sync(() => files.get(actor) ?? []),
    clear: (actor) =>
      Effect.sync(() => {
        secrets.delete(actor)
        files.delete(actor)
      })
  }
}

export const layer: Layer.Layer<Vault> = Layer.sync(Vault, makeVault)
