import { outcomeOf } from "../../kernel/outcome.ts"
import { failedHead, missingHead } from "../../domain/content/head.ts"
import { arrivalOf } from "./arrival.ts"
import { navigationSetup } from "./navigation-setup.ts"

/** The old page broke while the next one loads: the error screen is shown until then. */
const breaking = { actions: { type: "keepFault", params: { fault: "broken" } } } as const

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
        input: ({ context }) => arrivalOf(context),
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
      invoke: { id: "settle", src: "settle", input: ({ context }) => arrivalOf(context) },
      exit: "keepShown",
      on: { "page.broke": "broken" }
    },
    broken: {
      tags: "settled",
      entry: { type: "keepFault", params: { fault: "broken" } },
      invoke: { id: "writeHead", src: "writeHead", input: failedHead },
      exit: "forgetShown"
    },
    failed: {
      tags: "settled",
      entry: { type: "keepFault", params: { fault: "failed" } },
      invoke: { id: "writeHead", src: "writeHead", input: failedHead },
      exit: "forgetShown",
      on: { "navigation.retry": "resolving" }
    },
    missing: {
      tags: "settled",
      entry: { type: "keepFault", params: { fault: "missing" } },
      invoke: { id: "writeHead", src: "writeHead", input: missingHead },
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
