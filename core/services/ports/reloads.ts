import { Context, type Effect } from "effect"
import type { Place } from "../../domain/url/place.ts"

/** A chunk did not come, and when the tab was last loaded anew for one. */
export type MissingChunk = { readonly at: number; readonly reloadedAt: number | null }

/** A page that is gone to, and how it came about. */
type Going = { readonly place: Place; readonly kind: "load" | "push" | "replace" | "pop" }

/** How a tab is loaded anew so that nothing is lost: the journal keeps what was typed, and what is on its way is waited for. */
export class Reloads extends Context.Service<
  Reloads,
  {
    /** For as long as it runs, the next page that is gone to is loaded whole. */
    readonly due: Effect.Effect<never>
    /** Loads that page whole where it is due and nothing would be lost; else answers at once. */
    depart(going: Going): Effect.Effect<void>
    /** Tells of every chunk that does not come, for as long as it runs; until `stay` whoever waits for the chunk is told nothing. */
    chunks(tell: (missing: MissingChunk) => void): Effect.Effect<never>
    /** The page stays as it is: what misses a chunk may say so. */
    readonly stay: Effect.Effect<void>
    /** Whether the shop answers. */
    readonly isReachable: Effect.Effect<boolean>
    /** Ends when nothing is on its way that a reload would lose. */
    readonly untilWritten: Effect.Effect<void>
    /** Ends when nothing is half typed, and nothing on its way, that a reload would lose. */
    readonly untilQuiet: Effect.Effect<void>
    /** Marks the tab and loads its page anew; ends only where it could not. */
    readonly anew: Effect.Effect<void>
  }
>()("shop/core/services/Reloads") {}
