import { type PictureDesign, type PictureView, viewsOf } from "../../../core/domain/jewelry-picture.ts"
import { catalogPageSize } from "../../../core/domain/page-sizes.ts"
import { categoryOf } from "./design.ts"
import type { PieceMetal } from "./metals.ts"

/** What lists show of a piece: one of its views, in the first of its metals. */
export type Face = { readonly view: PictureView; readonly metals: ReadonlyArray<PieceMetal> }

/** A piece as far as its pictures know it. */
export type Faceless = { readonly design: PictureDesign; readonly metals: ReadonlyArray<PieceMetal> }

/**
 * The faces of all pieces, the oldest first, so that no page of a category, newest first, is a row of equals: on each page a piece shows
 * what the page shows least yet, and who has least to show begins.
 */
export const chooseFaces = <Piece extends Faceless>(pieces: ReadonlyArray<Piece>): ReadonlyMap<Piece, Face> => {
  const byCategory = Map.groupBy(pieces.toReversed(), ({ design }) => categoryOf(design))
  return new Map([...byCategory.values()].flatMap((own) => pagesOf(own).flatMap(facesOfPage)))
}

const pagesOf = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / catalogPageSize) }, (_, page) =>
    all.slice(page * catalogPageSize, (page + 1) * catalogPageSize)
  )

const facesOfPage = <Piece extends Faceless>(page: ReadonlyArray<Piece>): ReadonlyArray<readonly [Piece, Face]> => {
  const shown = new Map<string, number>()
  const byChoice = page.toSorted((one, other) => facesOf(one).length - facesOf(other).length)
  return byChoice.map((piece) => {
    const timesOf = (face: Face) => shown.get(keyOf(piece.design, face)) ?? 0
    const face = facesOf(piece).reduce((least, each) => (timesOf(each) < timesOf(least) ? each : least))
    shown.set(keyOf(piece.design, face), timesOf(face) + 1)
    return [piece, face] as const
  })
}

const facesOf = ({ design, metals }: Faceless): ReadonlyArray<Face> =>
  viewsOf(design).flatMap((view) => metals.map((first) => ({ view, metals: [first, ...metals.filter((metal) => metal !== first)] })))

/** Platinum is drawn as white gold. */
const keyOf = (design: PictureDesign, { metals: [first], view }: Face): string => `${design} ${view} ${first?.metalColor}`
