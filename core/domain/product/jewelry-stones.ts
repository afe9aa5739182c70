import { withRussian } from "./diamond-specs.ts"
import { describeInsert } from "./jewelry-specs.ts"

type Insert = Parameters<typeof describeInsert>[0]

/** The stones of a piece as the dialog `inserts` shows them (DLG-018): every value with its Russian one. */
export const stonesOf = (inserts: ReadonlyArray<Insert>) =>
  inserts.map((insert) => {
    const { clarity, color, shape } = describeInsert(insert)
    const { quantity, type, weight } = insert
    return { type, quantity, shape, weight, color: withRussian(...color), clarity: withRussian(...clarity) }
  })
