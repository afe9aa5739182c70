import type { Sku } from "../../../core/contract/catalog-jewelry.ts"
import type { Category } from "../../../core/domain/product/jewelry.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { Shank } from "../../../core/domain/product/scaled-picture.ts"
import { ringSizes } from "../../../core/domain/product/ring-sizes.ts"
import type { Random } from "../random.ts"
import type { Build } from "./build.ts"
import { roundTo } from "./design.ts"
import { densityOf, type PieceMetal } from "./metals.ts"
import { priceVariant, roundAsShop, workOn } from "./price.ts"
import { shankWork } from "./shanks.ts"
import { sampleIdentification } from "../sample-identification.ts"

export type Variants = {
  readonly firstId: number
  readonly productCode: string
  readonly design: PictureDesign
  readonly shank: Shank | undefined
  readonly metals: ReadonlyArray<PieceMetal>
  readonly sizes: ReadonlyArray<number | null>
  readonly build: Build
  /** Roubles for stones and setting them. */
  readonly stones: number
  readonly carats: number
  /** Share of the price, or 0. */
  readonly discount: number
  /** `all`: made to order, without an identification number before that. */
  readonly availability: "mixed" | "all" | "none"
}

/** `[null]` for a piece without sizes. */
export const drawSizes = (random: Random, category: Category, design: PictureDesign): ReadonlyArray<number | null> => {
  switch (category) {
    case "kolco":
    case "pomolvochnoe-kolco":
      return drawRingSizes(random)
    case "obruchalnoe-kolco":
      return design === "eternity" || design === "half-eternity" ? [15.5, 16, 16.5, 17, 17.5] : ringSizes
    case "kole":
      return random.next() < 0.5 ? [40, 42, 45] : [42, 45]
    case "braslet":
      return random.next() < 0.6 ? [16, 17, 18] : [16, 17, 18, 19]
    case "sergi":
    case "odinochnye-sergi":
    case "podveska":
    case "brosh":
      return [null]
  }
}

/** The first variant, shown in lists, sells out last. */
export const makeSkus = (random: Random, variants: Variants): readonly [Sku, ...ReadonlyArray<Sku>] => {
  const { availability, metals, sizes } = variants
  const kinds = metals.flatMap((metal) => sizes.map((size) => ({ metal, size })))
  const isOffered = (index: number): boolean =>
    availability !== "none" && (availability === "all" || kinds.length === 1 || random.next() >= soldShare || index === 0)
  const [first, ...rest] = kinds.map((kind, index) => skuOf(variants, kind, index, isOffered(index)))
  if (first === undefined) throw new Error(`${variants.productCode} has no variants`)
  return [first, ...rest]
}

const soldShare = 0.08

type VariantKind = { readonly metal: PieceMetal; readonly size: number | null }

const skuOf = (variants: Variants, { metal, size }: VariantKind, index: number, isAvailableforSale: boolean): Sku => {
  const { build, carats, design, discount, firstId, productCode, shank, stones } = variants
  const grams = build.volume(size) * densityOf(metal)
  const full = priceVariant(workOn(design) + (shank === undefined ? 0 : shankWork[shank]), stones, metal, grams)
  const price = discount === 0 ? full : roundAsShop(full * (1 - discount))
  return {
    id: firstId + index,
    code: `${productCode}-${index + 1}`,
    ...metal,
    size,
    weight: roundTo(grams + carats * gramsInCarat, 2),
    tagNumber: tagOf(firstId + index),
    price,
    oldPrice: price < full ? full : null,
    isAvailableforSale,
    isCountable: false,
    uin: variants.availability === "all" ? null : sampleIdentification(0, firstId + index)
  }
}

const gramsInCarat = 0.2

/** «0-118-4527»: a box and a place in it; a prime step keeps tags unique up to the ten thousandth variant. */
const tagOf = (id: number): string => `0-${118 + Math.floor(id / tagPlaces)}-${String((id * 4_217 + 4_527) % tagPlaces).padStart(4, "0")}`
const tagPlaces = 9_973

const drawRingSizes = (random: Random): ReadonlyArray<number> => {
  const from = random.whole(0, 2)
  return ringSizes.slice(from, from + random.whole(6, 10))
}
