import { Effect, Option, Schema } from "effect"
import type { Term } from "../../domain/delivery/arrival.ts"
import { Term as TermSchema } from "../../domain/delivery/arrival-schema.ts"
import type { Values } from "../../domain/form/form.ts"
import { WriteKey } from "../decode-parts.ts"
import { DeviceStorage } from "../ports/device-storage.ts"
import { Identity } from "../ports/identity.ts"

/** User, form values, and an unanswered order. */
export type StoredCheckout = {
  readonly user: number
  readonly values: Values
  readonly sent: { readonly key: string; readonly total: number; readonly due?: number; readonly term?: Term | null } | null
}

const StoredCheckout = Schema.Struct({
  user: Schema.Int,
  values: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Boolean])),
  sent: Schema.NullOr(
    Schema.Struct({
      key: WriteKey,
      total: Schema.Int,
      due: Schema.optionalKey(Schema.Int),
      term: Schema.optionalKey(Schema.NullOr(TermSchema))
    })
  )
})

/** `null` for an invalid draft or another user's. */
export const readStoredCheckout = (stored: unknown, user: number): StoredCheckout | null => {
  const read = Option.getOrNull(Schema.decodeUnknownOption(StoredCheckout)(stored))
  return read?.user === user ? read : null
}

export const readCheckoutDraft = Effect.fnUntraced(function* ({
  user
}: {
  readonly user: number
}): Effect.fn.Return<{ readonly stored: StoredCheckout | null; readonly keyPrefix: string }, never, DeviceStorage | Identity> {
  const keyPrefix = yield* (yield* Identity).newUuid
  return { keyPrefix, stored: readStoredCheckout(yield* (yield* DeviceStorage).read("checkout"), user) }
})

type DraftChange = { readonly type: "draft.save"; readonly stored: StoredCheckout } | { readonly type: "draft.clear" }

export const storeCheckoutDraft = (change: DraftChange): Effect.Effect<void, never, DeviceStorage> =>
  Effect.flatMap(DeviceStorage, (storage) => storage.update("checkout", () => (change.type === "draft.save" ? change.stored : null)))
