import type { MetalColor } from "../product/jewelry.ts"

type Coloured = { readonly metalColor: MetalColor }

/** A card with the variant of a colour in the place of its own; its own where it has no such colour. */
export const inMetal = <Card extends Coloured & { readonly otherMetals: ReadonlyArray<Coloured> }>(
  card: Card,
  color: MetalColor | null
): Card => ({ ...card, ...card.otherMetals.find(({ metalColor }) => metalColor === color) })
