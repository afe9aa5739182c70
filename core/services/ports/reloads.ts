import { Context, type Effect } from "effect"
import type { NavigationKind } from "../../domain/navigation/navigation-kind.ts"
import type { Place } from "../../domain/url/place.ts"

/** Times of a failed chunk and of the tab's last reload for that reason, in epoch milliseconds. */
export type MissingChunk = { readonly at: number; readonly reloadedAt: number | null }

type PendingNavigation = { readonly place: Place; readonly kind: NavigationKind }

/** Reloads without data loss: the journal preserves form input, and pending requests are awaited. */
export class Reloads extends Context.Service<
  Reloads,
  {
    /** While running, the next navigation is a full page load. */
    readonly due: Effect.Effect<never>
    /** Makes the navigation a full load if one is due and nothing would be lost; otherwise returns at once. */
    depart(going: PendingNavigation): Effect.Effect<void>
    /** Code that waits for a failed chunk is not notified until `unblock`. */
    chunks(notify: (missing: MissingChunk) => void): Effect.Effect<never>
    /** Lets components show that their chunk is missing. */
    readonly unblock: Effect.Effect<void>
    readonly isReachable: Effect.Effect<boolean>
    /** Completes when no request is pending that a reload would lose. */
    readonly untilWritten: Effect.Effect<void>
    /** Completes when a reload would lose no input and no pending request, and interrupt no shopper: for that it waits two minutes at most. */
    readonly untilQuiet: Effect.Effect<void>
    /** Tests the same, right before a reload. */
    readonly isQuiet: Effect.Effect<boolean>
    /** Marks the tab and reloads it; completes only on failure. */
    readonly reload: Effect.Effect<void>
  }
>()("shop/core/services/Reloads") {}
