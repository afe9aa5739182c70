import { assign, emit, fromCallback, fromPromise, raise, sendParent, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { failedHead, type Head, missingHead } from "../../domain/content/head.ts"
import { addressOf, destinationOf, type Place, placeOf } from "../../domain/url/place.ts"
import { type GuardRedirect, guardRedirect } from "../../routes/guard.ts"
import type { Match } from "../../routes/resolve.ts"
import type { PageRedirect } from "../../services/navigation/pages.ts"
import { errorArrival, type PageArrival, pageArrival, type VisitKind } from "./page-arrival.ts"
import type { PageFact, Visit } from "./page.machine.ts"

/** External address without permission (NAV-010), or an unsafe one (NAV-012). */
export type NavigationRefusal = { readonly _tag: "ExternalNotAllowed" | "UnsafeAddress"; readonly to: string }

export type NavigationContext = {
  readonly place: Place
  readonly kind: VisitKind
  /** Index of the history entry left. */
  readonly from: number
  readonly leaveTo: string | null
  readonly refusal: NavigationRefusal | null
  /** Error screen shown until the next page is shown. */
  readonly fault: "missing" | "failed" | "broken" | null
  readonly route: string | null
  /** Last page shown; `null` before the first. */
  readonly routeBefore: string | null
  readonly pathBefore: string | null
}

/** `external` permits an external address (NAV-011). */
type Destination = { readonly to: string; readonly replace?: boolean; readonly external?: boolean }

export type NavigationEvent =
  | ({ readonly type: "navigation.go" } & Destination)
  | { readonly type: "navigation.popped"; readonly place: Place }
  | { readonly type: "navigation.retry" }
  | PageFact

/** Resolution of an address: a page to open, or none. `guarded` is the redirect of a guest from a page for users. */
export type NavigationFact =
  | { readonly type: "navigation.resolved"; readonly visit: Visit; readonly guarded: GuardRedirect | null }
  | { readonly type: "navigation.lost"; readonly isMissing: boolean; readonly guarded: GuardRedirect | null }

/** Emitted to observers outside the system. */
export type NavigationNotice = { readonly type: "navigation.refused"; readonly refusal: NavigationRefusal }

type ResolveOutcome = Outcome<Match | PageRedirect, never>
type Result = { readonly outcome: ResolveOutcome }

const navigationSetup = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as { readonly place: Place },
    emitted: {} as NavigationNotice,
    tags: {} as "busy" | "settled"
  },
  actors: {
    watchHistory: fromCallback(notProvided("watchHistory")),
    resolve: fromPromise<ResolveOutcome, Place>(notProvided("resolve")),
    writeHistory: fromPromise<Outcome<void, never>, PageArrival>(notProvided("writeHistory")),
    settle: fromPromise<Outcome<void, never>, PageArrival>(notProvided("settle")),
    writeHead: fromPromise<Outcome<void, never>, Head>(notProvided("writeHead")),
    leave: fromPromise<Outcome<void, never>, string>(notProvided("leave"))
  },
  guards: {
    isFound: (_, { outcome }: Result) => matchOf(outcome)?._tag === "Found",
    isElsewhere: (_, { outcome }: Result) => movedTo(outcome) !== null,
    isInside: (_, { to }: Destination) => destinationOf(to) === "inside",
    isOutside: (_, { external, to }: Destination) => external === true && destinationOf(to) === "outside"
  },
  actions: {
    /** A repeated address adds no history entry, as in browsers: two quick clicks are one visit. */
    go: assign(({ context }, { replace = false, to }: Destination): Partial<NavigationContext> => {
      const destination = placeOf(to, context.place.index) ?? context.place
      const stays = replace || addressOf(destination) === addressOf(context.place)
      const place = stays ? destination : { ...destination, index: destination.index + 1 }
      return { place, kind: stays ? "replace" : "push", ...begun(context) }
    }),
    pop: assign(({ context }, { place }: { readonly place: Place }): Partial<NavigationContext> => ({
      place,
      kind: "pop",
      ...begun(context)
    })),
    keepShown: assign({ routeBefore: ({ context }) => context.route, pathBefore: ({ context }) => context.place.path }),
    forgetShown: assign({ routeBefore: null, pathBefore: null }),
    keepRoute: assign((_, { outcome }: Result) => ({ route: matchOf(outcome)?.route ?? null })),
    keepLeaving: assign((_, { to }: Destination) => ({ leaveTo: to, refusal: null })),
    keepFault: assign((_, { fault }: Pick<NavigationContext, "fault">) => ({ fault })),
    refuse: assign((_, { to }: Destination) => ({ refusal: refusalOf(to) })),
    follow: raise((_, { outcome }: Result): PageFact => ({ type: "page.moved", to: movedTo(outcome) ?? "/" })),
    tellRefused: emit((_, { to }: Destination): NavigationNotice => ({ type: "navigation.refused", refusal: refusalOf(to) })),
    tellResolved: sendParent(({ context: { place } }, { outcome }: Result): NavigationFact => {
      const match = matchOf(outcome)
      const guarded = match?.isGuarded === true ? guardRedirect(place.path) : null
      return match?._tag === "Found"
        ? { type: "navigation.resolved", visit: { place, match }, guarded }
        : { type: "navigation.lost", isMissing: match !== null, guarded }
    }),
    tellLost: sendParent({ type: "navigation.lost", isMissing: false, guarded: null } satisfies NavigationFact),
    tellNowhere: sendParent({ type: "navigation.lost", isMissing: true, guarded: null } satisfies NavigationFact)
  }
})

