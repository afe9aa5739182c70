import { Context, type Effect } from "effect"
import type { Place } from "../../domain/url/place.ts"

/** A visit, as far as the focus is concerned: how it came about, which entry of the history was left, and whether the page stays as it is. */
type Visit = {
  readonly place: Place
  readonly kind: "load" | "push" | "replace" | "pop"
  readonly from: number
  readonly isSteady: boolean
}

/** What the keyboard and a screen reader stand on. Whatever takes the focus away with it leaves it to what stands in its place, or beside it. */
export class Focus extends Context.Service<
  Focus,
  {
    /** Keeps what has the focus as a page is left. */
    depart(visit: Visit): Effect.Effect<void>
    /**
     * To the heading of the page that has come, which is heard by that; by Back to what had the focus when the page was left. A first page and one that stays
     * leave it where it is.
     */
    arrive(visit: Visit): Effect.Effect<void>
  }
>()("shop/core/services/Focus") {}
