import type { Collection } from "../../../core/domain/product/jewelry.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import { categoryOf, spreadAs } from "./design.ts"
import type { PieceMetal } from "./metals.ts"
import { type Choice, cutIntoPages, type Page, choosePictures } from "./shelves.ts"

type DesignedPiece = {
  readonly design: PictureDesign
  readonly metals: ReadonlyArray<PieceMetal>
  readonly set: { readonly collection: Collection | null }
}

/** Puts first the metal that the design shows least on the same pages of lists. */
export const chooseFirstMetals = <Piece extends DesignedPiece>(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> => {
  const shelves = shelvesOf(pieces.toReversed())
  const first = choosePictures(pieces.map((piece) => choiceOf(piece, shelves.get(piece) ?? [])))
  return pieces.map((piece, index) => {
    const chosen = piece.metals[first[index] ?? 0]
    return chosen === undefined ? piece : { ...piece, metals: [chosen, ...piece.metals.filter((metal) => metal !== chosen)] }
  })
}

const choiceOf = ({ design, metals }: DesignedPiece, pages: ReadonlyArray<Page>): Choice => ({
  pictures: metals.map(({ metalColor }) => `${spreadAs(design)} ${metalColor}`),
  pages
})

const shelvesOf = <Piece extends DesignedPiece>(newest: ReadonlyArray<Piece>): ReadonlyMap<Piece, ReadonlyArray<Page>> => {
  const shelves = new Map<Piece, Array<Page>>(newest.map((piece) => [piece, []]))
  const collected = newest.filter(({ set }) => set.collection !== null)
  const lists = [
    newest,
    ...Map.groupBy(newest, ({ design }) => categoryOf(design)).values(),
    ...Map.groupBy(collected, ({ set }) => set.collection).values()
  ]
  for (const [page, pagePieces] of lists.flatMap((list) => cutIntoPages(list)))
    for (const piece of pagePieces) shelves.get(piece)?.push(page)
  return shelves
}
