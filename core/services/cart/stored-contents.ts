import { Schema } from "effect"
import { ShortCart } from "../../domain/cart/cart-schema.ts"
import { type CartWrite, noCart } from "../../domain/cart/cart-writes.ts"
import { listOf, partOf, WriteKey } from "../decode-parts.ts"

/** `writes` are unanswered. */
export type StoredCart = { readonly short: ShortCart; readonly writes: ReadonlyArray<CartWrite> }

/** Drops invalid parts one by one. */
export const readStoredCart = (stored: unknown): StoredCart => ({
  short: partOf(ShortCart, stored, "short") ?? noCart,
  writes: listOf(Write, stored, "writes")
})

const Quantity = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))
const Write = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("add"),
    id: Schema.String,
    quantity: Quantity,
    price: Schema.NullOr(Schema.Int),
    key: WriteKey,
    isBack: Schema.optionalKey(Schema.Literal(true)),
    order: Schema.optionalKey(Schema.Int),
    title: Schema.optionalKey(Schema.String)
  }),
  Schema.Struct({ kind: Schema.Literal("resize"), id: Schema.String, to: Schema.String, key: WriteKey }),
  Schema.Struct({ kind: Schema.Literal("aside"), id: Schema.String, isAside: Schema.Boolean, key: WriteKey }),
  Schema.Struct({ kind: Schema.Literal("change"), id: Schema.String, quantity: Quantity, key: WriteKey }),
  Schema.Struct({ kind: Schema.Literal("remove"), ids: Schema.Array(Schema.String), key: WriteKey })
])
