import { Clock, Effect, Option, Schema } from "effect"
import type { Cart, ShortCart } from "../../core/domain/cart/cart-schema.ts"
import { type CartRef } from "../../core/domain/product/cart-ids.ts"
import { readCartId } from "../../core/domain/cart/read-cart-id.ts"
import type { Gift } from "../../core/domain/cart/gift-schema.ts"
import { missingOf } from "../../core/domain/cart/goods-availability.ts"
import { homeArrival } from "../../core/domain/delivery/arrival.ts"
import { settingWorkDays } from "../../core/domain/content/shop-rules.ts"
import { uniqueItemKeys } from "../../core/domain/orders/unique-items.ts"
import { paperAddress } from "../../core/domain/orders/papers.ts"
import { CartProduct, findCartProducts } from "./cart-products.ts"
import { type CartRow, findAside, findLines } from "./carts.ts"
import { findHoldsAgainst } from "../stock/holds.ts"
import { type Engraving, priceEngraving, workDaysOf } from "../../core/domain/engraving/engraving.ts"
import { findEngravings } from "./engravings.ts"
import { findLineChoices, noChoices } from "./line-choices.ts"
import { findSalonsOf } from "../stock/salon-stock.ts"
import { batchQueries } from "../platform/db/batch-queries.ts"
import { findGifts } from "./gifts.ts"
import { type CertificateTextRow, findCertificateTexts } from "./certificate-text.ts"

/** `isActive`: the product still exists; otherwise `product` is its copy from when the line was added. */
export type CartLine = {
  readonly id: string
  readonly ref: CartRef
  readonly quantity: number
  readonly seenPrice: number
  readonly isActive: boolean
  readonly product: CartProduct
}

type EngravingOf = (line: Pick<CartLine, "id">) => Engraving | null

/** A line is inactive if its id now belongs to another product. */
export const readLines = (cart: number) => Effect.flatMap(findLines(cart), readCartRows)

const readCartRows = Effect.fn("readCartRows")(function* (rows: ReadonlyArray<CartRow>) {
  return toLines(rows, yield* findCartProducts(refsOf(rows)))
})

const refsOf = (rows: ReadonlyArray<CartRow>): ReadonlyArray<CartRef> => rows.flatMap(({ id }) => readCartId(id) ?? [])

const toLines = (rows: ReadonlyArray<CartRow>, products: ReadonlyMap<string, CartProduct>): ReadonlyArray<CartLine> =>
  rows.flatMap((row) => {
    const ref = readCartId(row.id)
    const line = ref === undefined ? undefined : toLine(row, ref, products.get(row.id))
    return line === undefined ? [] : [line]
  })

const toLine = ({ id, product, quantity, seenPrice }: CartRow, ref: CartRef, now: CartProduct | undefined): CartLine | undefined => {
  const stored = Option.getOrUndefined(decodeStored(product))
  const isActive = now !== undefined && (stored === undefined || nameOf(now) === nameOf(stored))
  const shown = isActive ? now : stored
  return shown === undefined ? undefined : { id, ref, quantity, seenPrice, isActive, product: shown }
}

const decodeStored = Schema.decodeUnknownOption(CartProduct)
const nameOf = (product: CartProduct): string => (product.type === "certificate" ? product.record.name : product.record.code)

/**
 * Uses current prices; unavailable and held lines are not in the totals. Queries run in three rounds: the cart, its products, then stones known only
 * from sets.
 */
export const composeCart = Effect.fn("composeCart")(function* (cart: number) {
  const contents = yield* batchQueries(
    Effect.all(
      {
        rows: findLines(cart),
        asideRows: findAside(cart),
        certificateTexts: findCertificateTexts(cart),
        gifts: findGifts(cart),
        engravings: findEngravings(cart)
      },
      atOnce
    )
  )
  return yield* composeContents(cart, contents)
})

type Contents = {
  readonly rows: ReadonlyArray<CartRow>
  readonly asideRows: ReadonlyArray<CartRow>
  readonly certificateTexts: ReadonlyArray<CertificateTextRow>
  readonly gifts: ReadonlyMap<number, Gift>
  readonly engravings: ReadonlyMap<string, Engraving>
}

