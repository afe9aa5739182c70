import { assign, enqueueActions, fromCallback, sendParent, sendTo, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import type { User } from "../../contract/session.ts"
import { profileForm, profileValues } from "../../forms/profile.ts"
import type { AuthFact } from "./auth.machine.ts"
import type { Values } from "../../domain/form/form.ts"
import type { TabFact } from "../tab/tab-facts.ts"
import { type ConfirmationFact, confirmationMachine } from "./confirmation.machine.ts"
import { dataCopyMachine } from "./data-copy.machine.ts"
import { devicesMachine } from "./devices.machine.ts"
import { type PassportViewFact, passportViewMachine } from "../passport/passport-view.machine.ts"
import { type FormFact, formMachine } from "../forms/form.machine.ts"

export type AccountContext = {
  readonly user: User | null
  /** Draft from before a reload, with its `user` id; `null` once the form has taken it. */
  readonly draft: Values | null
  /** The form started from a draft, which the user may discard. */
  readonly isRecalled: boolean
}

export type AccountEvent =
  | AuthFact
  | FormFact
  | ConfirmationFact
  | PassportViewFact
  | { readonly type: "account.reconnected" }
  | DraftsLeftFact
  /** Draft stored by a closed tab. */
  | { readonly type: "account.hydrated"; readonly draft: Values }
  | { readonly type: "account.renew" }

export type AccountDraftsEvent = { readonly type: "drafts.drop"; readonly form: "profile" }

export type AccountFact = { readonly type: "account.changed"; readonly user: User }

type SavedUser = { readonly user: User }
type DraftsLeftFact = Extract<TabFact, { readonly type: "drafts.left" }>

const changedBy = (event: AccountEvent): User => {
  const change = narrowEvent(event, "form.done", "confirmation.userLoaded")
  return change.type === "form.done" ? (change.answer as SavedUser).user : change.user
}

/** Profile of the user (PERS-001 … PERS-003). */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    tags: {} as "known" | "saved",
    children: {} as {
      readonly profile: "profile"
      readonly confirmation: "confirmation"
      readonly passportView: "passportView"
      readonly dataCopy: "dataCopy"
      readonly devices: "devices"
      readonly drafts: "drafts"
    }
  },
  actors: {
    profile: formMachine(profileForm),
    confirmation: confirmationMachine,
    passportView: passportViewMachine,
    dataCopy: dataCopyMachine,
    devices: devicesMachine,
    drafts: fromCallback<AccountDraftsEvent>(notProvided("drafts")),
    watchReturn: fromCallback(notProvided("watchReturn"))
  },
  guards: {
    hasUnconfirmedEmail: ({ context: { user } }) => user !== null && (user.awaitingEmail !== null || !user.isEmailConfirmed),
    /** A draft from a reload is newer than a stored one. */
    canTakeDraft: ({ context: { isRecalled, user }, event }) =>
      !isRecalled && user !== null && narrowEvent(event, "account.hydrated").draft["user"] === String(user.id),
    isUser: ({ event }) => narrowEvent(event, "auth.settled").user !== null,
    isEmailChanged: ({ context, event }) => {
      const { user } = narrowEvent(event, "confirmation.userLoaded")
      return context.user?.id === user.id && context.user.email !== user.email
    },
    isSameUser: ({ context, event }) =>
      context.user !== null && context.user.id === narrowEvent(event, "auth.settled", "auth.loggedIn", "confirmation.userLoaded").user?.id
  },
  actions: {
    storeUser: assign(({ event }) => ({ user: narrowEvent(event, "auth.settled", "auth.loggedIn", "confirmation.userLoaded").user })),
    storeDraft: assign(({ event }) => ({ draft: narrowEvent(event, "drafts.left").profile })),
    openForm: enqueueActions(({ context: { draft, user }, enqueue }) => {
      if (user === null) return
      const userDraft = draft?.["user"] === String(user.id) ? draft : null
      enqueue.spawnChild("profile", { id: "profile", input: { values: { ...profileValues(user), ...userDraft } } })
      enqueue.assign({ draft: null, isRecalled: userDraft !== null })
      /** Clears the retained fact, so that a restarted feature does not restore a draft that may have been saved since. */
      if (draft !== null) enqueue.sendParent({ type: "drafts.left", profile: null } satisfies DraftsLeftFact)
    }),
    /** Overwrites the form's values: the stored draft arrives as the form opens, before any input. */
    fillFormFromDraft: enqueueActions(({ context: { user }, enqueue, event }) => {
      const { draft } = narrowEvent(event, "account.hydrated")
      if (user !== null) enqueue.sendTo("profile", { type: "form.reset", values: { ...profileValues(user), ...draft } })
      enqueue.assign({ isRecalled: true })
    }),
    resetForm: enqueueActions(({ context: { user }, enqueue }) => {
      if (user !== null) enqueue.sendTo("profile", { type: "form.reset", values: profileValues(user) })
      enqueue.assign({ isRecalled: false })
    }),
    deleteDraft: sendTo("drafts", { type: "drafts.drop", form: "profile" } satisfies AccountDraftsEvent),
    clearRecalled: assign({ isRecalled: false }),
    refillForm: sendTo("profile", ({ event }) => ({ type: "form.reset" as const, values: profileValues(changedBy(event)) })),
    resumeForm: sendTo("profile", { type: "form.resume" as const }),
    reopenForm: sendTo("profile", ({ event }) => ({ type: "form.open" as const, values: profileValues(changedBy(event)) })),
    checkConfirmation: sendTo("confirmation", { type: "confirmation.check" }),
    clearUser: enqueueActions(({ enqueue }) => {
      enqueue.stopChild("profile")
      enqueue.assign({ user: null })
    }),
    storeChangedUser: assign(({ event }) => ({ user: changedBy(event) })),
    publishPassportOpened: sendParent(({ event }): PassportViewFact => narrowEvent(event, "passportView.opened")),
    publishChanged: sendParent(({ event }): AccountFact => ({ type: "account.changed", user: changedBy(event) }))
  },
  delays: { reading: 5_000 }
}).createMachine({
  id: "account",
  context: { user: null, draft: null, isRecalled: false },
  initial: "waiting",
  states: {
    waiting: {
      on: {
        "drafts.left": { actions: "storeDraft" },
        "auth.settled": { guard: "isUser", target: "open", actions: ["storeUser", "openForm"] },
        "auth.loggedIn": { target: "open", actions: ["storeUser", "openForm"] }
      }
    },
    open: {
      tags: "known",
      invoke: [
        { id: "confirmation", src: "confirmation" },
        { id: "passportView", src: "passportView" },
        { id: "dataCopy", src: "dataCopy" },
        { id: "devices", src: "devices" },
        { id: "drafts", src: "drafts" },
        { id: "watchReturn", src: "watchReturn" }
      ],
      on: {
        "auth.loggedOut": { target: "waiting", actions: "clearUser" },
        "auth.settled": [
          { guard: "isSameUser", actions: "storeUser" },
          { guard: "isUser", target: "open", reenter: true, actions: ["clearUser", "storeUser", "openForm"] },
          { target: "waiting", actions: "clearUser" }
        ],
        "auth.loggedIn": [
          { guard: "isSameUser", actions: ["storeUser", "resumeForm"] },
          { target: "open", reenter: true, actions: ["clearUser", "storeUser", "openForm"] }
        ],
        "form.done": { target: ".saved", actions: ["storeChangedUser", "clearRecalled", "deleteDraft", "refillForm", "publishChanged"] },
        "account.hydrated": { guard: "canTakeDraft", actions: "fillFormFromDraft" },
        "account.renew": { actions: ["resetForm", "deleteDraft"] },
        "account.reconnected": { guard: "hasUnconfirmedEmail", actions: "checkConfirmation" },
        "passportView.opened": { actions: "publishPassportOpened" },
        "confirmation.userLoaded": [
          { guard: "isEmailChanged", actions: ["storeUser", "reopenForm", "publishChanged"] },
          { guard: "isSameUser", actions: ["storeUser", "publishChanged"] }
        ]
      },
      initial: "standing",
      states: {
        standing: {},
        saved: { tags: "saved", after: { reading: "standing" } }
      }
    }
  }
})
