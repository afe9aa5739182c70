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
  const scale: ReadonlyArray<string> = colors
  const setColors = new Set(stones.map(({ color }) => color))
  return {
    least: Math.min(...sizes),
    most: Math.max(...sizes),
    colors: [...scale.filter((color) => setColors.has(color)), ...[...setColors].filter((color) => !scale.includes(color))],
    clarities: clarities.filter((grade) => stones.some(({ clarity }) => clarity === grade))
  }
}
