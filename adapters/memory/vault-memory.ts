import { Effect, Layer } from "effect"
import { Vault } from "../../core/services/ports/vault.ts"

/** Secrets for as long as the tab lives; the only vault there is, in a browser too. */
export const makeVault = (): Vault["Service"] => {
  const secrets = new Map<string, Map<string, string>>()
  return {
    put: (actor, field, secret) =>
      Effect.sync(() => {
        const own = secrets.get(actor) ?? new Map<string, string>()
        secrets.set(actor, own.set(field, secret))
      }),
    read: (actor, field) => Effect.sync(() => secrets.get(actor)?.get(field)),
    clear: (actor) => Effect.sync(() => void secrets.delete(actor))
  }
}

export const layer: Layer.Layer<Vault> = Layer.sync(Vault, makeVault)
