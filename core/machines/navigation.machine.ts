import { assign, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { notProvided } from "../actors/not-provided.ts"
import type { Outcome } from "../actors/outcome.ts"
import { failedHead, type Head, missingHead } from "../domain/head.ts"
import { type Place, placeOf } from "../domain/place.ts"
import { type Match, resolve } from "../routes/resolve.ts"
import type { PageFact, Visit } from "./page.machine.ts"

/** How a visit came about: the first of a tab, a link, an address put in another's place, or Back and Forward. */
export type VisitKind = "load" | "push" | "replace" | "pop"

export type NavigationContext = {
  readonly place: Place
  readonly match: Match
  readonly kind: VisitKind
  /** The entry of the history that was left for this one. */
  readonly from: number
  /** An address outside the shop that a page sends its visitors to. */
  readonly leaveTo: string | null
  /** With which status the server answers when a page sends its visitors on. */
  readonly movedStatus: number | null
}

export type NavigationEvent =
  | { readonly type: "navigation.go"; readonly to: string; readonly replace?: boolean }
  | { readonly type: "navigation.popped"; readonly place: Place }
  | PageFact

/** What navigation tells the shop: a page is wanted, or none is. */
export type NavigationFact = { readonly type: "navigation.resolved"; readonly visit: Visit } | { readonly type: "navigation.lost" }

/** What is done for a visit in the tab: its history is written, then the page is brought to where it should stand. */
export type Arrival = Pick<NavigationContext, "place" | "kind" | "from">

/**
 * Where the visitor is and whether a page stands there. Every link, Back and redirect is an event here; wouter only reads it.
 * An address is resolved and validated in `resolving`; the page machine loads it and answers by its facts, which count only while
 * this visit is being opened.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as { readonly place: Place },
    tags: {} as "busy" | "settled"
  },
  actors: {
    watchHistory: fromCallback(notProvided("watchHistory")),
    writeHistory: fromPromise<Outcome<void, never>, Arrival>(notProvided("writeHistory")),
    settleScroll: fromPromise<Outcome<void, never>, Arrival>(notProvided("settleScroll")),
    writeHead: fromPromise<Outcome<void, never>, Head>(notProvided("writeHead")),
    leave: fromPromise<Outcome<void, never>, string>(notProvided("leave"))
  },
  guards: {
    isFound: ({ context }) => context.match._tag === "Found",
    isInside: (_, { to }: { readonly to: string }) => placeOf(to, 0) !== undefined
  },
  actions: {
    go: assign(({ context }, { replace = false, to }: { readonly to: string; readonly replace?: boolean }): Partial<NavigationContext> => {
      const place = placeOf(to, replace ? context.place.index : context.place.index + 1) ?? context.place
      return { place, match: resolve(place.path, place.search), kind: replace ? "replace" : "push", from: context.place.index }
    }),
    pop: assign(({ context }, { place }: { readonly place: Place }): Partial<NavigationContext> => ({
      place,
      match: resolve(place.path, place.search),
      kind: "pop",
      from: context.place.index
    })),
    keepLeaving: assign((_, { status, to }: { readonly to: string; readonly status: number }) => ({ leaveTo: to, movedStatus: status })),
    keepStatus: assign((_, { status }: { readonly status: number }) => ({ movedStatus: status })),
    tellResolved: sendParent(({ context: { match, place } }): NavigationFact =>
      match._tag === "Found" ? { type: "navigation.resolved", visit: { place, match } } : { type: "navigation.lost" }
    ),
    tellLost: sendParent({ type: "navigation.lost" } satisfies NavigationFact)
  }
}).createMachine({
  id: "navigation",
  context: ({ input: { place } }) => ({
    place,
    match: resolve(place.path, place.search),
    kind: "load",
    from: place.index,
    leaveTo: null,
    movedStatus: null
  }),
  initial: "writing",
  invoke: { id: "watchHistory", src: "watchHistory" },
  on: {
    "navigation.go": {
      guard: { type: "isInside", params: ({ event }) => event },
      target: ".writing",
      reenter: true,
      actions: { type: "go", params: ({ event }) => event }
    },
    "navigation.popped": { target: ".writing", reenter: true, actions: { type: "pop", params: ({ event }) => event } }
  },
  states: {
    writing: {
      tags: "busy",
      invoke: {
        id: "writeHistory",
        src: "writeHistory",
        input: ({ context: { from, kind, place } }) => ({ from, kind, place }),
        onDone: "resolving",
        onError: "resolving"
      }
    },
    resolving: {
      tags: "busy",
      always: [
        { guard: "isFound", target: "opening", actions: "tellResolved" },
        { target: "missing", actions: "tellLost" }
      ]
    },
    opening: {
      initial: "loading",
      on: {
        "page.shown": "ready",
        "page.wasMissing": "missing",
        "page.failed": ".failed",
        "page.moved": [
          {
            guard: { type: "isInside", params: ({ event }) => event },
            target: "writing",
            actions: [
              { type: "go", params: ({ event }) => ({ to: event.to, replace: true }) },
              { type: "keepStatus", params: ({ event }) => event }
            ]
          },
          { target: "leaving", actions: { type: "keepLeaving", params: ({ event }) => event } }
        ]
      },
      states: {
        loading: { tags: "busy" },
        failed: { tags: "settled", invoke: { id: "writeHead", src: "writeHead", input: failedHead } }
      }
    },
    ready: {
      tags: "settled",
      invoke: { id: "settleScroll", src: "settleScroll", input: ({ context: { from, kind, place } }) => ({ from, kind, place }) }
    },
    missing: { tags: "settled", invoke: { id: "writeHead", src: "writeHead", input: missingHead } },
    leaving: {
      tags: "settled",
      invoke: { id: "leave", src: "leave", input: ({ context }) => context.leaveTo ?? "/", onError: "missing" }
    }
  }
})