/** The old page broke while the next one loads: shows the error screen meanwhile. */
const breaking = { actions: { type: "keepFault", params: { fault: "broken" } } } as const

/** Scrolls to the top of an error screen, which replaces the page that was scrolled, and focuses its heading. */
const settlesError = {
  id: "settle",
  src: "settle",
  input: ({ context }: { readonly context: NavigationContext }): PageArrival => errorArrival(pageArrival(context))
} as const

/**
 * Current address and its page. Links, Back and redirects are events; wouter only reads the state. The route table resolves addresses; facts of the
 * page machine count only while this visit is loading.
 */
export const navigationMachine = navigationSetup.createMachine({
  id: "navigation",
  context: ({ input: { place } }) => ({
    place,
    kind: "load",
    from: place.index,
    leaveTo: null,
    refusal: null,
    fault: null,
    route: null,
    routeBefore: null,
    pathBefore: null
  }),
  initial: "writing",
  invoke: { id: "watchHistory", src: "watchHistory" },
  on: {
    "navigation.go": [
      {
        guard: { type: "isInside", params: ({ event }) => event },
        target: ".writing",
        reenter: true,
        actions: { type: "go", params: ({ event }) => event }
      },
      {
        guard: { type: "isOutside", params: ({ event }) => event },
        target: ".leaving",
        reenter: true,
        actions: { type: "keepLeaving", params: ({ event }) => event }
      },
      {
        actions: [
          { type: "refuse", params: ({ event }) => event },
          { type: "tellRefused", params: ({ event }) => event }
        ]
      }
    ],
    "navigation.popped": { target: ".writing", reenter: true, actions: { type: "pop", params: ({ event }) => event } }
  },
  states: {
    writing: {
      tags: "busy",
      on: { "page.broke": breaking },
      invoke: {
        id: "writeHistory",
        src: "writeHistory",
        input: ({ context }) => pageArrival(context),
        onDone: "resolving",
        onError: "resolving"
      }
    },
    resolving: {
      tags: "busy",
      on: { "page.broke": breaking },
      invoke: {
        id: "resolve",
        src: "resolve",
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: "isFound", params: outcomeOf },
            target: "loading",
            actions: [
              { type: "keepRoute", params: outcomeOf },
              { type: "tellResolved", params: outcomeOf }
            ]
          },
          { guard: { type: "isElsewhere", params: outcomeOf }, target: "loading", actions: { type: "follow", params: outcomeOf } },
          {
            target: "missing",
            actions: [
              { type: "keepRoute", params: outcomeOf },
              { type: "tellResolved", params: outcomeOf }
            ]
          }
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
        "page.broke": breaking,
        "page.moved": [
          {
            guard: { type: "isInside", params: ({ event }) => event },
            target: "writing",
            actions: { type: "go", params: ({ event }) => ({ to: event.to, replace: true }) }
          },
          {
            guard: { type: "isOutside", params: ({ event }) => ({ to: event.to, external: true }) },
            target: "leaving",
            actions: { type: "keepLeaving", params: ({ event }) => event }
          },
          { target: "failed", actions: [{ type: "refuse", params: ({ event }) => event }, "tellLost"] }
        ],
        "navigation.retry": "resolving"
      }
    },
    ready: {
      tags: "settled",
      entry: { type: "keepFault", params: { fault: null } },
      invoke: { id: "settle", src: "settle", input: ({ context }) => pageArrival(context) },
      exit: "keepShown",
      on: { "page.broke": "broken" }
    },
    broken: {
      tags: "settled",
      entry: { type: "keepFault", params: { fault: "broken" } },
      invoke: [{ id: "writeHead", src: "writeHead", input: failedHead }, settlesError],
      exit: "forgetShown"
    },
    failed: {
      tags: "settled",
      entry: { type: "keepFault", params: { fault: "failed" } },
      invoke: [{ id: "writeHead", src: "writeHead", input: failedHead }, settlesError],
      exit: "forgetShown",
      on: { "navigation.retry": "resolving" }
    },
    missing: {
      tags: "settled",
      entry: { type: "keepFault", params: { fault: "missing" } },
      invoke: [{ id: "writeHead", src: "writeHead", input: missingHead }, settlesError],
      exit: "forgetShown"
    },
    leaving: {
      tags: "settled",
      on: { "page.broke": breaking },
      invoke: {
        id: "leave",
        src: "leave",
        input: ({ context }) => context.leaveTo ?? "/",
        onError: { target: "missing", actions: "tellNowhere" }
      }
    }
  }
})

const refusalOf = (to: string): NavigationRefusal => ({
  _tag: destinationOf(to) === "unsafe" ? "UnsafeAddress" : "ExternalNotAllowed",
  to
})

const matchOf = (resolved: ResolveOutcome): Match | null =>
  resolved._tag === "Success" && resolved.value._tag !== "Moved" ? resolved.value : null

const movedTo = (resolved: ResolveOutcome): string | null =>
  resolved._tag === "Success" && resolved.value._tag === "Moved" ? resolved.value.to : null

const begun = ({ place }: NavigationContext) => ({
  from: place.index,
  leaveTo: null,
  refusal: null
})
