import { withRussian } from "./diamond-specs.ts"
import type { Insert } from "./jewelry-schema.ts"
import { describeInsert } from "./jewelry-specs.ts"

/** DLG-018. */
export const stonesOf = (inserts: ReadonlyArray<Insert>) =>
  inserts.map((insert) => {
    const { clarity, color, shape } = describeInsert(insert)
    const { quantity, type, weight } = insert
    return { type, quantity, shape, weight, color: withRussian(...color), clarity: withRussian(...clarity) }
  })
