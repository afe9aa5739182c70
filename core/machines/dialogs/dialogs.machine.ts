import { assign, enqueueActions, fromCallback, fromPromise, sendParent, sendTo, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Dialog, dialogOf } from "../../contract/dialogs.ts"
import type { User } from "../../contract/session.ts"
import { emptyValues, openingValues, type Values, withoutGiven } from "../../domain/form/form.ts"
import { closesBySwipe, distanceDown, type Point } from "../../domain/shell/swipe.ts"
import { dialogAfter, type DialogFormName, dialogForms, type FormName, forms as everyForm, formsOfDialogs } from "../../forms/every-form.ts"
import { matchesKey, sessionExpiredLogin, dialogToRestore } from "./login-again.ts"
import { type LoginDestination, loginDestinationOf } from "./login-destination.ts"
import { type FormFact, formMachines } from "../forms/form.machine.ts"
import { isOfDraft, prefill, prefillItem } from "./prefill.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import type { NavigationFact } from "../navigation/navigation.machine.ts"
import type { DialogWish } from "../tab/tab-facts.ts"

export type DialogsContext = {
  /** Open or fading dialog. */
  readonly active: Dialog | null
  /** Restored form values. */
  readonly drafts: Readonly<Record<string, Values>>
  /** Forms restored from a closed tab, whose input the user may discard. */
  readonly recalled: ReadonlyArray<string>
  /** Running forms; their input survives closing the dialog. */
  readonly forms: ReadonlyArray<DialogFormName>
  readonly touch: Point | null
  /** Dialog or page that the login interrupted; a dialog reopens after it. */
  readonly behind: Dialog | "page" | null
  /** Prefills contacts (QO-018). */
  readonly user: User | null
  /** User id of the input's owner, if known. */
  readonly owner: number | null
  /** The page is for users only. */
  readonly isGuarded: boolean
}

export type DialogsCommand =
  | ({ readonly type: "dialogs.open" } & DialogWish)
  /** Closes any dialog, or only the one with `key` (DLG-004). */
  | { readonly type: "dialogs.close"; readonly key?: string }
  | { readonly type: "dialogs.back" }
  | { readonly type: "dialogs.retry" }
  | { readonly type: "dialogs.hydrated"; readonly drafts: Readonly<Record<string, Values>> }
  | { readonly type: "dialogs.renew"; readonly form: FormName | typeof giftDraft }
  /** Pauses a self-closing dialog. */
  | { readonly type: "dialogs.hover" }
  | { readonly type: "dialogs.unhover" }
  | { readonly type: "dialogs.touch"; readonly at: Point }
  | { readonly type: "dialogs.lift"; readonly at: Point }

export type DialogsEvent = DialogsCommand | FormFact | NavigationFact | Exclude<AuthFact, { readonly type: "auth.registered" }>

export type DialogsFact =
  | { readonly type: "dialogs.opened"; readonly key: string }
  /** Input was deleted: it belonged to another user, or to one who logged out. */
  | { readonly type: "dialogs.inputCleared" }
  | ({ readonly type: "dialogs.formDone"; readonly form: string; readonly answer: unknown } & LoginDestination)
  /** The login prompt was dismissed or not shown. */
  | { readonly type: "dialogs.loginDismissed" }

export type DraftsEvent =
  { readonly type: "drafts.load"; readonly owner: number | null } | { readonly type: "drafts.drop"; readonly form?: string }

export type DialogsInput = Pick<DialogsContext, "drafts" | "owner">

/** Gift certificate's draft; its choice is in the address, not in a form. */
const giftDraft = "giftcards"