export const composeContents = Effect.fn("composeContents")(function* (
  cart: number,
  { asideRows, certificateTexts, engravings, gifts, rows }: Contents
) {
  const refs = refsOf([...rows, ...asideRows])
  const foreseen = refs.flatMap((ref) => uniqueItemKeys(ref, false, "diamond" in ref ? [ref.diamond] : []))
  const { choices, products, ...state } = yield* batchQueries(
    Effect.all({ products: findCartProducts(refs), choices: findLineChoices(refs), ...stateOf(cart, foreseen) }, atOnce)
  )
  const [lines, aside] = [toLines(rows, products), toLines(asideRows, products)]
  const inSets = [...lines, ...aside].flatMap(uniqueItemsOf).filter((thing) => !foreseen.includes(thing))
  const ofSets = yield* batchQueries(Effect.all(stateOf(cart, inSets), atOnce))
  const holds = new Map([...state.holds, ...ofSets.holds])
  const salons = new Map([...state.salons, ...ofSets.salons])
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const holdOf = (line: CartLine) => uniqueItemsOf(line).flatMap((thing) => holds.get(thing) ?? [])[0] ?? null
  const engravingOf: EngravingOf = ({ id }) => engravings.get(id) ?? null
  const bought = lines.filter((line) => missingOf({ isActive: line.isActive, hold: holdOf(line) }, line.product) === null)
  const amounts = amountsOf(bought, engravingOf)
  const fieldsOf = (line: CartLine) => {
    const workDays = workDaysOf(engravingOf(line)) + (line.product.type === "custom" ? settingWorkDays : 0)
    const supply = { workDays, salons: uniqueItemsOf(line).flatMap((thing) => salons.get(thing) ?? []) }
    const arrival = line.product.type === "certificate" ? null : homeArrival(now, supply)
    return { ...lineFields(line), ...supply, hold: holdOf(line), arrival }
  }
  const pieceOf = (line: CartLine) => {
    const engraving = engravingOf(line)
    return {
      ...((line.isActive ? choices.get(line.id) : undefined) ?? noChoices),
      engraving: engraving === null ? null : priceEngraving(engraving)
    }
  }
  const sectionsOf = (some: ReadonlyArray<CartLine>) => ({
    jewelries: some.flatMap((line) =>
      line.product.type === "jewelry" ? [{ ...fieldsOf(line), ...line.product.record, ...pieceOf(line) }] : []
    ),
    diamond: some.flatMap((line) =>
      line.product.type === "diamond"
        ? [{ ...fieldsOf(line), ...line.product.record, ...certificateFieldsOf(certificateTexts, line.ref.product) }]
        : []
    ),
    customJewelries: some.flatMap((line) =>
      line.product.type === "custom" ? [{ ...fieldsOf(line), ...line.product.record, ...pieceOf(line) }] : []
    ),
    certificates: some.flatMap((line) =>
      line.product.type === "certificate" ? [{ ...fieldsOf(line), ...line.product.record, gift: giftOf(line.ref, gifts) }] : []
    )
  })
  return {
    ...sectionsOf(lines),
    aside: sectionsOf(aside),
    ...amounts,
    totalCount: lines.reduce((sum, { quantity }) => sum + quantity, 0)
  } satisfies Cart
})

const atOnce = { concurrency: "unbounded" } as const

const stateOf = (cart: number, things: ReadonlyArray<string>) => ({ holds: findHoldsAgainst(cart, things), salons: findSalonsOf(things) })

/** Totals of the lines that can be bought (ENT-024). */
const amountsOf = (lines: ReadonlyArray<CartLine>, engravingOf: EngravingOf) => {
  const totalAmountWithoutEngraving = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
  const engravingTotalAmount = lines.reduce((sum, line) => {
    const engraving = engravingOf(line)
    return engraving === null ? sum : sum + priceEngraving(engraving).price * line.quantity
  }, 0)
  return { engravingTotalAmount, totalAmountWithoutEngraving, totalAmount: totalAmountWithoutEngraving + engravingTotalAmount }
}

const giftOf = (ref: CartRef, gifts: ReadonlyMap<number, Gift>): Gift | null =>
  ref.type === "certificate" ? (gifts.get(ref.gift) ?? null) : null

const uniqueItemsOf = ({ isActive, product, ref }: CartLine): ReadonlyArray<string> => {
  if (!isActive || product.type === "certificate") return []
  return uniqueItemKeys(ref, product.record.isCountable, product.type === "custom" ? product.record.diamondIds : [])
}

const lineFields = ({ id, isActive, product: { most, price }, quantity, seenPrice }: CartLine) => ({
  id,
  isActive,
  quantity,
  price,
  quantityMax: most,
  previousPrice: isActive && seenPrice !== price ? seenPrice : null
})

const certificateFieldsOf = (rows: ReadonlyArray<CertificateTextRow>, stone: number) => {
  const texts = rows.find(({ diamondId }) => diamondId === stone)
  return {
    diamondName: texts === undefined || texts.name === "" ? null : texts.name,
    diamondMessage: texts === undefined || texts.message === "" ? null : texts.message,
    certificateUrl: texts === undefined ? null : certificateUrl(texts)
  }
}

/** Address of a stone's printed certificate; `null` without a name and message (CERT-008). */
export const certificateUrl = ({ diamondId, message, name }: CertificateTextRow): string | null =>
  name === "" && message === "" ? null : paperAddress({ kind: "stone", id: String(diamondId) })

/** API-026. */
export const composeShortCart = Effect.fn("composeShortCart")(function* (cart: number) {
  const lines = yield* readLines(cart)
  return {
    ids: lines.map(({ id }) => id),
    counts: Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
    prices: Object.fromEntries(lines.map(({ id, product }) => [id, product.price])),
    total: lines.reduce((sum, { quantity }) => sum + quantity, 0)
  } satisfies ShortCart
})

const noLines = { jewelries: [], diamond: [], customJewelries: [], certificates: [] }

export const emptyCart: Cart = {
  ...noLines,
  aside: noLines,
  engravingTotalAmount: 0,
  totalAmountWithoutEngraving: 0,
  totalAmount: 0,
  totalCount: 0
}
