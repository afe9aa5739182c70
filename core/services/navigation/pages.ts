import { Effect, Schema } from "effect"
import { type AnswerByKey, type CallKey, loadEndpoint } from "../../contract/calls.ts"
import { hasNamedVariant } from "../../domain/product/jewelry-variants.ts"
import { pathOf } from "../../domain/url/path-of.ts"
import { destinationOf } from "../../domain/url/place.ts"
import type { CallRequest, ScreenName } from "../../routes/route.ts"
import { Api, ApiError, type Refused } from "../ports/api.ts"
import { type Payload, Payloads, PayloadUnavailable } from "../ports/payloads.ts"
import { Screens, ScreenUnavailable } from "../ports/screens.ts"
import { pageMetaAt } from "./page-metas.ts"

export type PageRequest = {
  readonly path: string
  readonly search: string
  readonly screen: ScreenName
  readonly calls: ReadonlyArray<CallRequest>
  /** Data of the current page, reused when the new page needs the same calls (another variant of a piece). */
  readonly known?: PageData | null
}

/** A failed optional call is `null`. */
export type PageData = { readonly [K in CallKey]?: AnswerByKey[K] | null }

export type OpenedPage = { readonly _tag: "Shown"; readonly data: PageData } | PageRedirect | PageMissing
export type PageRedirect = { readonly _tag: "Moved"; readonly to: string; readonly status: number }
export type PageMissing = { readonly _tag: "Missing" }

export const OpenPageError = Schema.Union([...ApiError.members, ScreenUnavailable])
export type OpenPageError = typeof OpenPageError.Type

export const openPage = Effect.fnUntraced(function* (
  request: PageRequest
): Effect.fn.Return<OpenedPage, OpenPageError, Api | Payloads | Screens> {
  const screens = yield* Screens
  const [data] = yield* Effect.all([pageData(request), screens.load(request.screen)], { concurrency: "unbounded" })
  if (data === undefined) return yield* openNothing(request.path)
  return (yield* movedBy(data["pages.meta"], request.path)) ?? { _tag: "Shown", data }
})

/** Missing page; its meta record may still redirect, as from a removed page (NAV-009). */
export const openNothing = Effect.fnUntraced(function* (path: string): Effect.fn.Return<PageRedirect | PageMissing, never, Api> {
  const metaCall = { key: "pages.meta", input: { query: { url: path } }, optional: true } as const
  const data: PageData = yield* Effect.orElseSucceed(answersOf([metaCall]), () => ({}))
  return (yield* movedBy(data["pages.meta"], path)) ?? { _tag: "Missing" }
})

/** Redirect of a meta record; `null` without one, or when its target is circular or unsafe. */
const movedBy = Effect.fnUntraced(function* (meta: PageData["pages.meta"], path: string) {
  const to = meta?.redirect
  if (typeof to !== "string") return null
  const isCircular = pathOf(to) === pathOf(path)
  if (!isCircular && destinationOf(to) !== "unsafe") return { _tag: "Moved", to, status: meta?.redirectCode ?? 302 } satisfies PageRedirect
  yield* Effect.logWarning(`a page redirects to ${isCircular ? "itself" : "an invalid address"}; the redirect is ignored`, { path, to })
  return null
})

/** Page data from the payload, otherwise from single calls; `undefined` when there is no such page. */
export const pageData = (request: PageRequest): Effect.Effect<PageData | undefined, OpenPageError, Api | Payloads> =>
  request.calls.length === 0 || request.known
    ? Effect.succeed(isFound(request, request.known ?? {}) ? (request.known ?? {}) : undefined)
    : Effect.catchTag(fromPayload(request), "PayloadUnavailable", (unavailable) =>
        Effect.andThen(
          Effect.logWarning("could not load the page payload; making the calls instead", {
            path: request.path,
            reason: unavailable.reason
          }),
          fromCalls(request)
        )
      ).pipe(Effect.map((data) => (isFound(request, data) ? data : undefined)))

/** Variants of a piece share the same calls; an unknown variant is not found (PDP-002). */
const isFound = ({ path }: PageRequest, data: PageData | undefined): boolean => {
  const piece = data?.["catalog.product"]
  return piece ? hasNamedVariant(path, piece.skus) : !hasUnknownStone(data)
}

/** A constructor step with an unknown stone is not found; one whose stone does not fit the frame is shown. */
const hasUnknownStone = (data: PageData | undefined): boolean =>
  data?.["custom.blank"]?.stone === null && (data["custom.ready"] === null || data["custom.diamond"] === null)

const fromPayload = Effect.fnUntraced(function* (request: PageRequest) {
  const payloads = yield* Payloads
  const endpoints = Effect.forEach(request.calls, ({ key }) => endpointOf(key), { concurrency: "unbounded" })
  const [payload] = yield* Effect.all([payloads.read(request), endpoints], { concurrency: "unbounded" })
  if (payload === undefined) return yield* fromCalls(request)
  if (payload.status === 404) return undefined
  const answers = yield* Effect.forEach(request.calls, (call) => answerIn(payload, call), { concurrency: "unbounded" })
  return Object.fromEntries(answers)
})

const answerIn = Effect.fnUntraced(function* (payload: Payload, { key, optional }: CallRequest) {
  const answer = payload.data[key]
  if (answer === null && optional) return [key, null] as const
  const endpoint = yield* endpointOf(key)
  const decoded = yield* Effect.mapError(
    Schema.decodeUnknownEffect(endpoint.answer)(answer),
    (error) => new PayloadUnavailable({ reason: `${key}: ${error.message}` })
  )
  return [key, decoded] as const
})

const fromCalls = ({ calls: requests }: PageRequest) => Effect.catchIf(answersOf(requests), isNowhere, () => Effect.succeed(undefined))

const answersOf = (requests: PageRequest["calls"]) =>
  Effect.map(Effect.forEach(requests, answerOf, { concurrency: "unbounded" }), (answers): PageData => Object.fromEntries(answers))

const answerOf = Effect.fnUntraced(function* ({ input, key, optional }: CallRequest) {
  const api = yield* Api
  yield* endpointOf(key)
  const answer = key === "pages.meta" ? pageMetaAt(input.query.url) : api.call(key, input)
  return [key, yield* optional ? Effect.orElseSucceed(answer, () => null) : answer] as const
})

const isNowhere = (error: OpenPageError): error is Refused => error._tag === "Refused" && error.status === 404

const endpointOf = (key: CallKey) =>
  Effect.tryPromise({ try: () => loadEndpoint(key), catch: () => new ScreenUnavailable({ screen: key }) })
