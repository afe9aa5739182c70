import { Schema } from "effect"
import { compilePattern, type PathParams } from "./pattern.ts"
import type { HeaderVariant } from "../domain/header.ts"
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
}

/** No such page: no route fits, its parameters are refused, or its screen is still to come. */
export type Missing = {
  readonly _tag: "Missing"
  readonly reason: "unknown" | "invalid" | "later"
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

const compiled = routes.map((route) => ({ route, matches: compilePattern(route.pattern) }))

const validated = (route: Route, path: string, found: PathParams, search: string): Match => {
  const params = accepted(route.params, found)
  const query = accepted(route.query, Object.fromEntries(new URLSearchParams(search)))
  if (params === undefined || query === undefined) return { _tag: "Missing", reason: "invalid", route: route.name, isGuarded: false }
  const isGuarded = route.guard !== undefined
  if (route.screen === null) return { _tag: "Missing", reason: "later", route: route.name, isGuarded }
  return {
    _tag: "Found",
    route: route.name,
    screen: route.screen,
    header: route.header ?? "default",
    params,
    calls: route.calls?.(params, path) ?? [],
    isPrivate: route.isPrivate === true,
    isGuarded
  }
}

const accepted = (schema: AddressSchema | undefined, given: PathParams): Readonly<Record<string, unknown>> | undefined => {
  if (schema === undefined) return {}
  const decoded = Schema.decodeUnknownOption(schema)(given)
  return decoded._tag === "Some" ? decoded.value : undefined
}
