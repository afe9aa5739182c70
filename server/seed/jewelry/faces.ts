import { type PictureDesign, type PictureView, viewsOf } from "../../../core/domain/jewelry-picture.ts"
import { catalogPageSize } from "../../../core/domain/page-sizes.ts"
import { categoryOf } from "./design.ts"
import type { PieceMetal } from "./metals.ts"

/** What lists show of a piece: one of its views, in the first of its metals. */
export type Face = { readonly view: PictureView; readonly metals: ReadonlyArray<PieceMetal> }

/** A piece as far as its pictures know it. */
export type Faceless = { readonly design: PictureDesign; readonly metals: ReadonlyArray<PieceMetal> }

/**
 * The faces of all pieces, the oldest first, so that no page of a list, newest first, is a row of equals: pieces choose one after another,
 * who has least to show begins, and then choose again knowing what the others show, until few would change.
 */
export const chooseFaces = <Piece extends Faceless>(pieces: ReadonlyArray<Piece>): ReadonlyMap<Piece, Face> => {
  const pagesWith = shelvesOf(listsOf(pieces.toReversed()).flatMap(pagesOf))
  const faces = new Map<Piece, Face>()
  const byChoice = pieces.toReversed().toSorted((one, other) => facesOf(one).length - facesOf(other).length)
  for (let round = 0; round < rounds; round++)
    for (const piece of byChoice) {
      const [pages, before] = [pagesWith.get(piece) ?? [], faces.get(piece)]
      if (before !== undefined) count(pages, keyOf(piece.design, before), -1)
      const face = rarest(pages, piece)
      count(pages, keyOf(piece.design, face), 1)
      faces.set(piece, face)
    }
  return faces
}

const rounds = 6

/** The lists that people leaf through most: a category, and it in one colour of metal. */
const listsOf = <Piece extends Faceless>(newest: ReadonlyArray<Piece>): ReadonlyArray<ReadonlyArray<Piece>> =>
  [...Map.groupBy(newest, ({ design }) => categoryOf(design)).values()].flatMap((own) => [
    own,
    ...["white", "rose", "yellow"].map((color) => own.filter(({ metals }) => metals.some(({ metalColor }) => metalColor === color)))
  ])

const pagesOf = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / catalogPageSize) }, (_, page) =>
    all.slice(page * catalogPageSize, (page + 1) * catalogPageSize)
  )

/** How often a page shows each picture. */
type Shown = Map<string, number>

const shelvesOf = <Piece>(pages: ReadonlyArray<ReadonlyArray<Piece>>): ReadonlyMap<Piece, ReadonlyArray<Shown>> => {
  const shelves = new Map<Piece, ReadonlyArray<Shown>>()
  for (const page of pages) {
    const shown: Shown = new Map()
    for (const piece of page) shelves.set(piece, [...(shelves.get(piece) ?? []), shown])
  }
  return shelves
}

const count = (pages: ReadonlyArray<Shown>, key: string, by: number): void => {
  for (const shown of pages) shown.set(key, (shown.get(key) ?? 0) + by)
}

/** The face that its pages show least; a third equal weighs far more than a second. */
const rarest = (pages: ReadonlyArray<Shown>, piece: Faceless): Face => {
  const weight = (face: Face): number => {
    const key = keyOf(piece.design, face)
    return pages.reduce((sum, shown, index) => sum + (index === 0 ? ownList : 1) * (shown.get(key) ?? 0) ** 3, 0)
  }
  return facesOf(piece).reduce((least, each) => (weight(each) < weight(least) ? each : least))
}

/** What the list of the category counts beside those of its metals. */
const ownList = 4

const facesOf = ({ design, metals }: Faceless): ReadonlyArray<Face> =>
  viewsOf(design).flatMap((view) => metals.map((first) => ({ view, metals: [first, ...metals.filter((metal) => metal !== first)] })))

/** Platinum is drawn as white gold. */
const keyOf = (design: PictureDesign, { metals: [first], view }: Face): string => `${design} ${view} ${first?.metalColor}`
