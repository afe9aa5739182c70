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

export type ResolvedRoute = {
  readonly _tag: "Found"
  readonly route: string
  readonly screen: ScreenName
  readonly header: HeaderVariant
  readonly params: Readonly<Record<string, unknown>>
  readonly calls: ReadonlyArray<CallRequest>
  readonly isPrivate: boolean
  readonly isGuarded: boolean
  /** Not indexed. */
  readonly isUnlisted?: true
  readonly list?: FoundList
  readonly sample?: Sample
}

export type FoundList = {
  /** Address without sort order. */
  readonly canonical: string
  readonly isIndexable: boolean
  /** Label of the only chosen filter besides the path's; `null` for none or several. */
  readonly chosen: string | null
}

/** Canonical address of the same listing, with the redirect status. */
export type MovedAddress = { readonly _tag: "Moved"; readonly to: string; readonly status: number }

/** No route matches, or its parameters are invalid. */
export type MissingRoute = {
  readonly _tag: "Missing"
  readonly reason: "unknown" | "invalid"
  readonly route: string | null
  readonly isGuarded: boolean
}

export type Match = ResolvedRoute | MissingRoute

/** `search` may begin with a question mark. */
export const resolveRoute = (path: string, search: string): Match => {
  for (const { matches, route } of compiled) {
    const params = matches(path)
    if (params !== undefined) return validated(route, path, params, search)
  }
  return { _tag: "Missing", reason: "unknown", route: null, isGuarded: false }
}

/** Redirect to the canonical form of a catalogue address: permanent (301), or after a submitted filter form (303). */
export const canonicalRedirect = (path: string, search: string): MovedAddress | null => {
  const listing = compiled.find(({ matches }) => matches(path) !== undefined)?.route.list?.listing
  const read = listing === undefined ? null : readAddress(listing, path, search)
  return read?._tag === "Moved" ? { _tag: "Moved", to: read.to, status: /\/filter\/?$/.test(path) ? 303 : 301 } : null
}

/** Throws at startup on an unknown guard, which would leave a page open (ERRC-003). */
export const compileRoutes = (table: ReadonlyArray<Route>) =>
  table.map((route) => {
    if (route.guard !== undefined && !guards.has(route.guard))
      throw new Error(`route "${route.name}" has an unknown guard "${route.guard}"`)
    return { route, matches: compilePattern(route.pattern) }
  })

const guards: ReadonlySet<string> = new Set<Route["guard"] & string>(["user"])

const compiled = compileRoutes(routes)

const validated = (route: Route, path: string, pathParams: PathParams, search: string): Match => {
  const params = accepted(route.params, pathParams)
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

/** `null` for routes without a list, `undefined` for an invalid address. */
const listAt = ({ list }: Route, path: string, search: string) => {
  if (list === undefined) return null
  const { calls, listing } = list
  const state = stateAt(listing, path, search)
  if (state === undefined) return undefined
  const [chip, ...more] = chipsOf(listing, state).filter(({ code }) => code !== listing.pathFacet)
  const listPage: FoundList = {
    canonical: catalogAddress(listing, { filters: state.filters, page: state.page, sort: defaultSort(listing) }),
    isIndexable: isIndexable(listing, state),
    chosen: chip === undefined || more.length > 0 ? null : chip.label
  }
  return { calls: calls(state, search), found: listPage }
}

const accepted = (schema: AddressSchema | undefined, params: PathParams): Readonly<Record<string, unknown>> | undefined => {
  if (schema === undefined) return {}
  const decoded = Schema.decodeUnknownOption(schema)(params)
  return decoded._tag === "Some" ? decoded.value : undefined
}
