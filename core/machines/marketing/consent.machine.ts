import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { allowsAny, type Consent, nothingAllowed, type Permissions } from "../../domain/marketing/consent.ts"
import { lateMarketing } from "./late-marketing.ts"

export type ConsentContext = {
  /** The choice that holds; `null` where none was made. */
  readonly consent: Consent | null
  /** The browser says no for its visitor (Global Privacy Control): nobody is asked. */
  readonly isOptedOut: boolean
  /** What is ticked now. */
  readonly draft: Permissions
  /** The visit was told of already when this choice was made, so the page that stood then is not told anew. */
  readonly isGreeted: boolean
}

export type ConsentEvent =
  /** What the browser kept, and what it says for its visitor. */
  | { readonly type: "consent.look"; readonly consent: Consent | null; readonly isOptedOut: boolean }
  /** A choice was kept: here, or in another tab. */
  | { readonly type: "consent.kept"; readonly consent: Consent }
  /** The choices are looked at one by one. */
  | { readonly type: "consent.open" }
  | { readonly type: "consent.close" }
  | { readonly type: "consent.toggle"; readonly name: keyof Permissions }
  | { readonly type: "consent.choose"; readonly permissions: Permissions }

/** What it says to its keeper. */
export type ConsentShelfEvent = { readonly type: "shelf.keep"; readonly permissions: Permissions }

type Known = Pick<ConsentContext, "consent">
type Looked = Pick<ConsentContext, "consent" | "isOptedOut">

/** What a visitor allows: asked for once a year, quietly, and open to change. What tells of the visit lives here, and only while it is allowed. */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    children: {} as { readonly shelf: "shelf"; readonly loadMarketing: "loadMarketing"; readonly marketing: "marketing" }
  },
  actors: {
    shelf: fromCallback<ConsentShelfEvent>(notProvided("shelf")),
    marketing: lateMarketing.marketing,
    loadMarketing: fromPromise<null>(notProvided("loadMarketing"))
  },
  guards: {
    isAnswered: (_, { consent, isOptedOut }: Looked) => consent !== null || isOptedOut,
    isAllowed: (_, { consent }: Known) => consent !== null && allowsAny(consent)
  },
  actions: {
    look: assign((_, { consent, isOptedOut }: Looked) => ({ consent, isOptedOut })),
    adopt: assign(({ context: { consent: before } }, { consent }: Known) => ({ consent, isGreeted: before?.analytics === true })),
    /** What holds is ticked. */
    begin: assign(({ context: { consent } }) => ({
      draft: consent === null ? nothingAllowed : { analytics: consent.analytics, ads: consent.ads }
    })),
    tick: assign(({ context: { draft } }, { name }: { readonly name: keyof Permissions }) => ({
      draft: { ...draft, [name]: !draft[name] }
    })),
    keep: sendTo("shelf", (_, { permissions }: { readonly permissions: Permissions }): ConsentShelfEvent => ({
      type: "shelf.keep",
      permissions
    }))
  }
}).createMachine({
  id: "consent",
  type: "parallel",
  context: { consent: null, isOptedOut: false, draft: nothingAllowed, isGreeted: false },
  invoke: { id: "shelf", src: "shelf" },
  states: {
    panel: {
      initial: "recalling",
      on: { "consent.kept": { target: ".closed", actions: { type: "adopt", params: ({ event }) => event } } },
      states: {
        /** What the browser kept comes at once. */
        recalling: {
          on: {
            "consent.look": [
              {
                guard: { type: "isAnswered", params: ({ event }) => event },
                target: "closed",
                actions: { type: "look", params: ({ event }) => event }
              },
              { target: "asking" }
            ]
          }
        },
        asking: {
          on: {
            "consent.open": { target: "choosing", actions: "begin" },
            "consent.choose": { actions: { type: "keep", params: ({ event }) => event } }
          }
        },
        choosing: {
          on: {
            "consent.toggle": { actions: { type: "tick", params: ({ event }) => event } },
            "consent.choose": { actions: { type: "keep", params: ({ event }) => event } },
            "consent.close": [{ guard: { type: "isAnswered", params: ({ context }) => context }, target: "closed" }, { target: "asking" }]
          }
        },
        closed: { on: { "consent.open": { target: "choosing", actions: "begin" } } }
      }
    },
    telling: {
      initial: "unknown",
      on: {
        "consent.kept": [{ guard: { type: "isAllowed", params: ({ event }) => event }, target: ".coming" }, { target: ".silent" }]
      },
      states: {
        unknown: {
          on: {
            "consent.look": [{ guard: { type: "isAllowed", params: ({ event }) => event }, target: "coming" }, { target: "silent" }]
          }
        },
        silent: {},
        /** Its code is on its way; where it does not come, nothing is told until the next load. */
        coming: { invoke: { id: "loadMarketing", src: "loadMarketing", onDone: "allowed", onError: "silent" } },
        allowed: {
          invoke: {
            id: "marketing",
            src: "marketing",
            input: ({ context: { consent, isGreeted } }) => ({ consent: consent ?? { ...nothingAllowed, at: 0 }, isGreeted })
          }
        }
      }
    }
  }
})
