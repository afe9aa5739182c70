import { Effect } from "effect"
import { saveGift } from "../../core/contract/gifts.ts"
import { cartId } from "../../core/domain/product/cart-ids.ts"
import { readCartId } from "../../core/domain/cart/read-cart-id.ts"
import { cartTexts, maxLines } from "../../core/domain/cart/cart-limits.ts"
import { noRoomText, roomFor } from "../../core/domain/cart/room.ts"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { runOnce } from "../platform/api/run-once.ts"
import { notFound, refusalTexts, refuseCall, refuseField } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { countWrite, openOwnCart } from "./cart-owner.ts"
import { findCartProducts } from "./cart-products.ts"
import { type CartRow, countItems, findLines, putLine } from "./carts.ts"
import { addGift, changeGift, giftDays, renameLine } from "./gifts.ts"

type Body = Parameters<Handlers["gifts.save"]>[0]["body"]

export const giftHandlers: Pick<Handlers, "gifts.save"> = {
  "gifts.save": (input) =>
    Effect.andThen(
      countWrite,
      runOnce(saveGift, input, openOwnCart, ({ cart }) => save(cart, input.body))
    )
}

const save = Effect.fnUntraced(function* (cart: number, body: Body) {
  yield* checkSending(body)
  const ref = readCartId(body.line)
  const product = ref === undefined ? undefined : (yield* findCartProducts([ref])).get(body.line)
  if (ref?.type !== "certificate" || product === undefined) return yield* notFound(cartTexts.unknown)
  const { email, recipient, sendOn, sender, way, words } = body
  const gift = { email, recipient: recipient.trim(), sendOn, sender: sender.trim(), way, words: words.trim() }
  const lines = yield* findLines(cart)
  const giftLine = lines.find(({ id }) => id === body.line)
  if (body.isInCart && giftLine === undefined) return yield* notFound(cartTexts.notInCart)
  if (body.isInCart && ref.gift !== 0) {
    yield* changeGift(cart, ref.gift, gift)
    return { id: body.line, totalCount: yield* countItems(cart) }
  }
  if (!body.isInCart) yield* checkRoom(lines, body, product.most)
  const id = cartId({ ...ref, gift: yield* addGift(cart, gift) })
  yield* body.isInCart ? renameLine(cart, body.line, id) : putLine(cart, { id, quantity: body.quantity, seenPrice: product.price, product })
  return { id, totalCount: yield* countItems(cart) }
})

/** An emailed certificate needs an address and may have a day; a card comes with the order and has neither. */
const checkSending = Effect.fnUntraced(function* ({ email, sendOn, way }: Body) {
  if (way === "email" && email === null) return yield* refuseField("email", fieldTexts.required)
  if (way === "card" && (email !== null || sendOn !== null)) return yield* refuseField("way", fieldTexts.invalid)
  if (sendOn === null) return
  const { first, last } = yield* giftDays
  if (sendOn < first) return yield* refuseField("sendOn", refusalTexts.pastDay)
  if (sendOn > last) return yield* refuseField("sendOn", "Отправим не позже чем через год. Выберите день поближе")
})

const checkRoom = Effect.fnUntraced(function* (lines: ReadonlyArray<CartRow>, { line, quantity }: Body, most: number) {
  const had = lines.find(({ id }) => id === line)?.quantity ?? 0
  if (had + quantity > roomFor(lines, line, most)) return yield* refuseCall(409, noRoomText(lines, line, most))
  if (lines.length >= maxLines) return yield* refuseCall(409, cartTexts.tooManyLines)
})
