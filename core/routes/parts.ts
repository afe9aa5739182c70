import type { CallKey, GivenByKey } from "../contract/calls.ts"
import { Schema } from "effect"
import { Page } from "./params.ts"
import type { CallRequest, Route, ScreenName } from "./route.ts"

export const callRequest = <K extends CallKey>(key: K, input: GivenByKey[K], optional = false): CallRequest =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `input` follows that of `key`, which a union cannot say
  ({ key, input, optional }) as CallRequest

/** Meta record by path, without sorting and order (META-020). */
export const metaRequest = (path: string): CallRequest => callRequest("pages.meta", { query: { url: path } }, true)

/** `/about/russian-cut` becomes `about-russian-cut`. */
const nameOf = (pattern: string): string => pattern.replace(/^\/|\/?\{.*$|\/$/g, "").replaceAll("/", "-")

export const publicPage = (pattern: string, screen: ScreenName): Route => ({ name: nameOf(pattern), pattern, screen })

/** Neither cached nor indexed. */
export const privatePage = (pattern: string, screen: ScreenName): Route => ({ ...publicPage(pattern, screen), isPrivate: true })

export const pageNumber = Schema.Struct({ page: Schema.optionalKey(Page) })
