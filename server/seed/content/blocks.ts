import type { StaticBlock, StaticPage } from "../../../core/contract/content.ts"
import { typeset } from "../../../core/domain/typography.ts"

/** A page of words as the editors keep it: its section stands by its code. */
export type SeedPage = Omit<StaticPage, "section"> & { readonly section: string | null }

type Pair = readonly [first: string, second: string]

/** A page with its own texts set by the typographer; blocks are set where they are made. */
export const page = (words: SeedPage): SeedPage => ({ ...words, title: typeset(words.title), lead: typeset(words.lead) })

export const heading = (text: string): StaticBlock => ({ kind: "heading", text: typeset(text) })

export const text = (words: string): StaticBlock => ({ kind: "text", text: typeset(words) })

export const note = (words: string): StaticBlock => ({ kind: "note", text: typeset(words) })

export const list = (...items: ReadonlyArray<string>): StaticBlock => ({ kind: "list", isOrdered: false, items: items.map(typeset) })

/** A list whose order matters. */
export const steps = (...items: ReadonlyArray<string>): StaticBlock => ({ kind: "list", isOrdered: true, items: items.map(typeset) })

export const figures = (...items: ReadonlyArray<Pair>): StaticBlock => ({
  kind: "figures",
  items: items.map(([value, words]) => ({ value: typeset(value), text: typeset(words) }))
})

export const terms = (...items: ReadonlyArray<Pair>): StaticBlock => ({
  kind: "terms",
  items: items.map(([term, words]) => ({ term: typeset(term), text: typeset(words) }))
})

export const table = (head: ReadonlyArray<string>, ...rows: ReadonlyArray<ReadonlyArray<string>>): StaticBlock => ({
  kind: "table",
  head: head.map(typeset),
  rows: rows.map((row) => row.map(typeset))
})

export const questions = (...items: ReadonlyArray<Pair>): StaticBlock => ({
  kind: "questions",
  items: items.map(([question, answer]) => ({ question: typeset(question), answer: typeset(answer) }))
})

export const picture = (path: string, caption: string): StaticBlock => ({ kind: "picture", picture: path, caption: typeset(caption) })

export const links = (...items: ReadonlyArray<Pair>): StaticBlock => ({
  kind: "links",
  items: items.map(([title, link]) => ({ title: typeset(title), link }))
})
