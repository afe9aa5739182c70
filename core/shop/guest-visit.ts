import type { Menu } from "../contract/shell.ts"
import type { Place } from "../domain/url/place.ts"
import type { Outcome } from "../kernel/outcome.ts"
import type { Match } from "../routes/resolve.ts"
import type { OpenedPage, OpenPageError } from "../services/navigation/pages.ts"
import type { ApiError } from "../services/ports/api.ts"

/** Answers to a guest page's calls, available before its machines start. */
export type GuestAnswers = {
  readonly page: Outcome<OpenedPage, typeof OpenPageError.Encoded>
  readonly menu: Outcome<Menu, typeof ApiError.Encoded>
}

/** Data that determine a guest page, besides its address. */
export type GuestVisit = GuestAnswers & { readonly match: Match }

export type RouteContents = { readonly route: string; readonly contents: ReadonlyArray<object> }

/**
 * Data by which a shown page differs from others of its route; their machines are in the same states. `null` for other pages (missing, redirected,
 * failed, without menus), whose machines have to run.
 */
export const contentsOf = (place: Place, { match, menu, page }: GuestVisit): RouteContents | null => {
  if (match._tag === "Missing" || menu._tag === "Failure" || page._tag === "Failure" || page.value._tag !== "Shown") return null
  return { route: match.route, contents: [place, match, page.value.data, menu.value] }
}
