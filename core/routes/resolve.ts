import { Schema } from "effect"
import { compilePattern, type PathParams } from "./pattern.ts"
import { catalogAddress, readAddress, stateAt } from "../domain/catalogue/address.ts"
import { chipsOf } from "../domain/catalogue/chips.ts"
import { isIndexable } from "../domain/catalogue/indexing.ts"
import { defaultSort } from "../domain/catalogue/sort.ts"
import type { Sample } from "../domain/samples/sample-session.ts"
import type { HeaderVariant } from "../domain/shell/header.ts"
import type { AddressSchema, CallRequest, Route, ScreenName } from "./route.ts"
import { routes } from "./table.ts"

/** A page of the shop, by its address: what to draw and which calls it needs, as plain JSON. */
export type Found = {
  readonly _tag: "Found"
  readonly route: string
  readonly screen: ScreenName
  readonly header: HeaderVariant
  readonly params: Readonly<Record<string, unknown>>
  readonly calls: ReadonlyArray<CallRequest>
  readonly isPrivate: boolean
  /** It is for users alone. */
  readonly isGuarded: boolean
  /** Search engines are not offered it. */
  readonly isUnlisted?: true
  /** What a page of a catalogue says of itself. */
  readonly list?: FoundList
  readonly sample?: Sample
}

export type FoundList = {
  /** Its address without an order. */
  readonly canonical: string
  readonly isIndexable: boolean
  /** The one thing that is chosen beside what the path names, in words; `null` where that is nothing or more. */
  readonly chosen: string | null
}

/** The same list at its one address, with the status of a redirect to it. */
export type Elsewhere = { readonly _tag: "Moved"; readonly to: string; readonly status: number }

/** No such page: no route fits, or its parameters are refused. */
export type Missing = {
  readonly _tag: "Missing"
  readonly reason: "unknown" | "invalid"
  readonly route: string | null
  readonly isGuarded: boolean
}

export type Match = Found | Missing

/** Resolves and validates an address; `path` is without its query, `search` with or without its question mark. */
export const resolve = (path: string, search: string): Match => {
  for (const { matches, route } of compiled) {
    const found = matches(path)
    if (found !== undefined) return validated(route, path, found, search)
  }
  return { _tag: "Missing", reason: "unknown", route: null, isGuarded: false }
}

/** Where an address of a catalogue leads that says the same in another form: a permanent move, or the answer to a form. */
export const elsewhere = (path: string, search: string): Elsewhere | null => {
  const listing = compiled.find(({ matches }) => matches(path) !== undefined)?.route.list?.listing
  const read = listing === undefined ? null : readAddress(listing, path, search)
  return read?._tag === "Moved" ? { _tag: "Moved", to: read.to, status: /\/filter\/?$/.test(path) ? 303 : 301 } : null
}

/** Compiles a table of routes; one behind a guard that nobody knows would stand open, so it is an error before any page is (ERRC-003). */
export const compileRoutes = (table: ReadonlyArray<Route>) =>
  table.map((route) => {
    if (route.guard !== undefined && !guards.has(route.guard))
      throw new Error(`route "${route.name}" has an unknown guard "${route.guard}"`)
    return { route, matches: compilePattern(route.pattern) }
  })

const guards: ReadonlySet<string> = new Set<Route["guard"] & string>(["user"])

const compiled = compileRoutes(routes)

const validated = (route: Route, path: string, found: PathParams, search: string): Match => {
  const params = accepted(route.params, found)
  const query = accepted(route.query, Object.fromEntries(new URLSearchParams(search)))
  if (params === undefined || query === undefined) return { _tag: "Missing", reason: "invalid", route: route.name, isGuarded: false }
  const isGuarded = route.guard !== undefined
  const list = listAt(route, path, search)
  if (list === undefined) return { _tag: "Missing", reason: "invalid", route: route.name, isGuarded: false }
  return {
    _tag: "Found",
    route: route.name,
    screen: route.screen,
    header: route.header ?? "default",
    params,
    calls: list?.calls ?? route.calls?.(params, path, search) ?? [],
    isPrivate: route.isPrivate === true,
    isGuarded,
    ...(route.isUnlisted && { isUnlisted: true }),
    ...(list && { list: list.found }),
    ...(route.sample && { sample: route.sample })
  }
}

/** The list of a catalogue's route, `null` of another route; `undefined` where the address can be none of it. */
const listAt = ({ list }: Route, path: string, search: string) => {
  if (list === undefined) return null
  const { calls, listing } = list
  const state = stateAt(listing, path, search)
  if (state === undefined) return undefined
  const [chip, ...more] = chipsOf(listing, state).filter(({ code }) => code !== listing.pathFacet)
  const found: FoundList = {
    canonical: catalogAddress(listing, { filters: state.filters, page: state.page, sort: defaultSort(listing) }),
    isIndexable: isIndexable(listing, state),
    chosen: chip === undefined || more.length > 0 ? null : chip.label
  }
  return { calls: calls(state, search), found }
}

const accepted = (schema: AddressSchema | undefined, given: PathParams): Readonly<Record<string, unknown>> | undefined => {
  if (schema === undefined) return {}
  const decoded = Schema.decodeUnknownOption(schema)(given)
  return decoded._tag === "Some" ? decoded.value : undefined
}
