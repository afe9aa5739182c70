import type { Collection } from "../../../../core/domain/product/jewelry.ts"
import type { PictureDesign } from "../../../../core/domain/product/jewelry-picture.ts"

/** Pieces under one name, at most one per category; `meanings` are sentences on the name that suit each piece (marks as in fill.ts). */
export type PieceSet = {
  readonly name: string
  readonly designs: ReadonlyArray<PictureDesign>
  readonly meanings: ReadonlyArray<string>
  /** Fancy colour of the main stones. */
  readonly color?: string
}

export type CollectedSet = PieceSet & { readonly collection: Collection | null }
