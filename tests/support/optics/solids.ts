import { traced, type TracedStone } from "../../../core/domain/optics/rays.ts"
import { solidOf, type StoneDescription } from "../../../core/domain/optics/solid.ts"

/** A described stone, ready for tracing. Throws on an invalid description. */
export const solid = (stone: StoneDescription): TracedStone => {
  const result = solidOf(stone)
  if (result._tag !== "Solid") throw new Error(result.message)
  return traced(result.cut)
}

/** Number of unbroken runs of a value around a circle. */
export const runsOf = <Value>(circle: ReadonlyArray<Value>, value: Value): number =>
  circle.filter((each, index) => each === value && circle.at(index - 1) !== value).length
