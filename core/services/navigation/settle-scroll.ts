import { Effect } from "effect"
import type { NavigationKind } from "../../domain/navigation/navigation-kind.ts"
import type { Place } from "../../domain/url/place.ts"
import { Scroll } from "../ports/scroll.ts"

type Visit = { readonly place: Place; readonly kind: NavigationKind; readonly isSteady: boolean }

/** After a page has finished (LIM-015). */
const scrollWait = "50 millis"

/** Restores the position on the first load and on Back, otherwise scrolls to the top unless the page keeps its scroll. */
export const settleScroll = Effect.fnUntraced(function* ({ isSteady, kind, place }: Visit) {
  const scroll = yield* Scroll
  if (kind === "load") return yield* scroll.restore(place.index)
  if (kind !== "pop" && isSteady) return
  yield* Effect.sleep(scrollWait)
  yield* kind === "pop" ? scroll.restore(place.index) : scroll.toTop
})
