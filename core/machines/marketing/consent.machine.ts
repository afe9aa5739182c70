import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
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
  | { readonly type: "consent.hydrated"; readonly consent: Consent | null; readonly isOptedOut: boolean }
  /** A choice was kept: here, or in another tab. */
  | { readonly type: "consent.kept"; readonly consent: Consent }
  /** The choices are looked at one by one. */
  | { readonly type: "consent.open" }
  | { readonly type: "consent.close" }
  | { readonly type: "consent.toggle"; readonly name: keyof Permissions }
  | { readonly type: "consent.choose"; readonly permissions: Permissions }

/** What it says to its keeper. */
export type ConsentStorageEvent = { readonly type: "storage.keep"; readonly permissions: Permissions }

/** Nobody is to be asked. */
const isAnswered = ({ consent, isOptedOut }: Pick<ConsentContext, "consent" | "isOptedOut">): boolean => consent !== null || isOptedOut

/** What a visitor allows: asked for once a year, quietly, and open to change. What tells of the visit lives here, and only while it is allowed. */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    children: {} as { readonly storage: "storage"; readonly loadMarketing: "loadMarketing"; readonly marketing: "marketing" }
  },
  actors: {
    storage: fromCallback<ConsentStorageEvent>(notProvided("storage")),
    marketing: lateMarketing.marketing,
    loadMarketing: fromPromise<null>(notProvided("loadMarketing"))
  },
  guards: {
    isAnswered: ({ event }) => isAnswered(asserted(event, "consent.hydrated")),
    /** It was answered before its choices were looked at again. */
    wasAnswered: ({ context }) => isAnswered(context),
    isAllowed: ({ event }) => {
      const { consent } = asserted(event, "consent.hydrated", "consent.kept")
      return consent !== null && allowsAny(consent)
    }
  },
  actions: {
    look: assign(({ event }) => {
      const { consent, isOptedOut } = asserted(event, "consent.hydrated")
      return { consent, isOptedOut }
    }),
    adopt: assign(({ context: { consent }, event }) => ({
      consent: asserted(event, "consent.kept").consent,
      isGreeted: consent?.analytics === true
    })),
    /** What holds is ticked. */
    begin: assign(({ context: { consent } }) => ({
      draft: consent === null ? nothingAllowed : { analytics: consent.analytics, ads: consent.ads }
    })),
    tick: assign(({ context: { draft }, event }) => {
      const { name } = asserted(event, "consent.toggle")
      return { draft: { ...draft, [name]: !draft[name] } }
    }),
    keep: sendTo("storage", ({ event }): ConsentStorageEvent => ({
      type: "storage.keep",
      permissions: asserted(event, "consent.choose").permissions
    }))
  }
}).createMachine({
  id: "consent",
  type: "parallel",
  context: { consent: null, isOptedOut: false, draft: nothingAllowed, isGreeted: false },
  invoke: { id: "storage", src: "storage" },
  states: {
    panel: {
      initial: "recalling",
      on: { "consent.kept": { target: ".closed", actions: "adopt" } },
      states: {
        /** What the browser kept comes at once. */
        recalling: {
          on: {
            "consent.hydrated": [{ guard: "isAnswered", target: "closed", actions: "look" }, { target: "asking" }]
          }
        },
        asking: {
          on: {
            "consent.open": { target: "choosing", actions: "begin" },
            "consent.choose": { actions: "keep" }
          }
        },
        choosing: {
          on: {
            "consent.toggle": { actions: "tick" },
            "consent.choose": { actions: "keep" },
            "consent.close": [{ guard: "wasAnswered", target: "closed" }, { target: "asking" }]
          }
        },
        closed: { on: { "consent.open": { target: "choosing", actions: "begin" } } }
      }
    },
    telling: {
      initial: "unknown",
      on: {
        "consent.kept": [{ guard: "isAllowed", target: ".coming" }, { target: ".silent" }]
      },
      states: {
        unknown: {
          on: {
            "consent.hydrated": [{ guard: "isAllowed", target: "coming" }, { target: "silent" }]
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
