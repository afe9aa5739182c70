import { withRussian } from "./diamond-specs.ts"
import type { Insert } from "./jewelry-schema.ts"
import { describeInsert } from "./jewelry-specs.ts"

/** The stones of a piece as the dialog `inserts` shows them (DLG-018): every value with its Russian one. */
export const stonesOf = (inserts: ReadonlyArray<Insert>) =>
  inserts.map((insert) => {
    const { clarity, color, shape } = describeInsert(insert)
    const { quantity, type, weight } = insert
    return { type, quantity, shape, weight, color: withRussian(...color), clarity: withRussian(...clarity) }
  })
