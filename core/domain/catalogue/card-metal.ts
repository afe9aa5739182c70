import type { MetalColor } from "../product/jewelry.ts"

type MetalVariant = { readonly metalColor: MetalColor }

export const inMetal = <Card extends MetalVariant & { readonly otherMetals: ReadonlyArray<MetalVariant> }>(
  card: Card,
  color: MetalColor | null
): Card => ({ ...card, ...card.otherMetals.find(({ metalColor }) => metalColor === color) })
