import { Effect } from "effect"
import { readCartId } from "../../core/domain/cart/read-cart-id.ts"
import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { sectionsOf } from "../../core/domain/cart/cart-sections.ts"
import type { Cart } from "../../core/domain/cart/cart-schema.ts"
import { maxHeld, holdMinutesOf } from "../../core/domain/stock/hold-rules.ts"
import type { OrderDeliveryMethod } from "../../core/domain/delivery/deliveries.ts"
import { uniqueItemKeys, linesWithRepeatedItems } from "../../core/domain/orders/unique-items.ts"
import { type PricedLine, goodsOf, lineDiscounts, type OrderMoney, orderMoney } from "../../core/domain/orders/order-money.ts"
import { payPath, successPath } from "../../core/domain/orders/order-payment.ts"
import { type Parcel, plainParcel } from "../../core/domain/orders/parcel.ts"
import { fitsGoods, promotionGift } from "../../core/domain/orders/promotions.ts"
import { usableVouchers } from "../../core/domain/orders/vouchers.ts"
import { checkedPhone } from "../account/phones.ts"
import { composeCart } from "../cart/cart-answer.ts"
import { removeLines } from "../cart/carts.ts"
import { dropEngravings } from "../cart/engravings.ts"
import { addOrderGifts } from "../cart/gifts.ts"
import { currentOrigin, mayHoldMore } from "../stock/held-unpaid.ts"
import { setForSale, addHolds } from "../stock/holds.ts"
import { queueLetter } from "../orders/order-letters.ts"
import { addItems, addOrder, changeOrder, findJustPlaced, type NewItem, setHeldUntil } from "../orders/orders.ts"
import { agreeTerm } from "./agree-term.ts"
import { rememberAddress } from "../account/addresses.ts"
import { chooseDelivery } from "./choose-delivery.ts"
import { choosePayment } from "./choose-payment.ts"
import { spendCertificates } from "../orders/order-certificates.ts"
import { clearVouchers, type HeldVouchers, lockVouchers } from "./vouchers.ts"
import { chosenDelivery } from "./last-delivery.ts"
import { orderRefused } from "./order-refused.ts"
import type { Checkout } from "./sent-checkout.ts"

/**
 * Creates an order in the transaction that opened the cart: checks the agreed totals, holds unique items, clears the cart and queues a letter.
 * Products and prices come from the database.
 */
export const placeOrder = Effect.fn("placeOrder")(function* (userId: number, cart: number, checkout: Checkout) {
  const { items, supplies } = yield* orderable(userId, cart)
  const delivery = yield* chooseDelivery(userId, checkout, items)
  const vouchers = yield* lockVouchers(cart)
  const money = orderMoney(items, delivery.way.price, usableVouchers(vouchers))
  yield* agree(money, checkout, vouchers)
  const agreed = yield* agreeTerm({ delivery, supplies, seen: checkout.term, slot: checkout.slot })
  const isPaid = money.due === 0
  const way = isPaid ? byCertificates : yield* choosePayment({ id: checkout.paymentId, delivery: delivery.way.code, items })
  const paymentState = isPaid ? "paid" : way.isOnline ? "waiting" : "onReceipt"
  const id = yield* addOrder({
    ...(yield* contactOf(checkout)),
    userId,
    paymentWay: way.code,
    paymentState,
    money,
    agreed,
    promotion: promotionGiftOf(vouchers, items),
    delivery: delivery.way,
    address: delivery.address,
    point: delivery.point,
    parcel: parcelOf(checkout, delivery.way.code),
    chosen: chosenDelivery(yield* rememberTypedAddress(userId, checkout, delivery.way.code), { code: delivery.way.code, to: delivery.to })
  })
  yield* hold({ id, userId, worth: money.items, isPaid, isOnline: way.isOnline }, items)
  const discounts = lineDiscounts(items, money.discount)
  yield* addItems(
    id,
    items.map((item, index) => ({ ...item, discount: discounts[index] ?? 0 }))
  )
  yield* addOrderGifts(
    id,
    items.map(({ gift }) => gift)
  )
  yield* spendCertificates(id, money.byCertificates, vouchers.certificates)
  yield* changeOrder(id, isPaid ? { status: "inWork" } : {}, isPaid ? ["placed", "paid", "inWork"] : ["placed"])
  const lines = items.map(({ lineId }) => lineId)
  yield* removeLines(cart, lines)
  yield* dropEngravings(cart, lines)
  yield* clearVouchers(cart)
  yield* queueLetter(id, isPaid ? "paid" : "placed")
  return answerOf(id, paymentState, money)
})

const answerOf = (id: number, paymentState: "waiting" | "onReceipt" | "paid", { total }: OrderMoney) => ({
  id,
  number: String(id),
  orderStatus: paymentState === "paid" ? ("inWork" as const) : ("new" as const),
  paymentState,
  total,
  next: paymentState === "waiting" ? payPath(id) : successPath(id)
})

const rememberTypedAddress = Effect.fnUntraced(function* (userId: number, checkout: Checkout, way: OrderDeliveryMethod) {
  if (way !== "courier" || checkout.addressId !== null || checkout.address === null) return checkout
  const addressId = yield* rememberAddress(userId, checkout.address)
  return addressId === null ? checkout : { ...checkout, addressId, address: null }
})

