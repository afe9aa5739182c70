import { assign, emit, fromCallback, fromPromise, raise, sendParent, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { failedHead, type Head, missingHead } from "../../domain/content/head.ts"
import type { NavigationKind } from "../../domain/navigation/navigation-kind.ts"
import { addressOf, destinationOf, type Place, placeOf } from "../../domain/url/place.ts"
import { type GuardRedirect, guardRedirect } from "../../routes/guard.ts"
import type { Match } from "../../routes/resolve.ts"
import type { PageRedirect } from "../../services/navigation/pages.ts"
import { errorArrival, type PageArrival, pageArrival } from "./page-arrival.ts"
import type { PageFact, Visit } from "./page.machine.ts"

/** External address without permission (NAV-010), or an unsafe one (NAV-012). */
export type NavigationRefusal = { readonly _tag: "ExternalNotAllowed" | "UnsafeAddress"; readonly to: string }

export type NavigationContext = {
  readonly place: Place
  readonly kind: NavigationKind
  /** Index of the history entry that the visitor left. */
  readonly from: number
  readonly leaveTo: string | null
  readonly refusal: NavigationRefusal | null
  /** Error screen, until the next page is shown. */
  readonly fault: "missing" | "failed" | "broken" | null
  readonly route: string | null
  /** Last page shown; `null` before the first. */
  readonly routeBefore: string | null
  readonly pathBefore: string | null
  /** The address was replaced by another of the page shown, such as one with other parameters. */
  readonly isSamePage: boolean
}

/** `external` permits an external address (NAV-011). */
type Destination = { readonly to: string; readonly replace?: boolean; readonly external?: boolean }

export type NavigationEvent =
  | ({ readonly type: "navigation.go" } & Destination)
  | { readonly type: "navigation.popped"; readonly place: Place }
  | { readonly type: "navigation.retry" }
  | PageFact

/** `guarded` is the redirect of a guest from a page for users. `isSamePage`: the page shown remains, at another address. */
export type NavigationFact =
  | { readonly type: "navigation.resolved"; readonly visit: Visit; readonly guarded: GuardRedirect | null; readonly isSamePage?: true }
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
    resolveAddress: fromPromise<ResolveOutcome, Place>(notProvided("resolveAddress")),
    writeHistory: fromPromise<Outcome<void, never>, PageArrival>(notProvided("writeHistory")),
    settlePage: fromPromise<Outcome<void, never>, PageArrival>(notProvided("settlePage")),
    writeHead: fromPromise<Outcome<void, never>, Head>(notProvided("writeHead")),
    leaveShop: fromPromise<Outcome<void, never>, string>(notProvided("leaveShop"))
  },
  guards: {
    isPageFound: (_, { outcome }: Result) => matchOf(outcome)?._tag === "Found",
    isMoved: (_, { outcome }: Result) => movedTo(outcome) !== null,
    isShopAddress: (_, { to }: Destination) => destinationOf(to) === "inside",
    isAllowedOutside: (_, { external, to }: Destination) => external === true && destinationOf(to) === "outside"
  },
  actions: {
    /** A repeated address adds no history entry, as in browsers: two quick clicks are one visit. */
    storeDestination: assign(({ context }, { replace = false, to }: Destination): Partial<NavigationContext> => {
      const destination = placeOf(to, context.place.index) ?? context.place
      const stays = replace || addressOf(destination) === addressOf(context.place)
      const place = stays ? destination : { ...destination, index: destination.index + 1 }
      return { place, kind: stays ? "replace" : "push", ...visitStart(context, replace && destination.path === context.pathBefore) }
    }),
    storePoppedPlace: assign(({ context }, { place }: { readonly place: Place }): Partial<NavigationContext> => ({
      place,
      kind: "pop",
      ...visitStart(context)
    })),
    storePreviousPage: assign({ routeBefore: ({ context }) => context.route, pathBefore: ({ context }) => context.place.path }),
    clearPreviousPage: assign({ routeBefore: null, pathBefore: null }),
    storeRoute: assign((_, { outcome }: Result) => ({ route: matchOf(outcome)?.route ?? null })),
    storeLeaveTo: assign((_, { to }: Destination) => ({ leaveTo: to, refusal: null })),
    storeFault: assign((_, { fault }: Pick<NavigationContext, "fault">) => ({ fault })),
    storeRefusal: assign((_, { to }: Destination) => ({ refusal: refusalOf(to) })),
    raiseMoved: raise((_, { outcome }: Result): PageFact => ({ type: "page.moved", to: movedTo(outcome) ?? "/" })),
    notifyRefused: emit((_, { to }: Destination): NavigationNotice => ({ type: "navigation.refused", refusal: refusalOf(to) })),
    publishResolved: sendParent(({ context: { isSamePage, place } }, { outcome }: Result): NavigationFact => {
      const match = matchOf(outcome)
      const guarded = match?.isGuarded === true ? guardRedirect(place.path) : null
      return match?._tag === "Found"
        ? { type: "navigation.resolved", visit: { place, match }, guarded, ...(isSamePage && { isSamePage }) }
        : { type: "navigation.lost", isMissing: match !== null, guarded }
    }),
    publishLost: sendParent((_, { isMissing }: { readonly isMissing: boolean }): NavigationFact => ({
      type: "navigation.lost",
      isMissing,
      guarded: null
    }))
  }
})

