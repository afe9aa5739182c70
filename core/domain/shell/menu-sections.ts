import { wordsIn } from "../text/words.ts"
import { withoutTrailingSlash } from "./menu-links.ts"

type Child = { readonly title: string; readonly link: string; readonly group: string | null; readonly count: number | null }

type Item = { readonly title: string; readonly link: string; readonly children: ReadonlyArray<Child> }

/** The first column has no heading. */
export type Column<C> = { readonly heading: string | null; readonly children: ReadonlyArray<C> }

/** Without the link to the item itself. */
export const columnsOf = <C extends Child>({ children, link }: { readonly children: ReadonlyArray<C>; readonly link: string }) => {
  const others = children.filter((child) => withoutTrailingSlash(child.link) !== withoutTrailingSlash(link))
  const headings = [...new Set(others.map(({ group }) => group))]
  return headings.map((heading): Column<C> => ({ heading, children: others.filter(({ group }) => group === heading) }))
}

/** Title of the link to the whole section. */
export const sectionLinkTitle = ({ children, link, title }: Item): string =>
  children.find((child) => withoutTrailingSlash(child.link) === withoutTrailingSlash(link))?.title ?? `Весь раздел «${title}»`

export type Section = { readonly title: string; readonly link: string; readonly within: string | null; readonly count: number | null }

const maxSections = 12

/** Matches words by their beginnings; without a text, the top level. */
export const findSections = (items: ReadonlyArray<Item>, text: string): ReadonlyArray<Section> => {
  const words = wordsIn(text)
  const fits = (section: Section) =>
    words.length === 0 ? section.within === null : words.every((word) => namesOf(section).some((name) => name.startsWith(word)))
  const isNamed = ({ title }: Section) => wordsIn(title)[0]?.startsWith(words[0] ?? "") === true
  return sectionsOf(items)
    .filter(fits)
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .slice(0, maxSections)
}

/** Top-level entries win. */
const sectionsOf = (items: ReadonlyArray<Item>): ReadonlyArray<Section> => {
  const sections = [
    ...items.map(({ link, title }) => ({ title, link, within: null, count: null })),
    ...items.flatMap(({ children, title }) => children.map((child) => ({ ...child, within: title })))
  ]
  const firsts = sections.filter(
    ({ link }, index) => sections.findIndex((other) => withoutTrailingSlash(other.link) === withoutTrailingSlash(link)) === index
  )
  return firsts.map(({ count, link, title, within }) => ({ title, link, within, count }))
}

const namesOf = ({ title, within }: Section): ReadonlyArray<string> => wordsIn(`${title} ${within ?? ""}`)
