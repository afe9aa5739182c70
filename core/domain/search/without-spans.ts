import { tidyTerm } from "./search-term.ts"
import { isJoint } from "./grammar-words.ts"

export type Span = { readonly from: number; readonly to: number }

/** Removes the spans with the prepositions and conjunctions before them («с», «из», «и»). */
export const withoutSpans = (term: string, spans: ReadonlyArray<Span>): string => {
  const left = spans
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to }) => withoutLead(text.slice(0, from)) + " " + text.slice(to), term)
  return tidyTerm(left.replace(/^[\s,;.·–—-]+|[\s,;.·–—-]+$/g, ""))
}

const withoutLead = (before: string): string => {
  const [, rest = "", word = ""] = /^(.*?)([a-zа-яё]+)[\s(«"]*$/iu.exec(before) ?? []
  return word !== "" && /(?:^|\s)$/.test(rest) && isJoint(word.toLowerCase()) && word.toLowerCase() !== "не" ? withoutLead(rest) : before
}
