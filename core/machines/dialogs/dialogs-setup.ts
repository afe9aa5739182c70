import { assign, enqueueActions, fromCallback, fromPromise, sendParent, sendTo, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Dialog, dialogForms, dialogOf } from "../../contract/dialogs.ts"
import type { User } from "../../contract/session.ts"
import { emptyValues, type FormName, openedWith, type Values } from "../../domain/form/form.ts"
import { closesBySwipe, distanceDown, type Point } from "../../domain/shell/swipe.ts"
import { dialogAfter, formsOfDialogs } from "../../forms/every-form.ts"
import { isMeant, loginAgain, waitsUnder } from "./behind.ts"
import { type Leads, leadsOf } from "./leads.ts"
import { type FormFact, formMachines } from "./form.machine.ts"
import { isOfDraft, type LivingForm, prefill } from "./prefill.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import type { NavigationFact } from "../navigation/navigation-setup.ts"

export type DialogsContext = {
  /** What is open, or fades. */
  readonly active: Dialog | null
  /** What was typed into forms that have not been opened since the reload. */
  readonly drafts: Readonly<Record<string, Values>>
  /** The forms that stand as somebody left them in a tab that is gone: it is said, and they can be begun anew. */
  readonly recalled: ReadonlyArray<string>
  /** The forms that live: what is typed into them outlives their dialog. */
  readonly forms: ReadonlyArray<FormName>
  /** Where a finger came down on the sheet. */
  readonly touch: Point | null
  /** What waits under a log-in that the shop asks for in the middle of something: a dialog, with what is typed into it, or the page alone. */
  readonly behind: Dialog | "page" | null
  /** Who is signed in, as far as it has heard: forms that ask for a name and addresses know them (QO-018). */
  readonly user: User | null
  /** Whose what is typed is, where that is known. */
  readonly owner: number | null
  /** The page is for users alone. */
  readonly isGuarded: boolean
}

/** A dialog as it is asked for; what it is opened with is looked at here (DLG-005). */
export type DialogWish = { readonly key: string; readonly props: unknown }

export type DialogsIntent =
  | ({ readonly type: "dialogs.open" } & DialogWish)
  /** Without a key whatever is open; with one only that (DLG-004). */
  | { readonly type: "dialogs.close"; readonly key?: string }
  | { readonly type: "dialogs.retry" }
  /** What this device keeps of them. */
  | { readonly type: "dialogs.recall"; readonly drafts: Readonly<Record<string, Values>> }
  /** What stands in this form is not wanted. */
  | { readonly type: "dialogs.renew"; readonly form: FormName | typeof giftDraft }
  /** The pointer comes over the dialog, and goes: what closes itself waits. */
  | { readonly type: "dialogs.hover" }
  | { readonly type: "dialogs.unhover" }
  | { readonly type: "dialogs.touch"; readonly at: Point }
  | { readonly type: "dialogs.lift"; readonly at: Point }

export type DialogsEvent = DialogsIntent | FormFact | NavigationFact | Exclude<AuthFact, { readonly type: "auth.registered" }>

/** What happened in dialogs. */
export type DialogsFact =
  | { readonly type: "dialogs.opened"; readonly key: string }
  /** What was typed is gone: it was of another user, or of who has left. */
  | { readonly type: "dialogs.forgot" }
  /** A form of theirs was sent and taken. */
  | ({ readonly type: "dialogs.formDone"; readonly form: string; readonly answer: unknown } & Leads)
  /** Nobody is asked to sign in again, or does not want to. */
  | { readonly type: "dialogs.unasked" }

/** What they say to what keeps drafts on this device. */
export type DraftsEvent =
  { readonly type: "drafts.load"; readonly owner: number | null } | { readonly type: "drafts.drop"; readonly form?: string }

/** What a reload left of them. */
export type DialogsInput = Pick<DialogsContext, "drafts" | "owner">

/** The choice of a gift certificate stands in an address, and its draft among the others. */
const giftDraft = "giftcards"

