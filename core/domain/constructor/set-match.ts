import { clarities, type Clarity, colors } from "../product/diamond.ts"
import { seatSize, type SeatedStone } from "./seats.ts"

/** Sizes in millimetres; distinct grades, best first. */
export type SetMatch = {
  readonly least: number
  readonly most: number
  readonly colors: ReadonlyArray<string>
  readonly clarities: ReadonlyArray<string>
}

type MatchedStone = SeatedStone & { readonly color: string; readonly clarity: Clarity }

/** Fancy colours follow the grades. */
export const matchOf = (stones: ReadonlyArray<MatchedStone>): SetMatch => {
  const sizes = stones.map(seatSize)
  const known: ReadonlyArray<string> = colors
  const own = new Set(stones.map(({ color }) => color))
  return {
    least: Math.min(...sizes),
    most: Math.max(...sizes),
    colors: [...known.filter((color) => own.has(color)), ...[...own].filter((color) => !known.includes(color))],
    clarities: clarities.filter((grade) => stones.some(({ clarity }) => clarity === grade))
  }
}
