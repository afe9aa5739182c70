import { type PictureDesign, pictureMetals } from "../../../core/domain/product/jewelry-picture.ts"
import { categoryOf, spreadAs } from "./design.ts"
import type { PieceMetal } from "./metals.ts"

type DesignMix = { readonly design: PictureDesign; readonly metals: ReadonlyArray<PieceMetal> }

/** Spreads designs evenly within each category, and among pieces of each metal colour. */
export const mixDesigns = <Piece extends DesignMix>(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> => {
  const byCategory = Map.groupBy(pieces, ({ design }) => categoryOf(design))
  const waiting = new Map([...byCategory].map(([category, categoryPieces]) => [category, spread(categoryPieces)[Symbol.iterator]()]))
  return pieces.map((piece) => waiting.get(categoryOf(piece.design))?.next().value ?? piece)
}

const spread = <Piece extends DesignMix>(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> => {
  const tallies = listsOf(pieces).map(makeTally)
  const urgency = (piece: Piece): number =>
    tallies.reduce((sum, { behind, holds }) => (holds.has(piece) ? sum + behind(spreadAs(piece.design)) : sum), 0) /
    tallies.filter(({ holds }) => holds.has(piece)).length
  const rest = new Set(pieces)
  return pieces.flatMap(() => {
    const [first, ...others] = rest
    if (first === undefined) return []
    const { piece } = others.reduce(
      (most, other) => {
        const value = urgency(other)
        return value > most.value + 1e-9 ? { piece: other, value } : most
      },
      { piece: first, value: urgency(first) }
    )
    rest.delete(piece)
    for (const { holds, place } of tallies) if (holds.has(piece)) place(spreadAs(piece.design))
    return piece
  })
}

const listsOf = <Piece extends DesignMix>(pieces: ReadonlyArray<Piece>): ReadonlyArray<ReadonlyArray<Piece>> => [
  pieces,
  ...pictureMetals.map((color) => pieces.filter(({ metals }) => metals.some(({ metalColor }) => metalColor === color)))
]

const makeTally = <Piece extends DesignMix>(list: ReadonlyArray<Piece>) => {
  const [all, placed] = [Map.groupBy(list, ({ design }) => spreadAs(design)), new Map<PictureDesign, number>()]
  let length = 0
  return {
    holds: new Set(list),
    behind: (design: PictureDesign): number => ((all.get(design)?.length ?? 0) * (length + 1)) / list.length - (placed.get(design) ?? 0),
    place: (design: PictureDesign): void => {
      length++
      placed.set(design, (placed.get(design) ?? 0) + 1)
    }
  }
}
