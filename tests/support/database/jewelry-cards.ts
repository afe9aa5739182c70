import type { JewelryCard } from "../../../core/contract/catalog-jewelry.ts"

export const codesOf = (cards: ReadonlyArray<JewelryCard>) => cards.map(({ productCode }) => productCode)
