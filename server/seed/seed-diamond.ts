import type { Diamond } from "../../core/contract/catalog-diamonds.ts"

/** The database calculates the brightness. */
export type SeedDiamond = Omit<Diamond, "brightness"> & {
  readonly addedAt: string
  readonly packageNumber: string
  readonly featuredRank: number | null
}
