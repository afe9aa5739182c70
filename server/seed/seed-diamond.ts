import type { Diamond } from "../../core/contract/catalog-diamonds.ts"

/** A stone with what the shop knows besides the contract: when it came, in which package, its place on the home page. */
export type SeedDiamond = Diamond & { readonly addedAt: string; readonly packageNumber: string; readonly featuredRank: number | null }