const dialogsSetup = setup({
  types: {
    context: {} as DialogsContext,
    events: {} as DialogsEvent,
    input: {} as DialogsInput,
    tags: {} as "drawable" | "failed" | "open" | "fading" | "resting",
    children: {} as { readonly [F in DialogFormName]: F } & {
      readonly drafts: "drafts"
      readonly holdScroll: "holdScroll"
      readonly coverHistory: "coverHistory"
      readonly loadDialog: "loadDialog"
    }
  },
  actors: {
    ...formMachines(formsOfDialogs),
    drafts: fromCallback<DraftsEvent>(notProvided("drafts")),
    holdScroll: fromCallback(notProvided("holdScroll")),
    coverHistory: fromCallback(notProvided("coverHistory")),
    loadDialog: fromPromise<null, string>(notProvided("loadDialog"))
  },
  guards: {
    isValidDialog: ({ event }) => {
      const { key, props } = narrowEvent(event, "dialogs.open")
      return dialogOf(key, props) !== undefined
    },
    canRenew: ({ context: { forms }, event }) => {
      const { form } = narrowEvent(event, "dialogs.renew")
      return form === giftDraft || isAlive(forms, form)
    },
    isActiveDialog: ({ context: { active }, event }) => matchesKey(active, narrowEvent(event, "dialogs.close").key),
    isSelfClosing: ({ context: { active } }) => active?.key === "info" && active.props.isBrief === true,
    /** An info dialog stays when the page behind it changes; every dialog when only the address of that page does. */
    remainsOnNavigation: ({ context: { active }, event }) =>
      active?.key === "info" || (event.type === "navigation.resolved" && event.isSamePage === true),
    isSwipe: ({ context: { touch }, event }) => touch !== null && closesBySwipe(distanceDown(touch, narrowEvent(event, "dialogs.lift").at)),
    /** The login is required after a user's action or on a page for users, not for a background request of a public page. */
    isLoginRequired: ({ context: { isGuarded }, event }) => narrowEvent(event, "auth.expired").isWrite || isGuarded,
    isLoginRequiredOrFormOpen: ({ context: { active, isGuarded }, event }) =>
      narrowEvent(event, "auth.expired").isWrite || isGuarded || (active !== null && dialogForms[active.key] !== undefined),
    isOtherUser: ({ context: { owner }, event }) => {
      const { user } = narrowEvent(event, "auth.settled", "auth.loggedIn")
      return user !== null && owner !== null && owner !== user.id
    },
    isLoginByLink: ({ event }) => narrowEvent(event, "auth.loggedIn").by === "link",
    /** Dismissing the login keeps the guest's input. */
    isLoginDismissed: ({ event }) => narrowEvent(event, "auth.loggedOut").by === "refusal",
    hasDialogBehind: ({ context: { behind } }) => behind !== null && behind !== "page",
    isInterrupted: ({ context: { behind } }) => behind !== null,
    /** Guests may order, so an order form reopens when the login is dismissed. */
    canContinueAsGuest: ({ context: { active, behind }, event }) =>
      (event.type === "dialogs.back" || matchesKey(active, narrowEvent(event, "dialogs.close").key)) &&
      behind !== null &&
      behind !== "page" &&
      dialogForms[behind.key] === "order",
    hasNextDialog: ({ context: { active }, event }) => {
      const { answer, form, isReopened } = narrowEvent(event, "form.done")
      return isReopened !== true && isFormOf(active, form) && dialogAfter(form, answer) !== undefined
    }
  },
  actions: {
    openDialog: enqueueActions(({ context, enqueue, event }) => {
      const { key, props } = event.type === "auth.expired" ? sessionExpiredLogin : narrowEvent(event, "dialogs.open")
      const active = dialogOf(key, props) ?? null
      if (active === null) return
      /** A reopened dialog no longer waits behind the login; only the page does. */
      const behind = context.behind !== "page" && context.behind?.key === active.key ? ("page" as const) : context.behind
      enqueue.assign({ active, behind, touch: null })
      enqueue.sendParent({ type: "dialogs.opened", key } satisfies DialogsFact)
      const form = dialogForms[active.key]
      if (form === undefined) return
      const values = prefill(active, context.user)
      if (context.forms.includes(form)) {
        enqueue.sendTo(form, { type: "form.open", ...(values && { values }) })
        return
      }
      const draft = context.drafts[form]
      /** All forms share one machine type. */
      const child = form as "login"
      enqueue.spawnChild(child, {
        id: child,
        input: { values: openingValues(formsOfDialogs[form], draft ?? emptyValues(formsOfDialogs[form]), values ?? {}) }
      })
      const isStale = context.recalled.includes(form) && !isOfDraft(form, draft, values)
      enqueue.assign({ forms: [...context.forms, form], ...(isStale && { recalled: context.recalled.filter((name) => name !== form) }) })
    }),
    openNextDialog: enqueueActions(({ enqueue, event }) => {
      const { answer, form } = narrowEvent(event, "form.done")
      const sequel = dialogAfter(form, answer)
      if (sequel !== undefined) enqueue.assign({ active: sequel, touch: null })
    }),
    resetSentForm: enqueueActions(({ context: { active, forms, recalled, user }, enqueue, event }) => {
      const { form, isReopened } = narrowEvent(event, "form.done")
      const values = isReopened === true && isFormOf(active, form) ? prefill(active, user) : undefined
      if (forms.some((name) => name === form))
        enqueue.sendTo(form, values === undefined ? { type: "form.reset" } : { type: "form.open", values })
      enqueue.assign({ recalled: recalled.filter((name) => name !== form) })
      enqueue.sendTo("drafts", { type: "drafts.drop", form } satisfies DraftsEvent)
    }),
    storeGuarded: assign(({ event }) => ({ isGuarded: narrowEvent(event, "navigation.resolved", "navigation.lost").guarded !== null })),
    storeUser: assign(({ event }) => {
      const { user } = narrowEvent(event, "auth.settled", "auth.loggedIn")
      return user === null ? { user } : { user, owner: user.id }
    }),
    clearUser: assign({ user: null }),
    loadDrafts: sendTo("drafts", ({ event }): DraftsEvent => ({
      type: "drafts.load",
      owner: narrowEvent(event, "auth.settled").user?.id ?? null
    })),
    /** Values restored by a reload are newer and win. An open form fills only its untouched fields. */
    restoreDrafts: enqueueActions(({ context: { drafts, forms, recalled }, enqueue, event }) => {
      const news = Object.entries(narrowEvent(event, "dialogs.hydrated").drafts).filter(
        ([form]) => drafts[form] === undefined && (form in formsOfDialogs || form === giftDraft)
      )
      /** An open form may concern another item than its draft, and keeps its own. */
      const taken = news.filter(([form]) => !isAlive(forms, form) || everyForm[form].subject === undefined)
      for (const [form, values] of taken) {
        if (isAlive(forms, form)) enqueue.sendTo(form, { type: "form.open", values: withoutGiven(formsOfDialogs[form], values) })
      }
      enqueue.assign({ drafts: { ...drafts, ...Object.fromEntries(taken) }, recalled: [...recalled, ...taken.map(([form]) => form)] })
    }),
    cancelWaitingForm: enqueueActions(({ context: { active, forms }, enqueue }) => {
      const form = active === null ? undefined : dialogForms[active.key]
      if (form !== undefined && isAlive(forms, form)) enqueue.sendTo(form, { type: "form.resume" })
    }),
    resetForm: enqueueActions(({ context: { active, drafts, recalled }, enqueue, event }) => {
      const { form } = narrowEvent(event, "dialogs.renew")
      const { [form]: _, ...others } = drafts
      const values = isFormOf(active, form) ? prefill(active, null) : undefined
      if (form !== giftDraft) enqueue.sendTo(form, { type: "form.reset", ...(values && { values }) })
      enqueue.assign({ drafts: others, recalled: recalled.filter((name) => name !== form) })
      enqueue.sendTo("drafts", { type: "drafts.drop", form } satisfies DraftsEvent)
    }),
    publishFormDone: sendParent(({ context: { active }, event }): DialogsFact => {
      const { answer, form } = narrowEvent(event, "form.done")
      return { type: "dialogs.formDone", form, answer, ...loginDestinationOf(active) }
    }),
    storeBehind: assign(({ context: { active } }) => ({ behind: dialogToRestore(active) })),
    storePageBehind: assign({ behind: "page" }),
    reopenBehind: enqueueActions(({ context: { behind }, enqueue }) => {
      if (behind === null || behind === "page") return
      enqueue.assign({ active: behind, behind: null, touch: null })
      const form = dialogForms[behind.key]
      if (form !== undefined) enqueue.sendTo(form, { type: "form.resume" })
    }),
    clearBehind: assign({ behind: null }),
    publishLoginDismissed: sendParent({ type: "dialogs.loginDismissed" } satisfies DialogsFact),
    continueWithoutLogin: enqueueActions(({ context: { behind }, enqueue }) => {
      if (behind === null) return
      enqueue.assign({ behind: null })
      enqueue.sendParent({ type: "dialogs.loginDismissed" } satisfies DialogsFact)
    }),
    /** An open dialog keeps its item. */
    clearInput: enqueueActions(({ context: { active, behind, forms }, enqueue }) => {
      for (const form of forms)
        enqueue.sendTo(form, { type: "form.reset", ...(isFormOf(active, form) && { values: prefillItem(active, form) }) })
      enqueue.sendTo("drafts", { type: "drafts.drop" } satisfies DraftsEvent)
      enqueue.assign({ drafts: {}, recalled: [], owner: null, ...(behind !== null && { behind: "page" as const }) })
      enqueue.sendParent({ type: "dialogs.inputCleared" } satisfies DialogsFact)
    }),
    clearActive: assign({ active: null, touch: null }),
    storeTouch: assign(({ event }) => ({ touch: narrowEvent(event, "dialogs.touch").at })),
    clearTouch: assign({ touch: null })
  },
  delays: {
    /** LIM-032. */
    brief: 3_000,
    /** Fade, in milliseconds. */
    disposal: 200
  }
})

