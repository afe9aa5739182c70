import { measuredDesignOf } from "../../../core/domain/product/measured-picture.ts"
import type { SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"
import type { diamonds } from "../../../server/seed/stones.ts"

export type Stone = ReturnType<typeof diamonds>[number]
type Sku = SeedJewelry["skus"][number]

/** A piece with the variant that its card shows. */
export type Piece = { readonly piece: SeedJewelry; readonly sku: Sku }

/** Expected result of a term: the list shown first, a condition for each row, and the terms that match nothing. */
export type Query = { readonly term: string; readonly unserved?: RegExp } & (
  | { readonly tab: "jewelry"; readonly fits: (row: Piece) => boolean }
  | { readonly tab: "diamonds"; readonly fits: (stone: Stone) => boolean }
  | { readonly tab: "nothing" }
)

type OfPiece = (row: Piece) => boolean
type OfStone = (stone: Stone) => boolean

export const pieces = (term: string, ...conditions: ReadonlyArray<OfPiece>): Query => ({
  term,
  tab: "jewelry",
  fits: (row) => conditions.every((holds) => holds(row))
})
export const stones = (term: string, ...conditions: ReadonlyArray<OfStone>): Query => ({
  term,
  tab: "diamonds",
  fits: (stone) => conditions.every((holds) => holds(stone))
})
export const unserved = (query: Query, words: RegExp): Query => ({ ...query, unserved: words })

export const inCategory =
  (...codes: ReadonlyArray<string>): OfPiece =>
  ({ piece }) =>
    codes.includes(piece.category.code)
export const [engagement, wedding] = [inCategory("pomolvochnoe-kolco"), inCategory("obruchalnoe-kolco")]
export const ring = inCategory("pomolvochnoe-kolco", "kolco", "obruchalnoe-kolco")
export const earrings = inCategory("sergi", "odinochnye-sergi")
export const [pendant, necklace, bracelet, single] = [
  inCategory("podveska"),
  inCategory("kole"),
  inCategory("braslet"),
  inCategory("odinochnye-sergi")
]
export const priced =
  (from: number, to: number): OfPiece =>
  ({ sku }) =>
    sku.price >= from && sku.price <= to
export const upTo = (to: number): OfPiece => priced(0, to)
export const gold =
  (color: string | null = null): OfPiece =>
  ({ sku }) =>
    sku.metal === "gold" && (color === null || sku.metalColor === color)
export const platinum: OfPiece = ({ sku }) => sku.metal === "platinum"
export const probe =
  (of: number): OfPiece =>
  ({ sku }) =>
    sku.metalProbe === of
export const size =
  (of: number): OfPiece =>
  ({ sku }) =>
    sku.size === of
export const withStones: OfPiece = ({ piece }) => piece.inserts.length > 0
export const withShape =
  (shape: string): OfPiece =>
  ({ piece }) =>
    piece.inserts.some((insert) => insert.shape === shape)
export const inCarats =
  (from: number, to: number): OfPiece =>
  ({ piece }) =>
    (piece.insertsWeight > from - 0.005 && piece.insertsWeight < to + 0.005) ||
    piece.inserts.some(({ weight }) => weight >= from && weight <= to)
export const named =
  (name: string): OfPiece =>
  ({ piece }) =>
    piece.name.includes(name)
/** Design of a piece by its picture: `/pictures/fronts/drops-48-rose`. */
export const designed =
  (...designs: ReadonlyArray<string>): OfPiece =>
  ({ piece }) =>
    designs.includes(measuredDesignOf(piece.previews[0]?.pictures[0] ?? "") ?? "")
export const withStoneOf =
  (hue: string): OfPiece =>
  ({ piece }) =>
    piece.inserts.some((insert) => insert.color.endsWith(` ${hue}`))
export const withoutStones: OfPiece = ({ piece }) => piece.inserts.length === 0
export const article =
  (code: string): OfPiece =>
  ({ piece }) =>
    piece.productCode === code

export const shape =
  (of: string): OfStone =>
  (stone) =>
    stone.shape === of
export const carats =
  (from: number, to: number): OfStone =>
  ({ weight }) =>
    weight >= from && weight <= to
export const color =
  (...of: ReadonlyArray<string>): OfStone =>
  (stone) =>
    of.includes(stone.color)
export const clarity =
  (...of: ReadonlyArray<string>): OfStone =>
  (stone) =>
    of.includes(stone.clarity)
export const cost =
  (to: number): OfStone =>
  ({ price }) =>
    price <= to
export const report =
  (begins: string): OfStone =>
  ({ cert }) =>
    cert?.startsWith(begins) === true
export const code =
  (of: string): OfStone =>
  (stone) =>
    stone.code === of
export const any: OfStone = () => true
export const fancy: OfStone = (stone) => stone.color.startsWith("Fancy")

export const studs = designed("studs", "halo-studs", "single-stud")
export const anyPiece: OfPiece = () => true
