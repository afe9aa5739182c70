import type { SourceMutant } from "./source-mutants.ts"

/** Environment variable: folder of visit counts, one file per test file. */
export const visitsFolder = "GRAN_MUTANT_VISITS"

/** Visits by mutant: counts during tests, and mutants visited on module load. */
export type Visits = { readonly test: string; readonly visited: Readonly<Record<string, number>>; readonly read: ReadonlyArray<number> }

/** Inserts a call at each mutant that records visits of the original code. */
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
  // At one place ends precede starts; the widest starts first, the narrowest ends first.
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
