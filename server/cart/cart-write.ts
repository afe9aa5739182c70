import { Effect, Schema, Struct } from "effect"
import type { Plain } from "../../core/contract/endpoint.ts"
import type { Cart } from "../../core/domain/cart/cart-schema.ts"
import { runOnce, type Write } from "../platform/api/run-once.ts"
import { withGenericPlans } from "../platform/db/batch-queries.ts"
import { composeCart, emptyCart } from "./cart-answer.ts"
import { findOwnCart, openOwnCart } from "./cart-owner.ts"
import { findCart } from "./carts.ts"

const composeFound = (cart: number | null) => (cart === null ? Effect.succeed(emptyCart) : withGenericPlans(composeCart(cart)))

export const readCart: Write<Cart> = Effect.flatMap(findOwnCart, composeFound)

/** Without the guest cart of the browser. */
export const readUserCart = (userId: number) => Effect.flatMap(findCart({ userId }), composeFound)

/**
 * Writes the cart once and answers with it. The cart is read after the write and not stored with the key: a repeated key gets the stored fields and
 * the current cart, never an older state.
 */
export const writeCart = <F extends Readonly<Record<string, Plain>> & { readonly cart: typeof Cart }>(
  { answer, key }: { readonly key: string; readonly answer: Schema.Struct<F> },
  input: unknown,
  write: (cart: number) => Write<Schema.Struct<Omit<F, "cart">>["Type"]>
) =>
  Effect.gen(function* () {
    const stored = { key, answer: Schema.Struct(Struct.omit(answer.fields, ["cart"])) }
    const done = yield* runOnce(stored, input, openOwnCart, ({ cart }) => write(cart))
    return { ...done, cart: yield* readCart }
  })
