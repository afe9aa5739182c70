import { Context, type Effect } from "effect"
import type { Place } from "../../domain/url/place.ts"

/** Browser history. Secrets in an address are moved to the vault before it is reported. */
export class History extends Context.Service<
  History,
  {
    readonly current: Effect.Effect<Place>
    write(place: Place, how: "push" | "replace"): Effect.Effect<void>
    leave(url: string): Effect.Effect<void>
    /** Reports Back and Forward. */
    watch(notify: (place: Place) => void): Effect.Effect<never>
    /**
     * Adds a history entry for a layer over the page, so that Back closes the topmost one; `tellBack` reports it. Interruption removes the entry, the
     * next page replaces it.
     */
    cover(tellBack: () => void): Effect.Effect<never>
  }
>()("shop/core/services/History") {}
