import type { Diamond } from "../../core/contract/catalog-diamonds.ts"

/** Stone with fields outside the contract: date added, package, rank on the home page. */
export type SeedDiamond = Diamond & { readonly addedAt: string; readonly packageNumber: string; readonly featuredRank: number | null }
