import type { MetalColor } from "../product/jewelry.ts"

type Coloured = { readonly metalColor: MetalColor }

/** Shows the card's variant in another metal colour, if it has one. */
export const inMetal = <Card extends Coloured & { readonly otherMetals: ReadonlyArray<Coloured> }>(
  card: Card,
  color: MetalColor | null
): Card => ({ ...card, ...card.otherMetals.find(({ metalColor }) => metalColor === color) })
