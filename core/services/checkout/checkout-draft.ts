import { Effect, Option, Schema } from "effect"
import type { Term } from "../../domain/checkout/arrival.ts"
import { Term as TermSchema } from "../../domain/checkout/arrival-schema.ts"
import type { Values } from "../../domain/form/form.ts"
import { DeviceStorage } from "../ports/device-storage.ts"
import { Identity } from "../ports/identity.ts"

/** What this browser keeps of a checkout: whose it is, what was typed and chosen, and the order that the shop has not answered. */
export type KeptCheckout = {
  readonly user: number
  readonly values: Values
  readonly sent: { readonly key: string; readonly total: number; readonly due?: number; readonly term?: Term | null } | null
}

const Kept = Schema.Struct({
  user: Schema.Int,
  values: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Boolean])),
  sent: Schema.NullOr(
    Schema.Struct({
      key: Schema.String.check(Schema.isPattern(/^[\w-]{8,100}$/)),
      total: Schema.Int,
      due: Schema.optionalKey(Schema.Int),
      term: Schema.optionalKey(Schema.NullOr(TermSchema))
    })
  )
})

/** What is kept of this user's checkout; another's, and what cannot be read, is as if it were not there. */
export const readKeptCheckout = (kept: unknown, user: number): KeptCheckout | null => {
  const read = Option.getOrNull(Schema.decodeUnknownOption(Kept)(kept))
  return read?.user === user ? read : null
}

/** What this browser keeps of a user's checkout, and a number that no visit has had. */
export const recallCheckout = Effect.fnUntraced(function* ({
  user
}: {
  readonly user: number
}): Effect.fn.Return<{ readonly kept: KeptCheckout | null; readonly keyPrefix: string }, never, DeviceStorage | Identity> {
  const keyPrefix = yield* (yield* Identity).newDeviceId
  return { keyPrefix, kept: readKeptCheckout(yield* (yield* DeviceStorage).read("checkout"), user) }
})

type DraftChange = { readonly type: "draft.keep"; readonly kept: KeptCheckout } | { readonly type: "draft.forget" }

/** Keeps what stands in the checkout, or forgets it. */
export const keepCheckout = (change: DraftChange): Effect.Effect<void, never, DeviceStorage> =>
  Effect.flatMap(DeviceStorage, (storage) => storage.update("checkout", () => (change.type === "draft.keep" ? change.kept : null)))