/** The old page broke while the next one loads. */
const storeBroken = { actions: { type: "storeFault", params: { fault: "broken" } } } as const

/** Scrolls to the top of an error screen, which replaces the page that was scrolled, and focuses its heading. */
const settleOnError = {
  id: "settle",
  src: "settlePage",
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
    ...visitStart({ place }),
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
        guard: { type: "isShopAddress", params: ({ event }) => event },
        target: ".writing",
        reenter: true,
        actions: { type: "storeDestination", params: ({ event }) => event }
      },
      {
        guard: { type: "isAllowedOutside", params: ({ event }) => event },
        target: ".leaving",
        reenter: true,
        actions: { type: "storeLeaveTo", params: ({ event }) => event }
      },
      {
        actions: [
          { type: "storeRefusal", params: ({ event }) => event },
          { type: "notifyRefused", params: ({ event }) => event }
        ]
      }
    ],
    "navigation.popped": { target: ".writing", reenter: true, actions: { type: "storePoppedPlace", params: ({ event }) => event } }
  },
  states: {
    writing: {
      tags: "busy",
      on: { "page.broke": storeBroken },
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
      on: { "page.broke": storeBroken },
      invoke: {
        id: "resolve",
        src: "resolveAddress",
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: "isPageFound", params: outcomeOf },
            target: "loading",
            actions: [
              { type: "storeRoute", params: outcomeOf },
              { type: "publishResolved", params: outcomeOf }
            ]
          },
          { guard: { type: "isMoved", params: outcomeOf }, target: "loading", actions: { type: "raiseMoved", params: outcomeOf } },
          {
            target: "missing",
            actions: [
              { type: "storeRoute", params: outcomeOf },
              { type: "publishResolved", params: outcomeOf }
            ]
          }
        ],
        onError: { target: "failed", actions: { type: "publishLost", params: { isMissing: false } } }
      }
    },
    loading: {
      tags: "busy",
      on: {
        "page.shown": "ready",
        "page.wasMissing": "missing",
        "page.failed": "failed",
        "page.broke": storeBroken,
        "page.moved": [
          {
            guard: { type: "isShopAddress", params: ({ event }) => event },
            target: "writing",
            actions: { type: "storeDestination", params: ({ event }) => ({ to: event.to, replace: true }) }
          },
          {
            guard: { type: "isAllowedOutside", params: ({ event }) => ({ to: event.to, external: true }) },
            target: "leaving",
            actions: { type: "storeLeaveTo", params: ({ event }) => event }
          },
          {
            target: "failed",
            actions: [
              { type: "storeRefusal", params: ({ event }) => event },
              { type: "publishLost", params: { isMissing: false } }
            ]
          }
        ],
        "navigation.retry": "resolving"
      }
    },
    ready: {
      tags: "settled",
      entry: { type: "storeFault", params: { fault: null } },
      invoke: { id: "settle", src: "settlePage", input: ({ context }) => pageArrival(context) },
      exit: "storePreviousPage",
      on: { "page.broke": "broken" }
    },
    broken: {
      tags: "settled",
      entry: { type: "storeFault", params: { fault: "broken" } },
      invoke: [{ id: "writeHead", src: "writeHead", input: failedHead }, settleOnError],
      exit: "clearPreviousPage"
    },
    failed: {
      tags: "settled",
      entry: { type: "storeFault", params: { fault: "failed" } },
      invoke: [{ id: "writeHead", src: "writeHead", input: failedHead }, settleOnError],
      exit: "clearPreviousPage",
      on: { "navigation.retry": "resolving" }
    },
    missing: {
      tags: "settled",
      entry: { type: "storeFault", params: { fault: "missing" } },
      invoke: [{ id: "writeHead", src: "writeHead", input: missingHead }, settleOnError],
      exit: "clearPreviousPage"
    },
    leaving: {
      tags: "settled",
      on: { "page.broke": storeBroken },
      invoke: {
        id: "leave",
        src: "leaveShop",
        input: ({ context }) => context.leaveTo ?? "/",
        onError: { target: "missing", actions: { type: "publishLost", params: { isMissing: true } } }
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

const visitStart = ({ place }: Pick<NavigationContext, "place">, isSamePage = false) => ({
  from: place.index,
  leaveTo: null,
  refusal: null,
  isSamePage
})
