import type { Menu } from "../contract/shell.ts"
import type { Place } from "../domain/url/place.ts"
import type { Outcome } from "../kernel/outcome.ts"
import type { Match } from "../routes/resolve.ts"
import type { Opened, OpenPageError } from "../services/navigation/pages.ts"
import type { ApiError } from "../services/ports/api.ts"

/** What a guest's page asks for, answered before its machines start. */
export type GuestAnswers = {
  readonly page: Outcome<Opened, typeof OpenPageError.Encoded>
  readonly menu: Outcome<Menu, typeof ApiError.Encoded>
}

/** All that a guest's page depends on, beside its address. */
export type GuestVisit = GuestAnswers & { readonly match: Match }

/** The contents of a page, which tell it from the others of its route. */
export type RouteContents = { readonly route: string; readonly contents: ReadonlyArray<object> }

/**
 * Two pages of one route that are shown bring the machines to the same states with other contents. `null` is said of every other visit (nothing there,
 * sent on, failed, without menus): its machines have to run.
 */
export const contentsOf = (place: Place, { match, menu, page }: GuestVisit): RouteContents | null => {
  if (match._tag === "Missing" || menu._tag === "Failure" || page._tag === "Failure" || page.value._tag !== "Shown") return null
  return { route: match.route, contents: [place, match, page.value.data, menu.value] }
}
