import type { MetalColor } from "../product/jewelry.ts"

type Coloured = { readonly metalColor: MetalColor }

export const inMetal = <Card extends Coloured & { readonly otherMetals: ReadonlyArray<Coloured> }>(
  card: Card,
  color: MetalColor | null
): Card => ({ ...card, ...card.otherMetals.find(({ metalColor }) => metalColor === color) })
