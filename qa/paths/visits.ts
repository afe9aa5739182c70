import type { Place } from "../../core/domain/url/place.ts"
import type { Visit } from "../../core/machines/navigation/page.machine.ts"
import type { Fault } from "../server/fault-proxy.ts"
import { type ResolvedRoute, resolveRoute } from "../../core/routes/resolve.ts"

export const placeAt = (path: string, index = 0): Place => ({ path, search: "", index })

export const visitTo = (path: string, index = 0): Visit => {
  const match = resolveRoute(path, "")
  if (match._tag === "Missing") throw new Error(`${path} has no page`)
  return { place: placeAt(path, index), match: match satisfies ResolvedRoute }
}

/** Error of an actor with a bug. */
export const defect = { name: "TypeError", message: "a bug" }

/** Error of a call that did not reach the shop. */
export const unreachable = { _tag: "Unreachable", call: "catalog.diamonds", requestId: null, timedOut: false } as const

/** Meta record of a redirected page. */
export const metaTo = (to: string) => {
  const nothing = { title: null, description: null, keywords: null, robots: null, canonical: null, h1: null, text: null }
  return { ...nothing, redirect: to, redirectCode: 301 }
}

/** Fault that redirects a page's payload. */
export const movedTo = (to: string): Fault => ({
  kind: "wrong-shape",
  edit: (json) => {
    const payload = json as { readonly data: object }
    return { ...payload, data: { ...payload.data, "pages.meta": metaTo(to) } }
  }
})
