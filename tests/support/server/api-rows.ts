import { readFileSync } from "node:fs"
import type { Endpoint } from "../../../core/contract/endpoint.ts"

/** Row of the requirements that names a call by method and path. */
export type ApiRow = {
  readonly id: string
  readonly text: string
  readonly method: string
  /** Path as the row writes it, with a leading slash and the base: `/api/v2/session/`. */
  readonly path: string
  /** Fields of the query, with the value if the row gives one: `limit 12`. */
  readonly query: ReadonlyArray<Named>
  readonly body: ReadonlyArray<Named>
  /** Fields of the answer's `data`. */
  readonly answer: ReadonlyArray<string>
  /** Name in the specification's client. */
  readonly clientMethod: string | null
}

export type Named = { readonly name: string; readonly value: string | null }

/** Rows of `docs/requirements.tsv` that name a call of the API. */
export const readApiRows = (): ReadonlyArray<ApiRow> =>
  readFileSync(new URL("../../../docs/requirements.tsv", import.meta.url), "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([id = ""]) => id.startsWith("API-"))
    .flatMap(([id = "", , , text = ""]) => toRow(id, text) ?? [])

const toRow = (id: string, text: string): ApiRow | undefined => {
  const [, method, address, words = ""] = /^(GET|POST|PUT|PATCH|DELETE) (\S+?)[.]? (?:— )?(.*)$/.exec(text) ?? []
  // Build files, page payloads and the marketing platform are not calls of the API.
  if (method === undefined || address === undefined || !/^\/|^s/.test(address)) return undefined
  const [path = "", search] = address.split("?")
  const asked = search === undefined ? [] : [{ name: search.split("=")[0] ?? "", value: null }]
  return {
    ...{ id, text, method },
    path: path.startsWith("/api/") ? path : `/api/v2/${path.replace(/^\//, "")}`,
    query: [...asked, ...queryIn(words)],
    body: bodyIn(words),
    answer: answerIn(words),
    clientMethod: /[Cc]lient method:? (\w+)/.exec(words)?.[1] ?? null
  }
}

/** «query limit 15, optional page», «query with filters, sort», «params (topic, page)», «frames of a category, limit 12». */
const queryIn = (words: string): ReadonlyArray<Named> => {
  const named = /\bquery (?:with )?([^;.]+)/.exec(words)?.[1] ?? /\bparams \(([^)]+)\)/.exec(words)?.[1]
  return named === undefined ? namedIn(/, (limit \d+)/.exec(words)?.[1]) : namedIn(named)
}

/** «body email, password», «body with lists of ids per section jewelries, diamonds», «addFavorite(skuId, isDiamond), both sent in the body». */
const bodyIn = (words: string): ReadonlyArray<Named> =>
  namedIn(/\bbody (?:with lists of ids per section )?([^;.]+)/.exec(words)?.[1] ?? /\((.+)\), both sent in the body/.exec(words)?.[1])

/** «response data with token and user», «response data.ids, data.counts (by id)», «response totalCount», «a data object with banners». */
const answerIn = (words: string): ReadonlyArray<string> => {
  const named =
    /\bresponse (?:data with )?(?!the )([^;]+?)(?:\. |\.$|;|$)/.exec(words)?.[1] ?? /\bdata object with (\w+)\.$/.exec(words)?.[1]
  return (named ?? "").split(/, | and /).flatMap((part) => /^(?:data\.)?(\w+)(?: \(|$)/.exec(part)?.[1] ?? [])
}

const namedIn = (list: string | undefined): ReadonlyArray<Named> =>
  (list ?? "").split(", ").flatMap((part) => {
    const [, name, value = null] = /^(?:optional )?(?:extra fields such as )?(\w+)(?: (\d+))?(?: \(.*)?$/.exec(part) ?? []
    return name === undefined ? [] : [{ name, value }]
  })

/** Path without parameter names and trailing slash, for comparison. */
export const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, "{}").replace(/\/$/, "")

/** True if a row names this call of the contract, by its main or its alternative address. */
export const isCallOf = ({ method, path }: ApiRow, { also, base, ...endpoint }: Endpoint): boolean =>
  endpoint.method === method && [endpoint.path, also].some((known) => known !== undefined && shapeOf(base + known) === shapeOf(path))
