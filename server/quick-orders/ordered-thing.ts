import { Effect } from "effect"
import { cartId } from "../../core/domain/product/cart-ids.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { jewelryPath } from "../../core/domain/product/jewelry.ts"
import { findCartProducts } from "../cart/cart-products.ts"
import { type DatabaseEffect, queryOne } from "../platform/db/query.ts"

/** Product as the shop names it, without typed texts. A custom piece has no permanent page. */
export type OrderedProduct = { readonly name: string; readonly link: string | null }

/** Variants, stones and frames may share ids: the page of the order decides. */
export const findOrdered = (id: number, page: string): DatabaseEffect<OrderedProduct | null> =>
  Effect.gen(function* () {
    for (const find of page.startsWith("/create-jewelry") ? frameFirst : page.startsWith("/diamonds") ? stoneFirst : pieceFirst) {
      const product = yield* find(id)
      if (product !== null) return product
    }
    return null
  })

const findPiece = (id: number): DatabaseEffect<OrderedProduct | null> =>
  Effect.map(findCartProducts([{ type: "jewelry", product: id }]), (products) => {
    const product = products.get(cartId({ type: "jewelry", product: id }))
    if (product?.type !== "jewelry") return null
    const { category, name, productCode } = product.record
    return { name, link: jewelryPath(category.code, productCode, id) }
  })

const findStone = (id: number): DatabaseEffect<OrderedProduct | null> =>
  Effect.map(findCartProducts([{ type: "diamond", product: id }]), (products) => {
    const product = products.get(cartId({ type: "diamond", product: id }))
    return product?.type === "diamond" ? { name: product.record.name, link: diamondPath(product.record.code) } : null
  })

const findFrame = (id: number): DatabaseEffect<OrderedProduct | null> =>
  Effect.map(queryOne("select from frames where id = $1", [id]), (row) =>
    row === null ? null : { name: "Украшение из конструктора", link: null }
  )

const pieceFirst = [findPiece, findStone, findFrame]
const stoneFirst = [findStone, findPiece, findFrame]
const frameFirst = [findFrame, findPiece, findStone]
