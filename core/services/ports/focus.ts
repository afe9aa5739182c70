import { Context, type Effect } from "effect"
import type { NavigationKind } from "../../domain/navigation/navigation-kind.ts"
import type { Place } from "../../domain/url/place.ts"

/** `from` is the history entry left; `isSteady` keeps the scroll. */
type Visit = {
  readonly place: Place
  readonly kind: NavigationKind
  readonly from: number
  readonly isSteady: boolean
}

/** Keyboard focus. When the focused element is removed, focus moves to its replacement or neighbour. */
export class Focus extends Context.Service<
  Focus,
  {
    depart(visit: Visit): Effect.Effect<void>
    /**
     * Focuses the heading of the new page, so that screen readers announce it; after Back, the element focused before. First loads and steady pages
     * keep the focus.
     */
    arrive(visit: Visit): Effect.Effect<void>
  }
>()("shop/core/services/Focus") {}