/**
 * One dialog is open at a time, the page behind it does not scroll, and Back closes it (DLG-001 … DLG-004). Forms survive closing. When a session
 * expires, the login covers the open dialog, which returns afterwards.
 */
export const dialogsMachine = dialogsSetup.createMachine({
  id: "dialogs",
  context: ({ input: { drafts, owner } }) => ({
    active: null,
    drafts,
    recalled: [],
    forms: [],
    touch: null,
    behind: null,
    owner,
    user: null,
    isGuarded: false
  }),
  invoke: { id: "drafts", src: "drafts" },
  initial: "closed",
  on: {
    "dialogs.hydrated": { actions: "restoreDrafts" },
    "dialogs.renew": { guard: "canRenew", actions: "resetForm" },
    "dialogs.open": { guard: "isValidDialog", target: ".open.fetching", actions: "openDialog" },
    "navigation.resolved": { actions: "storeGuarded" },
    "navigation.lost": { actions: "storeGuarded" },
    "auth.settled": [
      { guard: "isOtherUser", actions: ["clearInput", "storeUser", "loadDrafts"] },
      { actions: ["storeUser", "loadDrafts"] }
    ],
    "auth.loggedIn": [{ guard: "isOtherUser", actions: ["clearInput", "storeUser"] }, { actions: "storeUser" }],
    "auth.loggedOut": [{ guard: "isLoginDismissed", actions: "clearUser" }, { actions: ["clearUser", "clearInput"] }],
    "auth.expired": [
      { guard: "isLoginRequired", target: ".open.fetching", actions: ["storePageBehind", "openDialog"] },
      { actions: "publishLoginDismissed" }
    ],
    "form.done": { actions: ["publishFormDone", "resetSentForm"] }
  },
  states: {
    closed: {
      initial: "resting",
      states: {
        resting: { tags: "resting" },
        fading: {
          tags: "fading",
          entry: ["cancelWaitingForm", "continueWithoutLogin"],
          exit: "clearActive",
          after: { disposal: "resting" }
        }
      }
    },
    open: {
      tags: "open",
      initial: "fetching",
      invoke: [
        { id: "holdScroll", src: "holdScroll" },
        { id: "coverHistory", src: "coverHistory" }
      ],
      on: {
        "dialogs.open": { guard: "isValidDialog", target: ".fetching", actions: ["cancelWaitingForm", "openDialog"] },
        "auth.expired": { guard: "isLoginRequiredOrFormOpen", target: ".fetching", actions: ["storeBehind", "openDialog"] },
        "auth.loggedIn": [
          { guard: "isOtherUser", actions: ["clearInput", "storeUser"] },
          { guard: "isLoginByLink", actions: "storeUser" },
          { guard: "hasDialogBehind", target: ".fetching", actions: ["storeUser", "reopenBehind"] },
          { guard: "isInterrupted", target: "closed.fading", actions: ["storeUser", "clearBehind"] },
          { actions: "storeUser" }
        ],
        "dialogs.close": [
          { guard: "canContinueAsGuest", target: ".fetching", actions: ["reopenBehind", "publishLoginDismissed"] },
          { guard: "isActiveDialog", target: "closed.fading" }
        ],
        "dialogs.back": [
          { guard: "canContinueAsGuest", target: ".fetching", actions: ["reopenBehind", "publishLoginDismissed"] },
          { target: "closed.fading" }
        ],
        "dialogs.touch": { actions: "storeTouch" },
        "dialogs.lift": [{ guard: "isSwipe", target: "closed.fading", actions: "clearTouch" }, { actions: "clearTouch" }],
        /** A page that was loading when the session expired opens under the login. */
        "navigation.resolved": [
          { guard: "remainsOnNavigation", actions: "storeGuarded" },
          { guard: "isInterrupted", actions: ["storeGuarded", "storePageBehind"] },
          { target: "closed.fading", actions: "storeGuarded" }
        ],
        "navigation.lost": [
          { guard: "remainsOnNavigation", actions: "storeGuarded" },
          { guard: "isInterrupted", actions: ["storeGuarded", "storePageBehind"] },
          { target: "closed.fading", actions: "storeGuarded" }
        ],
        "form.done": [
          { guard: "hasNextDialog", target: ".fetching", actions: ["publishFormDone", "resetSentForm", "openNextDialog"] },
          { actions: ["publishFormDone", "resetSentForm"] }
        ]
      },
      states: {
        fetching: {
          invoke: {
            id: "loadDialog",
            src: "loadDialog",
            input: ({ context: { active } }) => active?.key ?? "",
            onDone: [{ guard: "isSelfClosing", target: "counting" }, { target: "standing" }],
            onError: "failed"
          }
        },
        standing: { tags: "drawable" },
        counting: { tags: "drawable", after: { brief: "#dialogs.closed.fading" }, on: { "dialogs.hover": "paused" } },
        paused: { tags: "drawable", on: { "dialogs.unhover": "counting" } },
        failed: { tags: "failed", on: { "dialogs.retry": "fetching" } }
      }
    }
  }
})

const isFormOf = (active: Dialog | null, form: string): active is Dialog => active !== null && dialogForms[active.key] === form

const isAlive = (forms: ReadonlyArray<FormName>, form: string): form is DialogFormName => forms.some((name) => name === form)
