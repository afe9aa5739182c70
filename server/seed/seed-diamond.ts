import type { Diamond } from "../../core/contract/catalog-diamonds.ts"

export type SeedDiamond = Diamond & { readonly addedAt: string; readonly packageNumber: string; readonly featuredRank: number | null }
