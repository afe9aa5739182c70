import { Effect } from "effect"
import type { Place } from "../../domain/url/place.ts"
import { Scroll } from "../ports/scroll.ts"

type Visit = { readonly place: Place; readonly kind: "load" | "push" | "replace" | "pop"; readonly isSteady: boolean }

/** A scroll waits this long after a page has finished (LIM-015). */
const scrollWait = "50 millis"

/** Brings a page that has come to where it should stand: a first one and one of Back to where it was left, another to its top unless it stays as it is. */
export const settleScroll = Effect.fnUntraced(function* ({ isSteady, kind, place }: Visit) {
  const scroll = yield* Scroll
  if (kind === "load") return yield* scroll.restore(place.index)
  if (kind !== "pop" && isSteady) return
  yield* Effect.sleep(scrollWait)
  yield* kind === "pop" ? scroll.restore(place.index) : scroll.toTop
})