/** What the dialogs do and decide, by the names that their chart uses. */
export const dialogsSetup = setup({
  types: {
    context: {} as DialogsContext,
    events: {} as DialogsEvent,
    input: {} as DialogsInput,
    tags: {} as "drawable" | "failed",
    children: {} as { readonly [F in LivingForm]: F } & {
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
    isOpenable: ({ event }) => {
      const { key, props } = asserted(event, "dialogs.open")
      return dialogOf(key, props) !== undefined
    },
    isKept: ({ context: { forms }, event }) => {
      const { form } = asserted(event, "dialogs.renew")
      return form === giftDraft || isAlive(forms, form)
    },
    isActive: ({ context: { active }, event }) => isMeant(active, asserted(event, "dialogs.close").key),
    isBrief: ({ context: { active } }) => active?.key === "info" && active.props.isBrief === true,
    /** What has just been said of a form stays when the page behind it changes. */
    isInfo: ({ context: { active } }) => active?.key === "info",
    isSwipe: ({ context: { touch }, event }) => touch !== null && closesBySwipe(distanceDown(touch, asserted(event, "dialogs.lift").at)),
    /** A press is not lost, and a page of users stays; a look of the page's own at a public page asks nobody. */
    isDue: ({ context: { isGuarded }, event }) => asserted(event, "auth.expired").isPressed || isGuarded,
    /** Who fills in a form is at work, too. */
    isAtWork: ({ context: { active, isGuarded }, event }) =>
      asserted(event, "auth.expired").isPressed || isGuarded || (active !== null && dialogForms[active.key] !== undefined),
    /** What a reload left was typed by somebody else. */
    isOther: ({ context: { owner }, event }) => {
      const { user } = asserted(event, "auth.settled", "auth.loggedIn")
      return user !== null && owner !== null && owner !== user.id
    },
    isLink: ({ event }) => asserted(event, "auth.loggedIn").by === "link",
    /** Who does not sign in again goes on as a guest with what was typed. */
    isRefusal: ({ event }) => asserted(event, "auth.loggedOut").by === "refusal",
    hasBehind: ({ context: { behind } }) => behind !== null && behind !== "page",
    isInterrupted: ({ context: { behind } }) => behind !== null,
    /** An order is a guest's as well: it stands again where no log-in is wanted. */
    isLeftToGuest: ({ context: { active, behind }, event }) =>
      isMeant(active, asserted(event, "dialogs.close").key) && behind !== null && behind !== "page" && dialogForms[behind.key] === "order",
    hasSequel: ({ context: { active }, event }) => {
      const { answer, form } = asserted(event, "form.done")
      return active !== null && dialogForms[active.key] === form && dialogAfter(form, answer) !== undefined
    }
  },
  actions: {
    /** Where a stay has ended, the log-in. */
    show: enqueueActions(({ context, enqueue, event }) => {
      const { key, props } = event.type === "auth.expired" ? loginAgain : asserted(event, "dialogs.open")
      const active = dialogOf(key, props) ?? null
      if (active === null) return
      /** What is opened anew waits behind it no more: its page does. */
      const behind = context.behind !== "page" && context.behind?.key === active.key ? ("page" as const) : context.behind
      enqueue.assign({ active, behind, touch: null })
      enqueue.sendParent({ type: "dialogs.opened", key } satisfies DialogsFact)
      const form = dialogForms[active.key] as LivingForm | undefined
      if (form === undefined) return
      const values = prefill(active, context.user)
      if (context.forms.includes(form)) {
        enqueue.sendTo(form, { type: "form.open", ...(values && { values }) })
        return
      }
      const draft = context.drafts[form]
      /** The forms are one machine under several names. */
      const known = form as "login"
      enqueue.spawnChild(known, {
        id: known,
        input: { values: openedWith(formsOfDialogs[form], draft ?? emptyValues(formsOfDialogs[form]), values ?? {}) }
      })
      const isStale = context.recalled.includes(form) && !isOfDraft(form, draft, values)
      enqueue.assign({ forms: [...context.forms, form], ...(isStale && { recalled: context.recalled.filter((name) => name !== form) }) })
    }),
    follow: enqueueActions(({ enqueue, event }) => {
      const { answer, form } = asserted(event, "form.done")
      const sequel = dialogAfter(form, answer)
      if (sequel !== undefined) enqueue.assign({ active: sequel, touch: null })
    }),
    renewForm: enqueueActions(({ context: { forms, recalled }, enqueue, event }) => {
      const { form } = asserted(event, "form.done")
      if (forms.some((known) => known === form)) enqueue.sendTo(form, { type: "form.renew" })
      enqueue.assign({ recalled: recalled.filter((known) => known !== form) })
      enqueue.sendTo("drafts", { type: "drafts.drop", form } satisfies DraftsEvent)
    }),
    keepGuarded: assign(({ event }) => ({ isGuarded: asserted(event, "navigation.resolved", "navigation.lost").guarded !== null })),
    /** What is typed is theirs from now on. */
    own: assign(({ event }) => {
      const { user } = asserted(event, "auth.settled", "auth.loggedIn")
      return user === null ? { user } : { user, owner: user.id }
    }),
    forgetUser: assign({ user: null }),
    lookForDrafts: sendTo("drafts", ({ event }): DraftsEvent => ({
      type: "drafts.load",
      owner: asserted(event, "auth.settled").user?.id ?? null
    })),
    /** What a reload left is newer; a form that is open by now takes what was not typed into it anew. */
    recall: enqueueActions(({ context: { drafts, forms, recalled }, enqueue, event }) => {
      const news = Object.entries(asserted(event, "dialogs.recall").drafts).filter(
        ([form]) => drafts[form] === undefined && (form in formsOfDialogs || form === giftDraft)
      )
      /** What is open may be about another thing. */
      const taken = news.filter(([form]) => !isAlive(forms, form) || formsOfDialogs[form].subject === undefined)
      for (const [form, values] of taken) if (isAlive(forms, form)) enqueue.sendTo(form, { type: "form.open", values })
      enqueue.assign({ drafts: { ...drafts, ...Object.fromEntries(taken) }, recalled: [...recalled, ...taken.map(([form]) => form)] })
    }),
    /** A form that waits for the network is not sent behind the back of who has left it. */
    restForm: enqueueActions(({ context: { active, forms }, enqueue }) => {
      const form = active === null ? undefined : dialogForms[active.key]
      if (form !== undefined && isAlive(forms, form)) enqueue.sendTo(form, { type: "form.resume" })
    }),
    beginAnew: enqueueActions(({ context: { active, drafts, recalled }, enqueue, event }) => {
      const { form } = asserted(event, "dialogs.renew")
      const { [form]: _, ...others } = drafts
      const values = active !== null && dialogForms[active.key] === form ? prefill(active, null) : undefined
      if (form !== giftDraft) enqueue.sendTo(form, { type: "form.renew", ...(values && { values }) })
      enqueue.assign({ drafts: others, recalled: recalled.filter((known) => known !== form) })
      enqueue.sendTo("drafts", { type: "drafts.drop", form } satisfies DraftsEvent)
    }),
    tellDone: sendParent(({ context: { active }, event }): DialogsFact => {
      const { answer, form } = asserted(event, "form.done")
      return { type: "dialogs.formDone", form, answer, ...leadsOf(active) }
    }),
    setAside: assign(({ context: { active } }) => ({ behind: waitsUnder(active) })),
    setPageAside: assign({ behind: "page" }),
    bringBack: enqueueActions(({ context: { behind }, enqueue }) => {
      if (behind === null || behind === "page") return
      enqueue.assign({ active: behind, behind: null, touch: null })
      const form = dialogForms[behind.key] as LivingForm | undefined
      if (form !== undefined) enqueue.sendTo(form, { type: "form.resume" })
    }),
    dropBehind: assign({ behind: null }),
    tellUnasked: sendParent({ type: "dialogs.unasked" } satisfies DialogsFact),
    /** Who closes the log-in goes on without. */
    leaveBehind: enqueueActions(({ context: { behind }, enqueue }) => {
      if (behind === null) return
      enqueue.assign({ behind: null })
      enqueue.sendParent({ type: "dialogs.unasked" } satisfies DialogsFact)
    }),
    /** What was typed is its user's: another one finds nothing of it, nor does who comes after a log-out. */
    forgetTyped: enqueueActions(({ context: { behind, forms }, enqueue }) => {
      for (const form of forms) enqueue.sendTo(form as LivingForm, { type: "form.renew" })
      enqueue.sendTo("drafts", { type: "drafts.drop" } satisfies DraftsEvent)
      enqueue.assign({ drafts: {}, recalled: [], owner: null, ...(behind !== null && { behind: "page" as const }) })
      enqueue.sendParent({ type: "dialogs.forgot" } satisfies DialogsFact)
    }),
    clear: assign({ active: null, touch: null }),
    keepTouch: assign(({ event }) => ({ touch: asserted(event, "dialogs.touch").at })),
    clearTouch: assign({ touch: null })
  },
  delays: {
    /** LIM-032. */
    brief: 3_000,
    /** As long as it fades. */
    disposal: 200
  }
})

const isAlive = (forms: ReadonlyArray<FormName>, form: string): form is LivingForm => forms.some((known) => known === form)
