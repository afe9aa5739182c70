import type { Place } from "../../domain/url/place.ts"
import { isOneListing, isOneProduct } from "../../routes/listing.ts"

/** How a visit came about: the first of a tab, a link, an address put in another's place, or Back and Forward. */
export type VisitKind = "load" | "push" | "replace" | "pop"

type Visiting = {
  readonly place: Place
  readonly kind: VisitKind
  readonly from: number
  readonly route: string | null
  readonly routeBefore: string | null
  readonly pathBefore: string | null
}

/** What is done for a visit in the tab: its history is written, then the page is brought to where it should stand. */
export type Arrival = Pick<Visiting, "place" | "kind" | "from"> & {
  /** The page stays where it is: another page of the same listing, another variant of the same piece, another choice on the same page. */
  readonly isSteady: boolean
}

export const arrivalOf = ({ from, kind, pathBefore, place, route, routeBefore }: Visiting): Arrival => ({
  from,
  kind,
  place,
  isSteady:
    isOneListing(routeBefore, route) ||
    isOneProduct(pathBefore, place.path) ||
    (kind === "replace" && pathBefore === place.path && routeBefore === route)
})
