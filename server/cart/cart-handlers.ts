import { Effect } from "effect"
import { addToCart, changeQuantity, removeFromCart } from "../../core/contract/cart.ts"
import { saveCertificateText } from "../../core/contract/certificate-text.ts"
import { cartId, type CartRef } from "../../core/domain/product/cart-ids.ts"
import { readCartId, type RemovalSection, toRemoval } from "../../core/domain/cart/read-cart-id.ts"
import { cartTexts, maxLines } from "../../core/domain/cart/cart-limits.ts"
import { noCart } from "../../core/domain/cart/cart-writes.ts"
import { availabilityOfGoods } from "../../core/domain/cart/goods-availability.ts"
import { noRoomText, roomFor } from "../../core/domain/cart/room.ts"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { findCartProducts } from "./cart-products.ts"
import { countItems, findLines, putLine, removeLines, setQuantity } from "./carts.ts"
import { findGifts } from "./gifts.ts"
import { findCertificateTexts, storeCertificateText } from "./certificate-text.ts"
import { dropEngravings, findOrderedEngraving, storeRemovedEngravings, putEngraving, restoreEngraving } from "./engravings.ts"
import { hasParts } from "../constructor/ready-pieces.ts"
import { HumanCheck } from "../account/human-check.ts"
import { CurrentCaller, CurrentSession } from "../platform/identity/caller.ts"
import { certificateUrl, composeShortCart, readLines } from "./cart-answer.ts"
import { countWrite, findOwnCart, openOwnCart } from "./cart-owner.ts"
import { readCart, writeCart } from "./cart-write.ts"
import { runOnce } from "../platform/api/run-once.ts"
import { notFound, refusalTexts, refuseCall, refuseField } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import type { LineKey } from "./line-handlers.ts"

type CartKey = Exclude<Extract<keyof Handlers, `cart.${string}` | `diamonds.${string}`>, LineKey>
type AddBody = Parameters<Handlers["cart.add"]>[0]["body"]
type ChangeBody = Parameters<Handlers["cart.change"]>[0]["body"]
type Removal = Parameters<Handlers["cart.remove"]>[0]["body"]
type CertificateTextInput = Parameters<Handlers["diamonds.saveCertificate"]>[0]

export const cartHandlers: Pick<Handlers, CartKey> = {
  "cart.short": () => Effect.flatMap(findOwnCart, (cart) => (cart === null ? Effect.succeed(noCart) : composeShortCart(cart))),
  "cart.full": () => readCart,
  "cart.add": (input) =>
    Effect.andThen(
      Effect.andThen(countWrite, requireHuman),
      writeCart(addToCart, input, (cart) => add(cart, input.body))
    ),
  "cart.change": (input) =>
    Effect.andThen(
      countWrite,
      writeCart(changeQuantity, input, (cart) => change(cart, input.body))
    ),
  "cart.remove": (input) =>
    Effect.andThen(
      countWrite,
      writeCart(removeFromCart, input, (cart) => remove(cart, input.body))
    ),
  "diamonds.certificate": ({ params: { id } }) =>
    Effect.gen(function* () {
      yield* requireStone(id)
      const cart = yield* findOwnCart
      const texts = cart === null ? undefined : (yield* findCertificateTexts(cart)).find(({ diamondId }) => diamondId === id)
      return texts === undefined
        ? { name: "", message: "", url: null }
        : { name: texts.name, message: texts.message, url: certificateUrl(texts) }
    }),
  "diamonds.saveCertificate": (input) =>
    Effect.andThen(
      countWrite,
      runOnce(saveCertificateText, input, openOwnCart, ({ cart }) => saveText(cart, input))
    )
}

/** Accepts a missing captcha token; an invalid one fails and can be retried (ERRC-009, ERRC-010). */
const requireHuman = Effect.gen(function* () {
  const { address, captchaToken } = yield* CurrentCaller
  if (captchaToken === null) return
  const { isHuman } = yield* HumanCheck
  if (!(yield* isHuman(captchaToken, address))) yield* refuseCall(422, "Не удалось проверить, что вы не робот. Попробуйте ещё раз")
})

