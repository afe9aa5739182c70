import type { Collection } from "../../../../core/domain/product/jewelry.ts"
import type { PictureDesign } from "../../../../core/domain/product/jewelry-picture.ts"

/** At most one piece per category. `meanings` are sentences on the name (placeholders as in fill.ts); `color` is a fancy colour. */
export type PieceSet = {
  readonly name: string
  readonly designs: ReadonlyArray<PictureDesign>
  readonly meanings: ReadonlyArray<string>
  readonly color?: string
}

export type CollectedSet = PieceSet & { readonly collection: Collection | null }
