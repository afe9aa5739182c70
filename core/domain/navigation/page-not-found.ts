import { addressOf, type Place } from "../url/place.ts"

/** There is no page at an address; its data says at which (ERRC-001, ERRC-002). */
export type PageNotFound = { readonly status: 404; readonly message: string; readonly data: { readonly path: string } }

/** `route` is the one that took the address and then refused it, or had nothing to show there; `null` where none did. */
export const pageNotFound = (place: Pick<Place, "path" | "search">, route: string | null): PageNotFound => {
  const path = addressOf(place)
  return { status: 404, message: `${route === null ? "Page Not Found" : "Page not found"}: ${path}`, data: { path } }
}
