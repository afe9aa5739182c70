import type { Collection } from "../../../core/domain/jewelry.ts"
import {
  mirroredViewsOf,
  type PictureDesign,
  pictureMetals,
  type PictureView,
  tintedPieceOf,
  viewsOf
} from "../../../core/domain/jewelry-picture.ts"
import { catalogPageSize } from "../../../core/domain/page-sizes.ts"
import { stoneTint } from "../../../core/domain/stone-tint.ts"
import { categoryOf } from "./design.ts"
import type { PieceMetal } from "./metals.ts"

/** A picture of a piece: one of its views, as it is or mirrored. */
export type Look = { readonly view: PictureView; readonly isMirrored: boolean }

/** What lists show of a piece: its look in each colour of metal, and its metals, the first of which stands for all where none is asked for. */
export type Face = { readonly looks: Readonly<Record<Color, Look>>; readonly metals: ReadonlyArray<PieceMetal> }

type Color = PieceMetal["metalColor"]

/** A piece as far as its pictures and its lists know it. */
export type Faceless = {
  readonly design: PictureDesign
  readonly metals: ReadonlyArray<PieceMetal>
  readonly set: { readonly collection: Collection | null; readonly color?: string }
}

/**
 * The faces of all pieces, the oldest first, so that no page of a list, newest first, is a row of equals: pieces change their face one
 * after another, knowing what the others show, who has least to show first, until few would change.
 */
export const chooseFaces = <Piece extends Faceless>(pieces: ReadonlyArray<Piece>): ReadonlyMap<Piece, Face> => {
  const pagesWith = shelvesOf(listsOf(pieces.toReversed()))
  const faces = new Map(pieces.map((piece) => [piece, plainFace(piece)]))
  for (const [piece, face] of faces) count(pagesWith.get(piece) ?? [], piece, face, 1)
  const byChoice = pieces.toReversed().toSorted((one, other) => looksOf(one).length - looksOf(other).length)
  for (let round = 0; round < rounds; round++)
    for (const piece of byChoice) {
      const [pages, before] = [pagesWith.get(piece) ?? [], faces.get(piece) ?? plainFace(piece)]
      count(pages, piece, before, -1)
      const face = rarest(pages, piece, [before, ...facesBeside(piece, before)])
      count(pages, piece, face, 1)
      faces.set(piece, face)
    }
  return faces
}

const rounds = 10

/** A list that people leaf through, newest first, and the colour of metal in which it was asked for. */
type List<Piece> = { readonly pieces: ReadonlyArray<Piece>; readonly color?: Color; readonly weight: number }

/** The colour of metal that a list was asked for in, if any. */
type Asked = Color | "any"

/** All pieces, each category and each collection, each of them in one colour of metal, and the categories of a collection. */
const listsOf = <Piece extends Faceless>(newest: ReadonlyArray<Piece>): ReadonlyArray<List<Piece>> => {
  const categoriesOf = (own: ReadonlyArray<Piece>) => [...Map.groupBy(own, ({ design }) => categoryOf(design)).values()]
  const collected = newest.filter(({ set }) => set.collection !== null)
  const collections = [...Map.groupBy(collected, ({ set }) => set.collection).values()]
  return [
    ...categoriesOf(newest).flatMap((own) => inColors(own, 3)),
    ...inColors(newest, 2),
    ...collections.flatMap((own) => [...inColors(own, 1), ...categoriesOf(own).map((pieces) => ({ pieces, weight: 1 }))])
  ]
}

const inColors = <Piece extends Faceless>(pieces: ReadonlyArray<Piece>, weight: number): ReadonlyArray<List<Piece>> => [
  { pieces, weight },
  ...pictureMetals.map((color) => ({
    pieces: pieces.filter(({ metals }) => metals.some(({ metalColor }) => metalColor === color)),
    color,
    weight
  }))
]

/** A page of a list, and how often it shows each picture. */
type Page = { readonly shown: Map<string, number>; readonly color: Asked; readonly weight: number }

const shelvesOf = <Piece>(lists: ReadonlyArray<List<Piece>>): ReadonlyMap<Piece, ReadonlyArray<Page>> => {
  const shelves = new Map<Piece, Array<Page>>()
  for (const { color = "any", pieces, weight } of lists)
    for (let first = 0; first < pieces.length; first += catalogPageSize) {
      const page: Page = { shown: new Map(), color, weight }
      for (const piece of pieces.slice(first, first + catalogPageSize)) shelves.set(piece, [...(shelves.get(piece) ?? []), page])
    }
  return shelves
}

const count = (pages: ReadonlyArray<Page>, piece: Faceless, face: Face, by: number): void => {
  const keys = keysOf(piece, face)
  for (const { color, shown } of pages) shown.set(keys[color], (shown.get(keys[color]) ?? 0) + by)
}

/** The face that its pages show least: a second equal costs little, every one after it more than the one before. */
const rarest = (pages: ReadonlyArray<Page>, piece: Faceless, choices: ReadonlyArray<Face>): Face => {
  const weighed = choices.map((face) => {
    const keys = keysOf(piece, face)
    return { face, cost: pages.reduce((sum, { color, shown, weight }) => sum + weight * costOfOneMore(shown.get(keys[color]) ?? 0), 0) }
  })
  return weighed.reduce((least, each) => (each.cost < least.cost ? each : least)).face
}

const costOfOneMore = (shown: number): number => (shown < 2 ? 0.02 * shown : 2 * shown - 3)

/** What a piece looks like before it chose. */
export const plainFace = ({ metals }: Pick<Faceless, "metals">): Face => {
  const look: Look = { view: "main", isMirrored: false }
  return { looks: { white: look, rose: look, yellow: look }, metals }
}

const looksOf = ({ design }: Faceless): ReadonlyArray<Look> => [
  ...viewsOf(design).map((view) => ({ view, isMirrored: false })),
  ...mirroredViewsOf(design).map((view) => ({ view, isMirrored: true }))
]

/** The faces that differ by another metal in the first place, or by another look in one colour. */
const facesBeside = (piece: Faceless, { looks, metals }: Face): ReadonlyArray<Face> => [
  ...metals.slice(1).map((first) => ({ looks, metals: [first, ...metals.filter((metal) => metal !== first)] })),
  ...[...new Set(metals.map(({ metalColor }) => metalColor))].flatMap((color) =>
    looksOf(piece).map((look) => ({ looks: { ...looks, [color]: look }, metals }))
  )
]

/** The picture of a piece in a list of all metals, and in a list of each colour. */
const keysOf = (piece: Faceless, face: Face): Readonly<Record<Asked, string>> => ({
  any: keyOf(piece, face, face.metals[0]?.metalColor ?? "white"),
  white: keyOf(piece, face, "white"),
  rose: keyOf(piece, face, "rose"),
  yellow: keyOf(piece, face, "yellow")
})

/** Platinum is drawn as white gold; a main stone of a fancy colour has its own picture where one is drawn. */
const keyOf = ({ design, set }: Faceless, { looks }: Face, color: Color): string => {
  const tinted = set.color === undefined ? undefined : tintedPieceOf(design, color, stoneTint(set.color))
  return tinted === undefined ? `${design} ${color} ${looks[color].view} ${looks[color].isMirrored}` : `${design} ${color} ${tinted.tint}`
}
