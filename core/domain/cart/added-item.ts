import type { Arrival } from "../delivery/arrival.ts"
import { isOnSale } from "../product/availability.ts"
import { diamondPath } from "../product/diamond-meta.ts"
import { nameOnCard } from "../product/diamond-names.ts"
import { jewelryPath } from "../product/jewelry.ts"
import { formatSize, materialLine } from "../product/jewelry-text.ts"
import { picturesOf, shownVariant } from "../product/jewelry-variants.ts"
import { stonePicture } from "../product/picture-files.ts"
import { nbsp } from "../text/numbers.ts"
import type { Shape } from "../product/diamond.ts"
import type { Category, MetalColor } from "../product/jewelry.ts"

export type Companion = { readonly name: string; readonly link: string; readonly picture: string | null; readonly price: number }

export type AddedItem = {
  readonly picture: string | null
  readonly details: string
  readonly price: number
  readonly arrival: Arrival | null
  /** At most two related products on sale. */
  readonly companions: ReadonlyArray<Companion>
  /** Heading of `companions`. */
  readonly title: string
}

type Sku = Parameters<typeof shownVariant>[0][number] & { readonly price: number }
type Piece = {
  readonly name: string
  readonly category: { readonly code: Category }
  readonly skus: readonly [Sku, ...ReadonlyArray<Sku>]
  readonly previews: ReadonlyArray<{ readonly metalColor: MetalColor; readonly pictures: ReadonlyArray<string> }>
  readonly insertsCount: number
  readonly insertsWeight: number
  readonly arrival?: Arrival | null
}
type Stone = Pick<StoneCard, "shape" | "color" | "price"> & {
  readonly name: string
  readonly clarity: string
  readonly arrival?: Arrival | null
}
type PieceCard = {
  readonly price: number
  readonly isAvailableforSale: boolean
  readonly name: string
  readonly productCode: string
  readonly category: { readonly code: Category }
  readonly previews: ReadonlyArray<string>
}
type StoneCard = {
  readonly price: number
  readonly isAvailableForSale: boolean
  readonly code: string
  readonly shape: Shape
  readonly weight: number
  readonly color: string
}

type Data = {
  readonly "catalog.product"?: Piece | null
  readonly "catalog.look"?: { readonly items: ReadonlyArray<PieceCard> } | null
  readonly "catalog.diamond"?: Stone | null
  readonly "catalog.paired"?: { readonly items: ReadonlyArray<StoneCard> } | null
}
type Page = { readonly data: Data; readonly match: { readonly params: Readonly<Record<string, unknown>> } }

/** Finds the item called `name` on its product page; `null` on other pages. */
export const addedItem = ({ data, match }: Page, name: string): AddedItem | null =>
  pieceOn(data, match.params["skuId"], name) ?? stoneOn(data, name)

const pieceOn = (data: Data, skuId: unknown, name: string): AddedItem | null => {
  const piece = data["catalog.product"]
  if (piece?.name !== name) return null
  const sku = shownVariant(piece.skus, Number(skuId))
  const { category, insertsCount, insertsWeight, previews } = piece
  const size = sku.size === null ? [] : [`размер${nbsp}${formatSize(category.code, sku.size)}`]
  return {
    picture: picturesOf(previews, sku.metalColor)[0] ?? null,
    details: [materialLine({ ...sku, insertsCount, insertsWeight }), ...size].join(", "),
    price: sku.price,
    arrival: piece.arrival ?? null,
    companions: firstOnSale(data["catalog.look"]?.items ?? []).map((card) => ({
      name: card.name,
      link: jewelryPath(card.category.code, card.productCode),
      picture: card.previews[0] ?? null,
      price: card.price
    })),
    title: "Дополните образ"
  }
}

const stoneOn = (data: Data, name: string): AddedItem | null => {
  const stone = data["catalog.diamond"]
  if (stone?.name !== name) return null
  return {
    picture: stonePicture(stone),
    details: `Цвет${nbsp}${stone.color}, чистота${nbsp}${stone.clarity}`,
    price: stone.price,
    arrival: stone.arrival ?? null,
    companions: firstOnSale(data["catalog.paired"]?.items ?? []).map((card) => ({
      name: nameOnCard(card.shape, card.weight),
      link: diamondPath(card.code),
      picture: stonePicture(card),
      price: card.price
    })),
    title: "Составит пару"
  }
}

const firstOnSale = <C extends Parameters<typeof isOnSale>[0]>(cards: ReadonlyArray<C>): ReadonlyArray<C> =>
  cards.filter(isOnSale).slice(0, 2)
