import { Effect } from "effect"
import { canBeBought } from "../../core/domain/product/availability.ts"
import { findDiamond } from "../catalogue/diamonds.ts"
import { findProduct } from "../catalogue/jewelry.ts"
import { arrivalHome, salonsOfVariants } from "../checkout/arrival-home.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { findShown } from "../reviews/shown-reviews.ts"
import { findPairedDiamonds } from "./diamond-pairs.ts"
import { findPriceComparison } from "./price-comparison.ts"
import { matchJewelry, recommendJewelry } from "./jewelry-recommended.ts"

type ProductKey = `catalog.${"diamond" | "look" | "paired" | "product" | "recommends"}`

const recommendedCount = 4

export const productHandlers: Pick<Handlers, ProductKey> = {
  "catalog.diamond": Effect.fn("catalog.diamond")(function* ({ params: { code } }) {
    const diamond = (yield* findDiamond(code)) ?? (yield* notFound("Такого бриллианта нет"))
    return {
      ...diamond,
      arrival: yield* arrivalHome(canBeBought(diamond) ? [`1-${diamond.id}`] : []),
      priceComparison: yield* findPriceComparison(diamond)
    }
  }),

  "catalog.product": Effect.fn("catalog.product")(function* ({ params: { id }, query: { reviews = 1 } }) {
    const piece = (yield* findProduct(id)) ?? (yield* notFound("Такого украшения нет"))
    const bought = piece.skus.filter(({ isAvailableforSale }) => canBeBought({ isAvailableforSale, isOnOrder: piece.isOnOrder }))
    const skus = bought.map(({ id: sku }) => sku)
    return {
      ...piece,
      arrival: yield* arrivalHome(skus.map((sku) => `0-${sku}`)),
      salons: yield* salonsOfVariants(skus),
      reviews: yield* findShown(id, reviews)
    }
  }),

  "catalog.recommends": Effect.fn("catalog.recommends")(function* ({ params: { id } }) {
    return { items: (yield* recommendJewelry(id, recommendedCount)) ?? (yield* notFound("Такого украшения нет")) }
  }),

  "catalog.look": Effect.fn("catalog.look")(function* ({ params: { id } }) {
    return { items: (yield* matchJewelry(id, recommendedCount)) ?? (yield* notFound("Такого украшения нет")) }
  }),

  "catalog.paired": Effect.fn("catalog.paired")(function* ({ params: { id } }) {
    return { items: (yield* findPairedDiamonds(id, recommendedCount)) ?? (yield* notFound("Такого бриллианта нет")) }
  })
}
