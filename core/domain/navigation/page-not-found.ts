import { addressOf, type Place } from "../url/place.ts"

/** ERRC-001, ERRC-002. */
export type PageNotFound = { readonly status: 404; readonly message: string; readonly data: { readonly path: string } }

/** `route` matches but has nothing to show; `null` if none matches. */
export const pageNotFound = (place: Pick<Place, "path" | "search">, route: string | null): PageNotFound => {
  const path = addressOf(place)
  return { status: 404, message: `${route === null ? "Page Not Found" : "Page not found"}: ${path}`, data: { path } }
}
