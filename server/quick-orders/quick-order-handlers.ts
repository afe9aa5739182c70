import { Effect } from "effect"
import { placeQuickOrder, requestOrder } from "../../core/contract/orders.ts"
import { organization } from "../../core/domain/content/organization.ts"
import type { QuickOrderKind } from "../../core/domain/orders/quick-order.ts"
import type { User } from "../../core/contract/session.ts"
import { letterSubject } from "../platform/identity/proven-email.ts"
import { checkedPhone } from "../account/phones.ts"
import { ownerName } from "../platform/identity/owner-name.ts"
import { findOrdered } from "./ordered-thing.ts"
import { queueQuickOrderLetter, startQuickOrderLetters } from "./quick-order-letters.ts"
import { addQuickOrder } from "./quick-orders.ts"
import { CurrentCaller, CurrentSession } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, countTryOrRefuse, limits } from "../platform/api/limits.ts"
import { freeClosedKey } from "../platform/db/repeatable-writes.ts"
import { runOnce } from "../platform/api/run-once.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type OrderInput = Parameters<Handlers["orders.quick"]>[0]

/** Open to guests (QO-016). Sends the letter after the response. */
export const quickOrderHandlers = (publicUrl: string): Pick<Handlers, "orders.quick" | "orders.request"> => ({
  "orders.quick": (input) =>
    countOrder.pipe(
      Effect.andThen(runOnce(placeQuickOrder, input, orderer, ({ user }) => place("quick", user, input))),
      Effect.tap(startQuickOrderLetters(publicUrl))
    ),
  "orders.request": (input) =>
    countOrder.pipe(
      Effect.andThen(runOnce(requestOrder, input, orderer, ({ user }) => place("request", user, input))),
      Effect.tap(startQuickOrderLetters(publicUrl))
    )
})

const countOrder = Effect.flatMap(callerNetwork, (network) => countTry(limits.quickOrder, network))

const orderer = Effect.gen(function* () {
  const { idempotencyKey, saleUserId } = yield* CurrentCaller
  const user = (yield* CurrentSession)?.user ?? null
  const guest = saleUserId === null ? "nobody" : ownerName({ guestId: saleUserId })
  const owner = user === null ? guest : ownerName({ userId: user.id })
  if (idempotencyKey !== null)
    yield* freeClosedKey(idempotencyKey, owner, { made: "quick_orders", closed: "state in ('done', 'cancelled')" })
  return { user, owner }
})

const place = Effect.fnUntraced(function* (kind: QuickOrderKind, user: User | null, { body }: OrderInput) {
  const { comment, email, idProduct, link, phone, userName } = body
  const thing = yield* findOrdered(idProduct, link)
  if (thing === null) return yield* notFound("Такого товара нет")
  yield* countTryOrRefuse(limits.quickOrderLetter, letterSubject(user, email), { message: tooMany, errors: { email: tooMany } })
  const order = { kind, userId: user?.id ?? null, userName, email, phone: yield* checkedPhone(phone), comment, link, productId: idProduct }
  const id = yield* addQuickOrder({ ...order, thing })
  yield* queueQuickOrderLetter(id, "asked")
  return { id }
})

const tooMany = `С этой почты сегодня уже много заявок. Позвоните нам: ${organization.phone}`
