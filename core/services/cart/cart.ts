import { Effect } from "effect"
import type { Cart, ShortCart } from "../../domain/cart/cart-schema.ts"
import { toRemoval } from "../../domain/cart/read-cart-id.ts"
import type { CartWrite } from "../../domain/cart/cart-writes.ts"
import { awaitVisitor } from "../account/visitor-ids.ts"
import { Api, type ApiError, logFailure } from "../ports/api.ts"
import type { Captcha } from "../ports/captcha.ts"
import { captchaToken } from "../ports/captcha.ts"
import type { Identity } from "../ports/identity.ts"

/** Full when it is displayed (CART-001, CART-007). */
export type LoadedCart = { readonly short: ShortCart; readonly full: Cart | null }

/** ERRC-036: failures are not shown. */
export const loadCart = Effect.fnUntraced(function* ({
  isFull
}: {
  readonly isFull: boolean
}): Effect.fn.Return<LoadedCart, ApiError, Api> {
  const api = yield* Api
  if (!isFull) return { short: yield* api.call("cart.short"), full: null }
  return loaded(yield* api.call("cart.full"))
})

/**
 * Sends a write under its key, with the captcha token for an add; returns the cart after it. Waits for a guest id first, because a cart needs an
 * owner.
 */
export const sendCartWrite = Effect.fnUntraced(function* (
  write: CartWrite
): Effect.fn.Return<LoadedCart, ApiError, Api | Captcha | Identity> {
  yield* Effect.tapError(awaitVisitor(), logFailure)
  const { cart } = yield* written(write)
  return loaded(cart)
})

const written = Effect.fnUntraced(function* (write: CartWrite) {
  const api = yield* Api
  const once = { idempotencyKey: write.key }
  switch (write.kind) {
    case "add": {
      const captcha = yield* captchaToken
      const { id, isBack, order, price, quantity } = write
      const as = { ...(isBack === undefined ? {} : { isBack }), ...(order === undefined ? {} : { order }) }
      const body = { id, quantity, ...(price === null ? {} : { price }), ...as }
      return yield* api.call("cart.add", { body }, { ...once, ...(captcha === null ? {} : { captchaToken: captcha }) })
    }
    case "change":
      return yield* api.call("cart.change", { body: { id: write.id, quantity: write.quantity } }, once)
    case "aside":
      return yield* api.call("cart.setAside", { body: { id: write.id, isAside: write.isAside } }, once)
    case "resize":
      return yield* api.call("cart.resize", { body: { id: write.id, to: write.to } }, once)
    case "remove": {
      const sections = Object.entries(toRemoval(write.ids)).filter(([, ids]) => ids.length > 0)
      return yield* api.call("cart.remove", { body: Object.fromEntries(sections) }, once)
    }
  }
})

const loaded = (full: Cart): LoadedCart => ({ short: summaryOf(full), full })

export const summaryOf = (cart: Cart): ShortCart => {
  const lines = [...cart.jewelries, ...cart.diamond, ...cart.customJewelries, ...cart.certificates]
  return {
    ids: lines.map(({ id }) => id),
    counts: Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
    prices: Object.fromEntries(lines.map(({ id, price }) => [id, price])),
    total: cart.totalCount
  }
}
