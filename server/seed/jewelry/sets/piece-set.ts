import type { Collection } from "../../../../core/domain/product/jewelry.ts"
import type { PictureDesign } from "../../../../core/domain/product/jewelry-picture.ts"

/** Pieces under one name, at most one of a category; `meanings` play with the name and suit each of them (the marks are those of fill.ts). */
export type PieceSet = {
  readonly name: string
  readonly designs: ReadonlyArray<PictureDesign>
  readonly meanings: ReadonlyArray<string>
  /** The fancy colour of its main stones, where they have one. */
  readonly color?: string
}

/** A set with the collection that it belongs to. */
export type CollectedSet = PieceSet & { readonly collection: Collection | null }
