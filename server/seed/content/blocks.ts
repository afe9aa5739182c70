import type { StaticBlock, StaticPage } from "../../../core/contract/content/static-pages.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"

/** `section` is the code of a section. */
export type SeedPage = Omit<StaticPage, "section"> & { readonly section: string | null }

type Pair = readonly [first: string, second: string]

/** Typesets title and lead; blocks are typeset already. */
export const page = (words: SeedPage): SeedPage => ({ ...words, title: typesetProse(words.title), lead: typesetProse(words.lead) })

export const heading = (text: string): StaticBlock => ({ kind: "heading", text: typesetProse(text) })

export const text = (words: string): StaticBlock => ({ kind: "text", text: typesetProse(words) })

export const note = (words: string): StaticBlock => ({ kind: "note", text: typesetProse(words) })

export const list = (...items: ReadonlyArray<string>): StaticBlock => ({ kind: "list", isOrdered: false, items: items.map(typesetProse) })

export const steps = (...items: ReadonlyArray<string>): StaticBlock => ({ kind: "list", isOrdered: true, items: items.map(typesetProse) })

export const figures = (...items: ReadonlyArray<Pair>): StaticBlock => ({
  kind: "figures",
  items: items.map(([value, words]) => ({ value: typesetProse(value), text: typesetProse(words) }))
})

export const terms = (...items: ReadonlyArray<Pair>): StaticBlock => ({
  kind: "terms",
  items: items.map(([term, words]) => ({ term: typesetProse(term), text: typesetProse(words) }))
})

export const table = (head: ReadonlyArray<string>, ...rows: ReadonlyArray<ReadonlyArray<string>>): StaticBlock => ({
  kind: "table",
  head: head.map(typesetProse),
  rows: rows.map((row) => row.map(typesetProse))
})

export const questions = (...items: ReadonlyArray<Pair>): StaticBlock => ({
  kind: "questions",
  items: items.map(([question, answer]) => ({ question: typesetProse(question), answer: typesetProse(answer) }))
})

export const picture = (path: string, caption: string): StaticBlock => ({ kind: "picture", picture: path, caption: typesetProse(caption) })

export const links = (...items: ReadonlyArray<Pair>): StaticBlock => ({
  kind: "links",
  items: items.map(([title, link]) => ({ title: typesetProse(title), link }))
})
