import { Effect } from "effect"
import { pieceAttributes, stoneAttributes } from "../../core/domain/cart/cart-items.ts"
import { readCartId } from "../../core/domain/cart/read-cart-id.ts"
import { findFrames } from "../constructor/frames.ts"
import type { DatabaseEffect } from "../platform/db/query.ts"
import { type CartProduct, findCartProducts } from "./cart-products.ts"

type ThingEffect = DatabaseEffect<LetterProduct | null>

/** Product in a letter: base path of its picture; metal and size, or grades; price in roubles. */
export type LetterProduct = { readonly picture: string | null; readonly details: string; readonly price: number | null }

/** Takes a line id such as `0-12` or `1-7`. */
export const findLetterProduct = (id: string): ThingEffect => {
  const ref = readCartId(id)
  return ref === undefined ? Effect.succeed(null) : Effect.map(findCartProducts([ref]), (products) => shownOf(products.get(id)))
}

/** The price is `null` because it depends on the stones. */
export const findShownFrame = (frame: number): ThingEffect =>
  Effect.map(findFrames([frame]), (frames) => {
    const row = frames.get(frame)
    if (row === undefined) return null
    const piece = { ...row, insertsCount: 0, insertsWeight: 0 }
    return { picture: row.previews[0] ?? null, details: pieceAttributes(piece), price: null }
  })

const shownOf = (product: CartProduct | undefined): LetterProduct | null => {
  switch (product?.type) {
    case undefined:
    case "certificate":
      return null
    case "jewelry":
    case "custom":
      return { picture: product.record.previews[0] ?? null, details: pieceAttributes(product.record), price: product.price }
    case "diamond":
      return { picture: product.record.previews[0] ?? null, details: stoneAttributes(product.record), price: product.price }
  }
}
