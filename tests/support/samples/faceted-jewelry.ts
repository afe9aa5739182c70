import type { CatalogState, Filter } from "../../../core/domain/catalogue/filter.ts"
import { jewelryListing } from "../../../core/domain/catalogue/jewelry-listing.ts"
import type { SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { pieces } from "./seed-jewelry.ts"
import { fits, naiveCounts, variantOf } from "../catalogue/naive-facets.ts"

type Sku = SeedJewelry["skus"][number]

/** Listed variants of the pieces that match every filter, sorted. */
export const listPieces = (filters: ReadonlyArray<Filter>, { code, direction }: CatalogState["sort"]): ReadonlyArray<Sku> => {
  const turn = direction === "asc" ? 1 : -1
  return pieces
    .flatMap((piece, index) => {
      const sku = shownOf(piece, index, filters)
      return sku === undefined
        ? []
        : [
            {
              id: piece.id,
              sku,
              isSold: !sku.isAvailableforSale && !piece.isOnOrder,
              key: code === "price" || code === "weight" ? sku[code] : Date.parse(piece.addedAt)
            }
          ]
    })
    .toSorted((one, other) => Number(one.isSold) - Number(other.isSold) || turn * (one.key - other.key || one.id - other.id))
    .map(({ sku }) => sku)
}

const has = (piece: SeedJewelry, sku: Sku) => (code: string) => {
  switch (code) {
    case "category":
      return [piece.category.code]
    case "collections":
      return piece.collection === null ? [] : [piece.collection.code]
    case "metal":
      return [sku.metal]
    case "probe":
      return [String(sku.metalProbe)]
    case "color":
      return [sku.metalColor]
    case "insert":
      return piece.inserts.length === 0 ? ["none"] : piece.inserts.map(({ shape }) => shape)
    case "novelty":
      return piece.isNew ? ["new"] : []
    case "size":
      return sku.size === null ? [] : [piece.category.code.endsWith("kolco") ? String(sku.size) : `${sku.size}cm`]
    case "stone_weight":
      return mainOf(piece)?.weight ?? []
    case "stone_color":
      return [mainOf(piece)?.color ?? []].flat().map((color) => (color.startsWith("Fancy") ? "fancy" : color.toLowerCase()))
    case "stone_clarity":
      return [mainOf(piece)?.clarity ?? []].flat().map((clarity) => clarity.toLowerCase())
    case "price":
    case "weight":
      return sku[code]
    default:
      throw new Error(code)
  }
}

/** The stone of a piece that is heavier than every other, if any. */
const mainOf = ({ inserts }: SeedJewelry): SeedJewelry["inserts"][number] | undefined => {
  const most = Math.max(...inserts.map(({ weight }) => weight))
  const heaviest = inserts.find(({ weight }) => weight === most)
  return heaviest?.quantity === 1 ? heaviest : undefined
}

const counted = pieces.map((piece) => piece.skus.map((sku) => variantOf(jewelryListing, has(piece, sku))))

/** Facets of the pieces, counted naively. */
export const countPieces = naiveCounts(jewelryListing, counted)

/** The listed variant of a piece; none if the piece does not match. */
const shownOf = (piece: SeedJewelry, index: number, filters: ReadonlyArray<Filter>): Sku | undefined => {
  const fitting = piece.skus.filter((_, place) => {
    const variant = counted[index]?.[place]
    return variant !== undefined && filters.every((filter) => fits(jewelryListing, filter, variant))
  })
  return fitting.find(({ isAvailableforSale }) => isAvailableforSale) ?? fitting[0]
}
