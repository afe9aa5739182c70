import type { NavigationKind } from "../../domain/navigation/navigation-kind.ts"
import type { Place } from "../../domain/url/place.ts"
import { isOneListing, isOneProduct } from "../../routes/listing.ts"

type PageVisit = {
  readonly place: Place
  readonly kind: NavigationKind
  readonly from: number
  readonly route: string | null
  readonly routeBefore: string | null
  readonly pathBefore: string | null
}

export type PageArrival = Pick<PageVisit, "place" | "kind" | "from"> & {
  /** Keeps the scroll: same listing, other variant of the piece, or other choice on the page. */
  readonly isSteady: boolean
}

export const pageArrival = ({ from, kind, pathBefore, place, route, routeBefore }: PageVisit): PageArrival => ({
  from,
  kind,
  place,
  isSteady:
    isOneListing(routeBefore, route) ||
    isOneProduct(pathBefore, place.path) ||
    (kind === "replace" && pathBefore === place.path && routeBefore === route)
})

/** An error screen is never a variant of the page before it, and Back does not return to its position. */
export const errorArrival = ({ kind, ...arrival }: PageArrival): PageArrival => ({
  ...arrival,
  kind: kind === "load" ? "load" : "push",
  isSteady: false
})