const add = Effect.fnUntraced(function* (cart: number, body: AddBody) {
  const { id, price: seen, quantity } = body
  const ref = readCartId(id)
  const product = ref === undefined ? undefined : (yield* findCartProducts([ref])).get(id)
  if (ref?.type === "certificate" && ref.gift !== 0 && !(yield* findGifts(cart)).has(ref.gift)) return yield* notFound(cartTexts.unknown)
  if (product === undefined)
    return yield* (yield* hasExistingParts(ref)) ? refuseField("id", cartTexts.unfitStones) : notFound(cartTexts.unknown)
  const availability = availabilityOfGoods(product)
  if (availability !== "InStock") return yield* refuseCall(409, availability === "MadeToOrder" ? cartTexts.onOrder : cartTexts.unavailable)
  if (product.type === "certificate" && seen !== undefined && seen !== product.price) return yield* refuseField("price", fieldTexts.invalid)
  const lines = yield* findLines(cart)
  const had = lines.find((line) => line.id === id)?.quantity ?? 0
  if (had === 0 && lines.length >= maxLines) return yield* refuseCall(409, cartTexts.tooManyLines)
  if (had + quantity > roomFor(lines, id, product.most)) return yield* refuseField("quantity", noRoomText(lines, id, product.most))
  yield* putLine(cart, { id, quantity: had + quantity, seenPrice: seen ?? product.price, product })
  if (had === 0) yield* engraveAsBefore(cart, body)
  return { id, quantity: had + quantity, totalCount: yield* countItems(cart) }
})

/** A restored line gets its engraving back, a line ordered again that of the order; others start without. */
const engraveAsBefore = Effect.fnUntraced(function* (cart: number, { id, isBack, order }: AddBody) {
  if (isBack === true) return yield* restoreEngraving(cart, id)
  yield* dropEngravings(cart, [id])
  const session = yield* CurrentSession
  if (order === undefined || session === null) return
  const ordered = yield* findOrderedEngraving(order, id, session.user.id)
  if (ordered !== null) yield* putEngraving(cart, id, ordered)
})

const hasExistingParts = (ref: CartRef | undefined) => (ref?.type === "custom" ? hasParts(ref) : Effect.succeed(false))

const change = Effect.fnUntraced(function* (cart: number, { id, quantity }: ChangeBody) {
  const lines = yield* readLines(cart)
  const line = lines.find((each) => each.id === id)
  if (line === undefined) return yield* notFound(cartTexts.notInCart)
  const { most } = line.product
  if (quantity > line.quantity && quantity > roomFor(lines, id, most)) return yield* refuseField("quantity", noRoomText(lines, id, most))
  yield* setQuantity(cart, id, quantity)
  return { quantity, totalCount: yield* countItems(cart) }
})

/** Refuses everything if an id is in the wrong section. */
const remove = Effect.fnUntraced(function* (cart: number, sections: Removal) {
  const ids = names.flatMap((name) => sections[name] ?? [])
  const right = toRemoval(ids)
  const wrong = names.filter((name) => (sections[name] ?? []).some((id) => !right[name].includes(id)))
  if (wrong.length > 0) {
    return yield* refuseCall(422, refusalTexts.unfit, Object.fromEntries(wrong.map((name) => [name, fieldTexts.invalid])))
  }
  yield* removeLines(cart, ids)
  yield* storeRemovedEngravings(cart, ids)
  return { totalCount: yield* countItems(cart) }
})

const names = ["jewelries", "diamonds", "customJewelries", "certificates"] as const satisfies ReadonlyArray<RemovalSection>

const saveText = Effect.fnUntraced(function* (cart: number, { body: { message, name }, params: { id } }: CertificateTextInput) {
  yield* requireStone(id)
  const lineId = cartId({ type: "diamond", product: id })
  if (!(yield* findLines(cart)).some((line) => line.id === lineId)) return yield* refuseCall(409, "Сначала добавьте бриллиант в корзину")
  const stored = yield* storeCertificateText(cart, { diamondId: id, name: name.trim(), message: message.trim() })
  return { name: stored.name, message: stored.message, url: certificateUrl(stored) }
})

const requireStone = Effect.fnUntraced(function* (id: number) {
  const products = yield* findCartProducts([{ type: "diamond", product: id }])
  if (products.size === 0) return yield* notFound("Такого бриллианта нет")
})
