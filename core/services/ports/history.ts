import { Context, type Effect } from "effect"
import type { Place } from "../../domain/url/place.ts"

/** The tab's history. Secrets in an address go into the vault before `current` or a change tells of it. */
export class History extends Context.Service<
  History,
  {
    readonly current: Effect.Effect<Place>
    write(place: Place, how: "push" | "replace"): Effect.Effect<void>
    /** Leaves the shop for another address. */
    leave(url: string): Effect.Effect<void>
    /** Tells of every Back and Forward for as long as it runs. */
    watch(tell: (place: Place) => void): Effect.Effect<never>
    /**
     * Lays an entry over this one, for a layer that opens over the page or over another layer: Back takes the uppermost off, which is told, and the page
     * stays. When it ends the entry is taken off too; a page that is gone to in the meantime takes its place.
     */
    cover(tellBack: () => void): Effect.Effect<never>
  }
>()("shop/core/services/History") {}
