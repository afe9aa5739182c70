import type { RawInput } from "../api/serve-call.ts"
import { refusalTexts } from "../api/refusal.ts"
import type { ShopContext } from "./shop-env.ts"

/** The request as the contract decodes it, or how it cannot even be read. */
export type ReadInput =
  | { readonly kind: "read"; readonly input: RawInput }
  | { readonly kind: "malformed"; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: "notJson" }

/** Reads path, query and body. Malformed escapes, NUL characters (no text of the database holds one) and broken JSON are named by their part. */
export const readInput = async (c: ShopContext, path: string): Promise<ReadInput> => {
  const hasBody = c.req.method !== "GET" && c.req.method !== "HEAD"
  const text = hasBody ? await c.req.text() : ""
  if (text !== "" && !/^application\/json\b/i.test(c.req.header("content-type") ?? "")) return { kind: "notJson" }
  const url = new URL(c.req.url)
  const params = readParams(path, url.pathname)
  const query = readQuery(url.search.slice(1))
  const body = readJson(text)
  if (params !== null && query !== null && body !== null) return { kind: "read", input: { params, query, body: body.value } }
  const names = [params === null ? "params" : null, query === null ? "query" : null, body === null ? "body" : null]
  return { kind: "malformed", errors: Object.fromEntries(names.filter((name) => name !== null).map((name) => [name, malformed])) }
}

const malformed = refusalTexts.malformed

/** Hono has already matched the path to the pattern, segment by segment. */
const readParams = (pattern: string, path: string): Readonly<Record<string, string>> | null => {
  const segments = path.split("/")
  const names = pattern.split("/").map((segment) => /^\{(\w+)\}$/.exec(segment)?.[1])
  const pairs = names.flatMap((name, index) => (name === undefined ? [] : [[name, decode(segments[index] ?? "")] as const]))
  return toRecord(pairs)
}

/** A name that comes several times holds a list. */
const readQuery = (search: string): Readonly<Record<string, unknown>> | null => {
  const values = new Map<string | null, Array<string | null>>()
  for (const pair of search.split("&").filter((part) => part !== "")) {
    const [name = "", ...rest] = pair.replaceAll("+", " ").split("=")
    values.set(decode(name), [...(values.get(decode(name)) ?? []), decode(rest.join("="))])
  }
  const isBroken = [...values].some(([name, list]) => name === null || list.includes(null))
  return isBroken
    ? null
    : Object.fromEntries([...values].map(([name, list]): [string, unknown] => [name ?? "", list.length === 1 ? list[0] : list]))
}

const readJson = (text: string): { readonly value: unknown } | null => {
  if (text === "") return { value: {} }
  try {
    return { value: JSON.parse(text, refuseNul) }
  } catch {
    return null
  }
}

const refuseNul = (name: string, value: unknown): unknown => {
  if (name.includes("\0") || (typeof value === "string" && value.includes("\0"))) throw new SyntaxError("NUL")
  return value
}

const toRecord = (pairs: ReadonlyArray<readonly [string, string | null]>): Readonly<Record<string, string>> | null =>
  pairs.some(([, value]) => value === null) ? null : Object.fromEntries(pairs.map(([name, value]) => [name, value ?? ""]))

const decode = (text: string): string | null => {
  try {
    const decoded = decodeURIComponent(text)
    return decoded.includes("\0") ? null : decoded
  } catch {
    return null
  }
}
