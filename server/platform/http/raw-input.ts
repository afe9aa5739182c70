import { Effect } from "effect"
import { CallRefused, refuseCall, refusalTexts } from "../api/refusal.ts"
import type { RawInput } from "../api/serve-call.ts"
import type { IncomingFile } from "../uploads/incoming-file.ts"
import { fileType, hasBodyType, jsonType, multipartType } from "./body-type.ts"
import { isStorable, readJson } from "./json-text.ts"
import type { ShopContext } from "./shop-env.ts"

/** Refuses types other than JSON with 415; reports malformed escapes, unstorable texts, and broken or deep JSON by part. */
export const readInput = (c: ShopContext, path: string): Effect.Effect<RawInput, CallRefused> =>
  Effect.gen(function* () {
    const isWrite = c.req.method !== "GET" && c.req.method !== "HEAD"
    const text = isWrite ? yield* Effect.mapError(readText(c), () => unreadable) : ""
    const isUnnamed = text === "" && c.req.header("content-type") === undefined
    if (isWrite && !isUnnamed && !hasBodyType(c, jsonType)) return yield* notJson
    return yield* readParts(c, path, text)
  })

/**
 * One file is the raw body, several are a form; another type gets 415. Forms of other sites can send multipart, but not the required `x-client-key`
 * or bearer token.
 */
export const readAddress = (c: ShopContext, path: string, isMultipart: boolean): Effect.Effect<RawInput, CallRefused> => {
  if (hasBodyType(c, isMultipart ? multipartType : fileType)) return readParts(c, path, "")
  return refuseCall(415, isMultipart ? refusalTexts.notFiles : refusalTexts.notFile)
}

export const fileIn = (c: ShopContext): IncomingFile | null => {
  const { body } = c.req.raw
  const header = c.req.header("content-length")
  const length = header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null
  return body === null ? null : { type: c.req.header("content-type") ?? "", length, chunks: body }
}

const readParts = (c: ShopContext, path: string, text: string): Effect.Effect<RawInput, CallRefused> => {
  const url = new URL(c.req.url)
  const params = readParams(path, url.pathname)
  const query = readQuery(url.search.slice(1))
  const body = text === "" ? { value: {} } : readJson(text)
  if (params !== null && query !== null && body !== null) return Effect.succeed({ params, query, body: body.value })
  const names = [params === null ? "params" : null, query === null ? "query" : null, body === null ? "body" : null]
  const errors = Object.fromEntries(names.filter((name) => name !== null).map((name) => [name, refusalTexts.malformed]))
  return refuseCall(422, refusalTexts.unfit, errors)
}

const readText = (c: ShopContext) => Effect.tryPromise(() => c.req.text())
const unreadable = new CallRefused({ status: 422, message: refusalTexts.malformed, errors: {} })

const notJson = refuseCall(415, refusalTexts.notJson)

/** `null` if a parameter is malformed. */
const readParams = (pattern: string, path: string): Readonly<Record<string, string>> | null => {
  const segments = path.split("/")
  const names = pattern.split("/").map((segment) => /^\{(\w+)\}$/.exec(segment)?.[1])
  const pairs = names.flatMap((name, index) => (name === undefined ? [] : [[name, decode(segments[index] ?? "")] as const]))
  return toRecord(pairs)
}

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

const toRecord = (pairs: ReadonlyArray<readonly [string, string | null]>): Readonly<Record<string, string>> | null =>
  pairs.some(([, value]) => value === null) ? null : Object.fromEntries(pairs.map(([name, value]) => [name, value ?? ""]))

const decode = (text: string): string | null => {
  try {
    const decoded = decodeURIComponent(text)
    return isStorable(decoded) ? decoded : null
  } catch {
    return null
  }
}