/** Payment by certificates that cover the order: unique items are sold at once. */
const byCertificates = { code: "certificate", isOnline: false } as const

const agree = ({ due, total }: OrderMoney, agreed: Checkout, { promotion }: HeldVouchers) =>
  total === agreed.total && due === (agreed.due ?? agreed.total)
    ? Effect.void
    : orderRefused({
        reason: "totalChanged",
        total,
        due,
        ...(total === agreed.total && { isDueOnly: true as const }),
        promotion: promotion === null || promotion.state === "active" ? null : promotion.code
      })

const promotionGiftOf = ({ promotion }: HeldVouchers, items: ReadonlyArray<PricedLine>) =>
  promotion?.state === "active" && fitsGoods(promotion, goodsOf(items)) ? { code: promotion.code, words: promotionGift(promotion) } : null

const parcelOf = ({ isGiftWrapped = false, parcelNote = null }: Checkout, way: string): Parcel =>
  way === "email" ? plainParcel : { isGiftWrapped, parcelNote: parcelNote?.trim() || null }

const contactOf = ({ comment, email, name, phone }: Checkout) =>
  Effect.map(checkedPhone(phone), (checked) => ({ name, email: email.trim(), phone: checked, comment: comment.trim() }))

const orderable = Effect.fnUntraced(function* (userId: number, cartId: number) {
  const cart = yield* composeCart(cartId)
  const cartItems = sectionsOf(cart).flatMap((section) => section.items)
  if (cartItems.length === 0) return yield* orderRefused({ reason: "emptyCart", order: yield* findJustPlaced(userId) })
  const [gone, held, heldByOwn] = [
    codesOf(cartItems, "gone", "onOrder"),
    codesOf(cartItems, "held", "onVisit"),
    codesOf(cartItems, "ownHold")
  ]
  if (gone.length > 0) return yield* orderRefused({ reason: "unavailable", codes: gone })
  if (held.length > 0) return yield* orderRefused({ reason: "held", codes: held })
  if (heldByOwn.length > 0) return yield* orderRefused({ reason: "heldByOwn", codes: heldByOwn })
  const images = imagesOf(cart)
  const stones = new Map(cart.customJewelries.map(({ diamondIds, id }) => [id, diamondIds]))
  const items = cartItems.map((item) => toItem(item, images.get(item.id) ?? [], stones.get(item.id)))
  const twice = linesWithRepeatedItems(items)
  return twice.length > 0
    ? yield* orderRefused({ reason: "twice", codes: twice })
    : { items, supplies: cartItems.flatMap((item) => item.supply ?? []) }
})

const codesOf = (items: ReadonlyArray<CartItem>, ...why: ReadonlyArray<CartItem["missing"]>): ReadonlyArray<string> =>
  items.flatMap(({ code, missing }) => (missing !== null && why.includes(missing) ? [code] : []))

type HeldOrder = {
  readonly id: number
  readonly userId: number
  readonly worth: number
  readonly isPaid: boolean
  readonly isOnline: boolean
}

/** Permanent if paid on receipt: the items are taken off sale. */
const hold = Effect.fnUntraced(function* (order: HeldOrder, items: ReadonlyArray<Pick<NewItem, "uniqueItems" | "code">>) {
  const { id: orderId, isOnline, isPaid, worth } = order
  const uniqueItems = items.flatMap((item) => item.uniqueItems)
  if (uniqueItems.length === 0) return
  const minutes = isOnline ? holdMinutesOf(worth) : null
  const requested = { things: items.filter((item) => item.uniqueItems.length > 0).length, worth }
  if (!isPaid && !(yield* mayHoldMore(order, requested))) return yield* orderRefused({ reason: "manyHeld", ...maxHeld.account })
  const taken = new Set(yield* addHolds(orderId, uniqueItems, { minutes, origin: yield* currentOrigin }))
  const codes = items.filter((item) => item.uniqueItems.some((key) => taken.has(key))).map(({ code }) => code)
  if (codes.length > 0) return yield* orderRefused({ reason: "held", codes })
  yield* setHeldUntil(orderId, minutes)
  if (!isOnline) yield* setForSale(uniqueItems, false)
})

const imagesOf = (cart: Cart): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    [...cart.jewelries, ...cart.diamond, ...cart.customJewelries, ...cart.certificates].map(({ id, previews }) => [id, previews] as const)
  )

const toItem = (
  item: CartItem,
  images: ReadonlyArray<string>,
  stones: ReadonlyArray<number> | undefined
): Omit<NewItem, "discount"> & Pick<CartItem, "gift"> => {
  const ref = readCartId(item.id)
  const { attributes, code, engraving, gift, name, price, quantity, type, url } = item
  return {
    attributes,
    code,
    engraving,
    gift,
    images,
    name,
    price,
    quantity,
    type,
    url,
    lineId: item.id,
    uniqueItems: ref === undefined ? [] : uniqueItemKeys(ref, item.isCountable, stones),
    diamondName: textOrNull(item.diamond?.name),
    diamondMessage: textOrNull(item.diamond?.message)
  }
}

const textOrNull = (text: string | undefined): string | null => (text === undefined || text === "" ? null : text)
