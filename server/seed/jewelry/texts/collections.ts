import type { Collection } from "../../../../core/domain/product/jewelry.ts"
import { letheTexts, luminousTexts, petalsTexts } from "./collections-early.ts"
import { balanceTexts, berkanaTexts, fancyTexts } from "./collections-late.ts"
import type { Pool } from "./pool.ts"

export const collectionTexts: { readonly [C in Collection]: Pool } = {
  luminous: luminousTexts,
  lethe: letheTexts,
  petals: petalsTexts,
  fancy: fancyTexts,
  berkana: berkanaTexts,
  balance: balanceTexts
}
