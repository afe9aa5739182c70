import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { allowsAny, type Consent, nothingAllowed, type Permissions } from "../../domain/marketing/consent.ts"
import { lateMarketing } from "./late-marketing.ts"

export type ConsentContext = {
  /** `null` before a choice. */
  readonly consent: Consent | null
  /** Global Privacy Control: the visitor is not asked. */
  readonly isOptedOut: boolean
  readonly draft: Permissions
  /** The current page was already reported under the previous consent. */
  readonly isGreeted: boolean
}

export type ConsentEvent =
  | { readonly type: "consent.hydrated"; readonly consent: Consent | null; readonly isOptedOut: boolean }
  /** Stored by this or another tab. */
  | { readonly type: "consent.kept"; readonly consent: Consent }
  | { readonly type: "consent.open" }
  | { readonly type: "consent.close" }
  | { readonly type: "consent.toggle"; readonly name: keyof Permissions }
  | { readonly type: "consent.choose"; readonly permissions: Permissions }

export type ConsentStorageEvent = { readonly type: "storage.keep"; readonly permissions: Permissions }

const isAnswered = ({ consent, isOptedOut }: Pick<ConsentContext, "consent" | "isOptedOut">): boolean => consent !== null || isOptedOut

/** Visitor's consent, requested once a year and changeable. Marketing runs as its child, only while permitted. */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    tags: {} as "choosing",
    children: {} as { readonly storage: "storage"; readonly loadMarketing: "loadMarketing"; readonly marketing: "marketing" }
  },
  actors: {
    storage: fromCallback<ConsentStorageEvent>(notProvided("storage")),
    marketing: lateMarketing.marketing,
    loadMarketing: fromPromise<null>(notProvided("loadMarketing"))
  },
  guards: {
    isAnswered: ({ event }) => isAnswered(narrowEvent(event, "consent.hydrated")),
    wasAnswered: ({ context }) => isAnswered(context),
    isAllowed: ({ event }) => {
      const { consent } = narrowEvent(event, "consent.hydrated", "consent.kept")
      return consent !== null && allowsAny(consent)
    }
  },
  actions: {
    look: assign(({ event }) => {
      const { consent, isOptedOut } = narrowEvent(event, "consent.hydrated")
      return { consent, isOptedOut }
    }),
    adopt: assign(({ context: { consent }, event }) => ({
      consent: narrowEvent(event, "consent.kept").consent,
      isGreeted: consent?.analytics === true
    })),
    begin: assign(({ context: { consent } }) => ({
      draft: consent === null ? nothingAllowed : { analytics: consent.analytics, ads: consent.ads }
    })),
    tick: assign(({ context: { draft }, event }) => {
      const { name } = narrowEvent(event, "consent.toggle")
      return { draft: { ...draft, [name]: !draft[name] } }
    }),
    keep: sendTo("storage", ({ event }): ConsentStorageEvent => ({
      type: "storage.keep",
      permissions: narrowEvent(event, "consent.choose").permissions
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
          tags: "choosing",
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
        /** Loads the code; if that fails, nothing is sent until the next page load. */
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
