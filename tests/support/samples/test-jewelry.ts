import type { Sku } from "../../../core/contract/catalog-jewelry.ts"
import { type Category, categoryNames, type Collection, collectionNames, type MetalColor } from "../../../core/domain/product/jewelry.ts"
import type { SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"

type Variant = { readonly price?: number; readonly isAvailableforSale?: boolean; readonly metalColor?: MetalColor }

export type TestPiece = {
  readonly category?: Category
  readonly collection?: Collection | null
  readonly variants?: readonly [Variant, ...ReadonlyArray<Variant>]
  readonly noveltyRank?: number | null
}

/** Pieces defined by a test, oldest first: the first has the code `piece_1` and is a day older than the second. */
export const testJewelry = (...pieces: ReadonlyArray<TestPiece>): ReadonlyArray<SeedJewelry> =>
  pieces.map(({ category = "kolco", collection = null, noveltyRank = null, variants = [{}] }, index) => {
    const [first, ...rest] = variants
    const skuOf = (variant: Variant, place: number) => testSku(variant, (index + 1) * 100 + place)
    return {
      id: index + 1,
      productCode: `piece_${index + 1}`,
      name: `Изделие ${index + 1}`,
      category: { code: category, name: categoryNames[category] },
      collection: collection === null ? null : { code: collection, name: collectionNames[collection] },
      description: ["Описание."],
      story: null,
      isOnOrder: false,
      isNew: false,
      insertsCount: 0,
      insertsWeight: 0,
      inserts: [],
      measures: [],
      skus: [skuOf(first, 1), ...rest.map((variant, place) => skuOf(variant, place + 2))],
      previews: (["white", "rose"] as const).map((metalColor) => ({ metalColor, pictures: [`/pictures/${metalColor}`] })),
      meta: { title: null, description: null, h1: null, keywords: null },
      addedAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
      noveltyRank
    }
  })

const testSku = ({ isAvailableforSale = true, metalColor = "white", price = 100_000 }: Variant, id: number): Sku => ({
  id,
  code: `sku-${id}`,
  metal: "gold",
  metalColor,
  metalProbe: 585,
  size: null,
  weight: 2,
  tagNumber: String(id),
  price,
  oldPrice: null,
  isAvailableforSale,
  isCountable: false,
  uin: "0000000000010101"
})
