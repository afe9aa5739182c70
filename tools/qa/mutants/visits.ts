import type { SourceMutant } from "./source-mutants.ts"

/** Where a run with marks says what it visited, a file for each test file. */
export const visitsFolder = "GRAN_MUTANT_VISITS"

/** What one test file visited, by the numbers of mutants: how often its tests did, and what was visited while it was only read. */
export type Visits = { readonly test: string; readonly visited: Readonly<Record<string, number>>; readonly read: ReadonlyArray<number> }

/** The text with a call before each place where a mutant would be met, so that a run of sound code tells which tests come there. */
export const withMarks = (text: string, mutants: ReadonlyArray<readonly [number: number, mutant: SourceMutant]>): string => {
  const inserted = mutants.flatMap(
    ([
      number,
      {
        around: { end, isStatement, start }
      }
    ]) => {
      const call = `globalThis.visitMutant?.(${number})`
      const size = end - start
      if (size === 0) return []
      return isStatement
        ? [
            { at: start, what: `{${call};`, size: -size },
            { at: end, what: "}", size }
          ]
        : [
            { at: start, what: `(${call},`, size: -size },
            { at: end, what: ")", size }
          ]
    }
  )
  // Where several begin the widest comes first, where several end the narrowest; what ends goes before what begins.
  const ordered = inserted.toSorted(
    (one, other) => one.at - other.at || Number(one.size < 0) - Number(other.size < 0) || one.size - other.size
  )
  let from = 0
  const parts = ordered.map(({ at, what }) => {
    const part = text.slice(from, at) + what
    from = at
    return part
  })
  return parts.join("") + text.slice(from)
}
