import type { JewelryCard } from "../../../core/contract/catalog-jewelry.ts"
import { jewelry } from "../../../server/seed/jewelry/jewelry.ts"

export const pieces = jewelry()
export const codesOf = (cards: ReadonlyArray<JewelryCard>) => cards.map(({ productCode }) => productCode)
