import { Context, type Effect } from "effect"

/** The token is a secret: it leaves this service only in a header. */
export type Ids = { readonly token: string | null; readonly saleUserId: string | null; readonly deviceId: string | null }

/** Another tab wrote an id, or the server refused the token. */
export type IdChange =
  | { readonly name: "saleUserId"; readonly value: string | null }
  /** `isRefused`: the server refused the token. `isWrite`: the refused request was made by the user, not by the page. */
  | { readonly name: "token"; readonly isPresent: boolean; readonly isRefused: boolean; readonly isWrite: boolean }

/** Ids in local storage; falls back to memory when it is full or forbidden. */
export class Identity extends Context.Service<
  Identity,
  {
    readonly ids: Effect.Effect<Ids>
    /** Removes the id when `null`. */
    store(name: keyof Ids, value: string | null): Effect.Effect<void>
    /** For device ids, key prefixes and idempotency keys. */
    readonly newUuid: Effect.Effect<string>
    watch(notify: (change: IdChange) => void): Effect.Effect<never>
  }
>()("shop/core/services/Identity") {}
