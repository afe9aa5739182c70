import { Effect } from "effect"
import { pageNotFound } from "../../domain/navigation/page-not-found.ts"
import type { Place } from "../../domain/url/place.ts"
import { resolveRoute } from "../../routes/resolve.ts"
import type { Api } from "../ports/api.ts"
import type { Payload, Payloads } from "../ports/payloads.ts"
import { pageData } from "./pages.ts"

export type PagePayload = { readonly status: number; readonly body: Payload }

/** 404 with the address when there is no page (ERRC-002), 503 when a required call failed. */
export const pagePayload = Effect.fnUntraced(function* (place: Place): Effect.fn.Return<PagePayload, never, Api | Payloads> {
  const { path, search } = place
  const match = resolveRoute(path, search)
  if (match._tag === "Missing") return nothingAt(place)
  return yield* Effect.match(pageData({ path, search, ...match }), {
    onFailure: () => payloadOf(503, {}),
    onSuccess: (data) => (data === undefined ? nothingAt(place) : payloadOf(200, data))
  })
})

const nothingAt = (place: Place): PagePayload => payloadOf(404, pageNotFound(place, null).data)

const payloadOf = (status: number, data: Payload["data"]): PagePayload => ({ status, body: { status, data } })
