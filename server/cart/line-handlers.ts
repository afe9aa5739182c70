import { Effect } from "effect"
import { asideLine, engraveLine, resizeLine } from "../../core/contract/cart.ts"
import { readCartId } from "../../core/domain/cart/read-cart-id.ts"
import { cartTexts, maxLines } from "../../core/domain/cart/cart-limits.ts"
import { noRoomText, roomFor } from "../../core/domain/cart/room.ts"
import { availabilityOfGoods } from "../../core/domain/cart/goods-availability.ts"
import type { Engraving } from "../../core/domain/engraving/engraving.ts"
import { engravedText, wrongEngraving } from "../../core/domain/engraving/letters.ts"
import { notFound, refuseCall, refuseField } from "../platform/api/refusal.ts"
import { runOnce } from "../platform/api/run-once.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { countWrite, openOwnCart } from "./cart-owner.ts"
import { writeCart } from "./cart-write.ts"
import { findCartProducts } from "./cart-products.ts"
import { type CartRow, countItems, findAside, findLines, putLine, replaceLine, setAside } from "./carts.ts"
import { dropEngravings, findEngravings, moveEngraving, putEngraving } from "./engravings.ts"
import { findLineChoices, noChoices } from "./line-choices.ts"

export type LineKey = "cart.setAside" | "cart.engrave" | "cart.resize"

export const lineHandlers: Pick<Handlers, LineKey> = {
  "cart.setAside": (input) =>
    Effect.andThen(
      countWrite,
      writeCart(asideLine, input, (cart) => putAside(cart, input.body))
    ),
  "cart.engrave": (input) =>
    Effect.andThen(
      countWrite,
      runOnce(engraveLine, input, openOwnCart, ({ cart }) => engrave(cart, input.body))
    ),
  "cart.resize": (input) =>
    Effect.andThen(
      countWrite,
      writeCart(resizeLine, input, (cart) => resize(cart, input.body))
    )
}

type AsideBody = Parameters<Handlers["cart.setAside"]>[0]["body"]
type EngraveBody = Parameters<Handlers["cart.engrave"]>[0]["body"]
type ResizeBody = Parameters<Handlers["cart.resize"]>[0]["body"]

/** An unavailable product remains set aside. */
const putAside = Effect.fnUntraced(function* (cart: number, { id, isAside }: AsideBody) {
  const [here, aside] = [yield* findLines(cart), yield* findAside(cart)]
  const line = [...here, ...aside].find((each) => each.id === id)
  if (line === undefined) return yield* notFound(isAside ? cartTexts.notInCart : cartTexts.notAside)
  const isMoved = (isAside ? here : aside).includes(line)
  if (isMoved && isAside && aside.length >= maxLines) return yield* refuseCall(409, cartTexts.tooManyAside)
  if (isMoved && !isAside && here.length >= maxLines) return yield* refuseCall(409, cartTexts.tooManyLines)
  if (isMoved && !isAside) yield* canComeBack(here, line)
  if (isMoved) yield* setAside(cart, id, isAside)
  return { quantity: line.quantity, totalCount: yield* countItems(cart) }
})

const canComeBack = Effect.fnUntraced(function* (here: ReadonlyArray<CartRow>, { id, quantity }: CartRow) {
  const { product } = yield* pieceOf(id)
  yield* canBeAdded(product)
  if (quantity > roomFor(here, id, product.most)) return yield* refuseCall(409, noRoomText(here, id, product.most))
})

const engrave = Effect.fnUntraced(function* (cart: number, { engraving, id }: EngraveBody) {
  const lines = yield* findLines(cart)
  const had = lines.find((line) => line.id === id)
  if (engraving === null) {
    yield* dropEngravings(cart, [id])
    return { id, quantity: had?.quantity ?? 0, totalCount: yield* countItems(cart), isAdded: false, name: "" }
  }
  const trimmed = { ...engraving, text: engravedText(engraving.text) }
  const { places, product } = yield* pieceOf(id)
  if (places.length === 0) return yield* refuseField("text", cartTexts.notEngraved)
  const wrong = wrongIn(places, trimmed)
  if (wrong !== null) return yield* refuseField("text", wrong)
  if (had === undefined) {
    if (lines.length >= maxLines) return yield* refuseCall(409, cartTexts.tooManyLines)
    yield* canBeAdded(product)
    yield* putLine(cart, { id, quantity: 1, seenPrice: product.price, product })
  }
  yield* putEngraving(cart, id, trimmed)
  return {
    id,
    quantity: had?.quantity ?? 1,
    totalCount: yield* countItems(cart),
    isAdded: had === undefined,
    name: product.record.name
  }
})

/** Refuses a size that the engraving does not fit. */
const resize = Effect.fnUntraced(function* (cart: number, { id, to }: ResizeBody) {
  const lines = yield* findLines(cart)
  const line = lines.find((each) => each.id === id)
  if (line === undefined) return yield* notFound(cartTexts.notInCart)
  if (id === to) return { quantity: line.quantity, totalCount: yield* countItems(cart) }
  const { sizes } = yield* choicesOf(id)
  if (!sizes.some((size) => size.id === to)) return yield* refuseField("to", cartTexts.noSuchSize)
  if (lines.some((each) => each.id === to)) return yield* refuseCall(409, cartTexts.sizeInCart)
  if ((yield* findAside(cart)).some((each) => each.id === to)) return yield* refuseCall(409, cartTexts.sizeAside)
  const { places, product } = yield* pieceOf(to)
  yield* canBeAdded(product)
  const engraving = (yield* findEngravings(cart)).get(id)
  const wrong = engraving === undefined ? null : wrongIn(places, engraving)
  if (wrong !== null) return yield* refuseCall(409, `Гравировка не подойдёт к этому размеру. ${wrong}`)
  const quantity = Math.min(line.quantity, product.most)
  yield* replaceLine(cart, id, { id: to, quantity, seenPrice: product.price, product })
  yield* moveEngraving(cart, id, to)
  return { quantity, totalCount: yield* countItems(cart) }
})

type Places = Parameters<typeof wrongEngraving>[1]

const wrongIn = (places: ReadonlyArray<NonNullable<Places>>, engraving: Engraving) =>
  wrongEngraving(
    engraving,
    places.find(({ side }) => side === engraving.side)
  )

const choicesOf = Effect.fnUntraced(function* (id: string) {
  const ref = readCartId(id)
  return ref === undefined ? noChoices : ((yield* findLineChoices([ref])).get(id) ?? noChoices)
})

const pieceOf = Effect.fnUntraced(function* (id: string) {
  const ref = readCartId(id)
  const product = ref === undefined ? undefined : (yield* findCartProducts([ref])).get(id)
  return product === undefined ? yield* notFound(cartTexts.unknown) : { product, places: (yield* choicesOf(id)).engravingPlaces }
})

const canBeAdded = Effect.fnUntraced(function* (product: Parameters<typeof availabilityOfGoods>[0]) {
  const availability = availabilityOfGoods(product)
  if (availability !== "InStock") return yield* refuseCall(409, availability === "MadeToOrder" ? cartTexts.onOrder : cartTexts.unavailable)
})
