import type { Sku } from "../../../core/contract/catalog-jewelry.ts"
import type { Category, Collection } from "../../../core/domain/jewelry.ts"
import {
  mirroredViewsOf,
  type PictureDesign,
  type PictureMetal,
  pictureMetals,
  type PictureView,
  tintedPieceOf,
  viewsOf
} from "../../../core/domain/jewelry-picture.ts"
import { stoneTint } from "../../../core/domain/stone-tint.ts"
import { type Choice, cutIntoPages, type Page, settle } from "./shelves.ts"

/** A picture of a piece: one of its views, as it is or mirrored. */
type Look = { readonly view: PictureView; readonly isMirrored: boolean }

/** How lists show a piece in each colour of metal. */
export type Looks = Readonly<Record<PictureMetal, Look>>

/** A piece as far as its pictures and its lists know it. */
type Offered = {
  readonly id: number
  readonly design: PictureDesign
  readonly category: Category
  readonly set: { readonly collection: Collection | null; readonly color?: string }
  readonly skus: readonly [Sku, ...ReadonlyArray<Sku>]
}

/**
 * All pieces, the oldest first, with their looks, so that no page of a list shows the same picture over and over: newest first at most twice
 * where there are pictures enough, and by price and by mass, where pieces of one design stand together, as seldom as can be.
 */
export const chooseLooks = <Piece extends Offered>(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece & { readonly looks: Looks }> => {
  const newest = pieces.toReversed()
  const shelves = shelvesOf(listsOf(newest))
  const taken = settle(newest.flatMap((piece) => pictureMetals.map((color) => choiceOf(piece, color, shelves.get(piece)?.[color] ?? []))))
  const withLooks = newest.map((piece, index) => {
    const [white, rose, yellow] = pictureMetals.map((_, color) => looksOf(piece)[taken[index * pictureMetals.length + color] ?? 0])
    return { ...piece, looks: { white: white ?? plain, rose: rose ?? plain, yellow: yellow ?? plain } }
  })
  return withLooks.toReversed()
}

const plain: Look = { view: "main", isMirrored: false }

const looksOf = ({ design }: Offered): ReadonlyArray<Look> => [
  ...viewsOf(design).map((view) => ({ view, isMirrored: false })),
  ...mirroredViewsOf(design).map((view) => ({ view, isMirrored: true }))
]

/** A main stone of a fancy colour has its own picture where one is drawn. */
const choiceOf = (piece: Offered, color: PictureMetal, pages: ReadonlyArray<Page>): Choice => {
  const { design, set } = piece
  const tinted = set.color === undefined ? undefined : tintedPieceOf(design, color, stoneTint(set.color))
  if (tinted !== undefined) return { pictures: [`${design} ${color} ${tinted.tint}`], pages }
  return { pictures: looksOf(piece).map(({ isMirrored, view }) => `${design} ${color} ${view} ${isMirrored}`), pages }
}

/** What people leaf through, and the colour of metal in which it was asked for. */
type List<Piece> = { readonly pieces: ReadonlyArray<Piece>; readonly color?: PictureMetal; readonly weight: number }

/** All pieces, each category and each collection, each of them in one colour of metal, and the categories of a collection. */
const listsOf = <Piece extends Offered>(newest: ReadonlyArray<Piece>): ReadonlyArray<List<Piece>> => {
  const categoriesOf = (own: ReadonlyArray<Piece>) => [...Map.groupBy(own, ({ category }) => category).values()]
  const collected = newest.filter(({ set }) => set.collection !== null)
  const collections = [...Map.groupBy(collected, ({ set }) => set.collection).values()]
  return [
    ...[newest, ...categoriesOf(newest)].flatMap(inColors).flatMap(withOtherOrders),
    ...collections.flatMap((own) => [...inColors(own), ...categoriesOf(own).map((pieces) => ({ pieces, weight: 1 }))])
  ]
}

const inColors = <Piece extends Offered>(pieces: ReadonlyArray<Piece>): ReadonlyArray<List<Piece>> => [
  { pieces, weight: 1 },
  ...pictureMetals.map((color) => ({
    pieces: pieces.filter(({ skus }) => skus.some(({ metalColor }) => metalColor === color)),
    color,
    weight: 1
  }))
]

/** The same list as it comes sorted otherwise. */
const withOtherOrders = <Piece extends Offered>(list: List<Piece>): ReadonlyArray<List<Piece>> => {
  const rising = (["price", "weight"] as const).map((key) =>
    list.pieces.toSorted((one, other) => shownOf(one, list.color)[key] - shownOf(other, list.color)[key] || one.id - other.id)
  )
  return [
    list,
    ...rising.flatMap((pieces) => [pieces, pieces.toReversed()]).map((pieces) => ({ ...list, pieces, weight: weightOfOtherOrders }))
  ]
}

const weightOfOtherOrders = 0.01

/** A card shows the first variant that can be bought, else the first; of those in a colour of metal where it was asked for. */
const shownOf = ({ skus }: Offered, asked: PictureMetal | undefined): Sku => {
  const fitting = asked === undefined ? skus : skus.filter(({ metalColor }) => metalColor === asked)
  return fitting.find(({ isAvailableForSale }) => isAvailableForSale) ?? fitting[0] ?? skus[0]
}

/** The pages on which a piece is shown in each colour. */
type Shelf = Readonly<Record<PictureMetal, Array<Page>>>

const shelvesOf = <Piece extends Offered>(lists: ReadonlyArray<List<Piece>>): ReadonlyMap<Piece, Shelf> => {
  const shelves = new Map<Piece, Shelf>()
  for (const { color, pieces, weight } of lists)
    for (const [page, own] of cutIntoPages(pieces, weight))
      for (const piece of own) {
        const shelf = shelves.get(piece) ?? { white: [], rose: [], yellow: [] }
        shelf[shownOf(piece, color).metalColor].push(page)
        shelves.set(piece, shelf)
      }
  return shelves
}
