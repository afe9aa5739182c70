import type { Reading } from "../../core/domain/search/reading.ts"

/** `inTitle` counts the term's words in the title. */
export type PlannedPage = { readonly kind: "page" | "landing"; readonly code: string; readonly inTitle: number }

/** Pages with every word of the term, most title matches first. */
export const planPages = ({ phrases }: Reading): ReadonlyArray<PlannedPage> =>
  (["landing", "page"] as const)
    .flatMap((kind) => {
      const ofWords = phrases.map(({ meanings }) => meanings.filter((meaning) => meaning.kind === kind))
      const all = ofWords.map((word) => word.flatMap(({ values }) => values))
      const [first = [], ...others] = all
      const codes = others.reduce((left, values) => left.filter((code) => values.includes(code)), [...new Set(first)])
      const titled = ofWords.map((word) => word.filter(({ facet }) => facet === "title").flatMap(({ values }) => values))
      return codes.map((code) => ({ kind, code, inTitle: titled.filter((values) => values.includes(code)).length }))
    })
    .toSorted((one, other) => other.inTitle - one.inTitle)
