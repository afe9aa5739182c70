import type { PictureDesign } from "../../../core/domain/jewelry-picture.ts"
import { categoryOf } from "./design.ts"

/** The same places for each category, its designs evenly one among another: a page of a list has of each its part. */
export const mixDesigns = <Piece extends { readonly design: PictureDesign }>(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> => {
  const byCategory = Map.groupBy(pieces, ({ design }) => categoryOf(design))
  const waiting = new Map([...byCategory].map(([category, own]) => [category, spread(own)[Symbol.iterator]()]))
  return pieces.map((piece) => waiting.get(categoryOf(piece.design))?.next().value ?? piece)
}

const spread = <Piece extends { readonly design: PictureDesign }>(own: ReadonlyArray<Piece>): ReadonlyArray<Piece> =>
  [...Map.groupBy(own, ({ design }) => design).values()]
    .flatMap((alike) => alike.map((piece, index) => ({ piece, part: (index + 0.5) / alike.length })))
    .toSorted((one, other) => one.part - other.part)
    .map(({ piece }) => piece)
