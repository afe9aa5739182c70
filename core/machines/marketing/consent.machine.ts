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
  | { readonly type: "consent.changed"; readonly consent: Consent }
  | { readonly type: "consent.open" }
  | { readonly type: "consent.close" }
  | { readonly type: "consent.toggle"; readonly name: keyof Permissions }
  | { readonly type: "consent.choose"; readonly permissions: Permissions }

export type ConsentStorageEvent = { readonly type: "storage.save"; readonly permissions: Permissions }

const isAnswered = ({ consent, isOptedOut }: Pick<ConsentContext, "consent" | "isOptedOut">): boolean => consent !== null || isOptedOut

/** Consent of the visitor, requested once a year and changeable. Marketing runs as its child, only while permitted. */
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
    hasStoredAnswer: ({ event }) => isAnswered(narrowEvent(event, "consent.hydrated")),
    hasAnswer: ({ context }) => isAnswered(context),
    isMarketingAllowed: ({ event }) => {
      const { consent } = narrowEvent(event, "consent.hydrated", "consent.changed")
      return consent !== null && allowsAny(consent)
    }
  },
  actions: {
    hydrate: assign(({ event }) => {
      const { consent, isOptedOut } = narrowEvent(event, "consent.hydrated")
      return { consent, isOptedOut }
    }),
    storeConsent: assign(({ context: { consent }, event }) => ({
      consent: narrowEvent(event, "consent.changed").consent,
      isGreeted: consent?.analytics === true
    })),
    resetDraft: assign(({ context: { consent } }) => ({
      draft: consent === null ? nothingAllowed : { analytics: consent.analytics, ads: consent.ads }
    })),
    togglePermission: assign(({ context: { draft }, event }) => {
      const { name } = narrowEvent(event, "consent.toggle")
      return { draft: { ...draft, [name]: !draft[name] } }
    }),
    saveConsent: sendTo("storage", ({ event }): ConsentStorageEvent => ({
      type: "storage.save",
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
      on: { "consent.changed": { target: ".closed", actions: "storeConsent" } },
      states: {
        recalling: {
          on: {
            "consent.hydrated": [{ guard: "hasStoredAnswer", target: "closed", actions: "hydrate" }, { target: "asking" }]
          }
        },
        asking: {
          on: {
            "consent.open": { target: "choosing", actions: "resetDraft" },
            "consent.choose": { actions: "saveConsent" }
          }
        },
        choosing: {
          tags: "choosing",
          on: {
            "consent.toggle": { actions: "togglePermission" },
            "consent.choose": { actions: "saveConsent" },
            "consent.close": [{ guard: "hasAnswer", target: "closed" }, { target: "asking" }]
          }
        },
        closed: { on: { "consent.open": { target: "choosing", actions: "resetDraft" } } }
      }
    },
    telling: {
      initial: "unknown",
      on: {
        "consent.changed": [{ guard: "isMarketingAllowed", target: ".coming" }, { target: ".silent" }]
      },
      states: {
        unknown: {
          on: {
            "consent.hydrated": [{ guard: "isMarketingAllowed", target: "coming" }, { target: "silent" }]
          }
        },
        silent: {},
        /** If the code does not load, nothing is sent until the next page load. */
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
