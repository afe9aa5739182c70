import type { StaticBlock, StaticPage } from "../../../core/contract/content/static-pages.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"

export type SeedPage = Omit<StaticPage, "section"> & { readonly section: string | null }

type Pair = readonly [first: string, second: string]

/** Typesets title and lead; blocks are typeset already. */
export const page = (content: SeedPage): SeedPage => ({ ...content, title: typesetProse(content.title), lead: typesetProse(content.lead) })

export const heading = (text: string): StaticBlock => ({ kind: "heading", text: typesetProse(text) })

export const text = (content: string): StaticBlock => ({ kind: "text", text: typesetProse(content) })

export const note = (content: string): StaticBlock => ({ kind: "note", text: typesetProse(content) })

export const list = (...items: ReadonlyArray<string>): StaticBlock => ({ kind: "list", isOrdered: false, items: items.map(typesetProse) })

export const steps = (...items: ReadonlyArray<string>): StaticBlock => ({ kind: "list", isOrdered: true, items: items.map(typesetProse) })

export const figures = (...items: ReadonlyArray<Pair>): StaticBlock => ({
  kind: "figures",
  items: items.map(([value, description]) => ({ value: typesetProse(value), text: typesetProse(description) }))
})

export const terms = (...items: ReadonlyArray<Pair>): StaticBlock => ({
  kind: "terms",
  items: items.map(([term, description]) => ({ term: typesetProse(term), text: typesetProse(description) }))
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
