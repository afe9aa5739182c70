import { Effect, Schema, Struct } from "effect"
import { type Menu, MenuItem } from "../../core/contract/shell.ts"
import { type DatabaseEffect, query } from "../platform/db/query.ts"
import { stateAt } from "../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Filter } from "../../core/domain/catalogue/filter.ts"
import { countDiamonds } from "../catalogue/diamonds.ts"
import { countLists } from "../catalogue/diamond-lists.ts"
import { countByCategory } from "../catalogue/jewelry.ts"

/** Adds current product counts to links; omits empty filtered diamond lists. */
export const findMenu: DatabaseEffect<Menu> = Effect.gen(function* () {
  const lines = yield* query("select place, code, title, link, children, previews from menus order by position", [], MenuLine)
  const countOf = yield* countsByLink(lines.flatMap(({ children }) => children.map(({ link }) => link)))
  const itemsOf = (place: MenuLine["place"]) =>
    lines
      .filter((line) => line.place === place)
      .map(({ children, code, link, previews, title }) => {
        const counted = children
          .map((child) => ({ ...child, count: countOf(child.link) }))
          .filter((child) => child.count !== 0 || filtersAt(child.link) === undefined)
        return { code, title, link, children: counted, previews }
      })
  return { header: itemsOf("header"), footer: itemsOf("footer"), hamburger: itemsOf("hamburger"), mobile: itemsOf("mobile") }
})

const countsByLink = Effect.fnUntraced(function* (links: ReadonlyArray<string>) {
  const chosen = [...new Set(links)].flatMap((link) => {
    const filters = filtersAt(link)
    return filters === undefined ? [] : [{ key: link, filters }]
  })
  const [categories, diamonds, lists] = yield* Effect.all([countByCategory, countDiamonds, countLists(chosen)], {
    concurrency: "unbounded"
  })
  const counts = new Map([...categories.map(({ code, count }) => [`/jewelry/${code}`, count] as const), ["/diamonds", diamonds], ...lists])
  return (link: string): number | null => counts.get(link.replace(/\/$/, "")) ?? null
})

const filtersAt = (link: string): ReadonlyArray<Filter> | undefined => {
  const state = link.startsWith("/diamonds/") ? stateAt(diamondListing, link, "") : undefined
  return state === undefined || state.filters.length === 0 ? undefined : state.filters
}

const MenuLine = Schema.Struct({
  ...MenuItem.fields,
  place: Schema.Literals(["header", "footer", "hamburger", "mobile"]),
  children: Schema.Array(MenuItem.fields.children.value.mapFields(Struct.omit(["count"])))
})
type MenuLine = typeof MenuLine.Type
