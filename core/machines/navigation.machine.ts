import { assign, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { notProvided } from "../actors/not-provided.ts"
import type { Outcome } from "../actors/outcome.ts"
import { failedHead, type Head, missingHead } from "../domain/head.ts"
import { type Place, placeOf } from "../domain/place.ts"
import type { Match } from "../routes/resolve.ts"
import { type Arrival, arrivalOf, type VisitKind } from "./arrival.ts"
import type { PageFact, Visit } from "./page.machine.ts"

export type NavigationContext = {
  readonly place: Place
  readonly kind: VisitKind
  /** The entry of the history that was left for this one. */
  readonly from: number
  /** An address outside the shop that a page sends its visitors to. */
  readonly leaveTo: string | null
  /** The name of the route that was resolved last, and of the one that this visit came from. */
  readonly route: string | null
  readonly routeBefore: string | null
  /** How often this visit was tried again. */
  readonly retries: number
}

export type NavigationEvent =
  | { readonly type: "navigation.go"; readonly to: string; readonly replace?: boolean }
  | { readonly type: "navigation.popped"; readonly place: Place }
  | { readonly type: "navigation.retry" }
  | PageFact

/** What navigation tells the shop: a page is wanted, or none is. */
export type NavigationFact = { readonly type: "navigation.resolved"; readonly visit: Visit } | { readonly type: "navigation.lost" }

type Resolved = Outcome<Match, never>

/**
 * Where the visitor is and whether a page stands there. Every link, Back and redirect is an event here; wouter only reads it.
 * An address is resolved and validated by the route table; the page machine loads what is found and answers by its facts, which count
 * only while this visit is loading.
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
    resolve: fromPromise<Resolved, Place>(notProvided("resolve")),
    writeHistory: fromPromise<Outcome<void, never>, Arrival>(notProvided("writeHistory")),
    settleScroll: fromPromise<Outcome<void, never>, Arrival>(notProvided("settleScroll")),
    writeHead: fromPromise<Outcome<void, never>, Head>(notProvided("writeHead")),
    leave: fromPromise<Outcome<void, never>, string>(notProvided("leave"))
  },
  guards: {
    isFound: (_, { resolved }: { readonly resolved: Resolved }) => matchOf(resolved)?._tag === "Found",
    isInside: (_, { to }: { readonly to: string }) => placeOf(to, 0) !== undefined
  },
  actions: {
    go: assign(({ context }, { replace = false, to }: { readonly to: string; readonly replace?: boolean }): Partial<NavigationContext> => {
      const place = placeOf(to, replace ? context.place.index : context.place.index + 1) ?? context.place
      return { place, kind: replace ? "replace" : "push", ...begun(context) }
    }),
    pop: assign(({ context }, { place }: { readonly place: Place }): Partial<NavigationContext> => ({
      place,
      kind: "pop",
      ...begun(context)
    })),
    keepRoute: assign((_, { resolved }: { readonly resolved: Resolved }) => ({ route: matchOf(resolved)?.route ?? null })),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    keepLeaving: assign((_, { to }: { readonly to: string }) => ({ leaveTo: to })),
    tellResolved: sendParent(({ context: { place } }, { resolved }: { readonly resolved: Resolved }): NavigationFact => {
      const match = matchOf(resolved)
      return match?._tag === "Found" ? { type: "navigation.resolved", visit: { place, match } } : { type: "navigation.lost" }
    }),
    tellLost: sendParent({ type: "navigation.lost" } satisfies NavigationFact)
  }
}).createMachine({
  id: "navigation",
  context: ({ input: { place } }) => ({
    place,
    kind: "load",
    from: place.index,
    leaveTo: null,
    route: null,
    routeBefore: null,
    retries: 0
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
        input: ({ context }) => arrivalOf(context),
        onDone: "resolving",
        onError: "resolving"
      }
    },
    resolving: {
      tags: "busy",
      invoke: {
        id: "resolve",
        src: "resolve",
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => ({ resolved: event.output }) },
            target: "loading",
            actions: [
              { type: "keepRoute", params: ({ event }) => ({ resolved: event.output }) },
              { type: "tellResolved", params: ({ event }) => ({ resolved: event.output }) }
            ]
          },
          { target: "missing", actions: [{ type: "keepRoute", params: ({ event }) => ({ resolved: event.output }) }, "tellLost"] }
        ],
        onError: { target: "failed", actions: "tellLost" }
      }
    },
    loading: {
      tags: "busy",
      on: {
        "page.shown": "ready",
        "page.wasMissing": "missing",
        "page.failed": "failed",
        "page.moved": [
          {
            guard: { type: "isInside", params: ({ event }) => event },
            target: "writing",
            actions: { type: "go", params: ({ event }) => ({ to: event.to, replace: true }) }
          },
          { target: "leaving", actions: { type: "keepLeaving", params: ({ event }) => event } }
        ],
        "navigation.retry": { target: "resolving", actions: "countRetry" }
      }
    },
    failed: {
      tags: "settled",
      invoke: { id: "writeHead", src: "writeHead", input: failedHead },
      on: { "navigation.retry": { target: "resolving", actions: "countRetry" } }
    },
    ready: {
      tags: "settled",
      invoke: { id: "settleScroll", src: "settleScroll", input: ({ context }) => arrivalOf(context) }
    },
    missing: { tags: "settled", invoke: { id: "writeHead", src: "writeHead", input: missingHead } },
    leaving: {
      tags: "settled",
      invoke: { id: "leave", src: "leave", input: ({ context }) => context.leaveTo ?? "/", onError: "missing" }
    }
  }
})

const matchOf = (resolved: Resolved): Match | null => (resolved._tag === "Success" ? resolved.value : null)

/** Another visit begins. */
const begun = ({ place, route }: NavigationContext) => ({ from: place.index, routeBefore: route, retries: 0, leaveTo: null })
