import { Effect } from "effect"
import { placeQuickOrder, requestOrder } from "../../core/contract/orders.ts"
import { normalizePhone } from "../../core/domain/form/field-rules.ts"
import { ownerName } from "../cart/carts.ts"
import { addQuickOrder, hasProduct, type QuickOrder } from "./quick-orders.ts"
import { CurrentCaller, CurrentSession } from "../account/caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { once } from "../platform/api/once.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type OrderInput = Parameters<Handlers["orders.quick"]>[0]

/** What answers the calls of `orders.*`: a guest may order too (QO-016). */
export const orderHandlers: Pick<Handlers, "orders.quick" | "orders.request"> = {
  "orders.quick": (input) =>
    Effect.andThen(
      countOrder,
      once(placeQuickOrder, input, orderer, ({ userId }) => place("quick", userId, input))
    ),
  "orders.request": (input) =>
    Effect.andThen(
      countOrder,
      once(requestOrder, input, orderer, ({ userId }) => place("request", userId, input))
    )
}

const countOrder = Effect.flatMap(callerNetwork, (place) => countTry(limits.order, place))

/** Who orders: a user, a guest by their number, or somebody who has none. */
const orderer = Effect.gen(function* () {
  const { saleUserId } = yield* CurrentCaller
  const session = yield* CurrentSession
  if (session === null) return { userId: null, owner: saleUserId === null ? "nobody" : ownerName({ guestId: saleUserId }) }
  return { userId: session.user.id, owner: ownerName({ userId: session.user.id }) }
})

const place = Effect.fnUntraced(function* (kind: QuickOrder["kind"], userId: number | null, { body }: OrderInput) {
  const { comment, email, idProduct, link, phone, userName } = body
  if (!(yield* hasProduct(idProduct))) return yield* notFound("Такого товара нет")
  const order = { kind, userId, userName: userName.trim(), email, phone: normalizePhone(phone), comment, link, productId: idProduct }
  return { id: yield* addQuickOrder(order) }
})
