import { dialogAfter, dialogForms, type FormName } from "../../../core/forms/every-form.ts"
import { type Dialog, dialogOf } from "../../../core/contract/dialogs.ts"
import { distanceDown } from "../../../core/domain/shell/swipe.ts"
import { currentState, isEqual, isSame, type StepOf, type Sentences } from "../../../qa/paths/model.ts"
import type { user } from "../../../qa/samples/user.ts"
import { type Snapshot, codeLoaded, codeFailed, order, type point, redirected, isOpen, isKey, isFetching } from "./dialogs.payloads.ts"

/** Detects the login's earlier draft, the props of the recovery and the id of the ordered stone. */
const hasKnownValues = (given: unknown) => /anna@example\.ru|0241073-1/.test(JSON.stringify(given))

/** Dialog that opens after a form succeeded in the open dialog. */
const followUpOf = ({ context: { active } }: Snapshot, form: FormName, answer: unknown): Dialog | undefined =>
  active !== null && dialogForms[active.key] === form ? dialogAfter(form, answer) : undefined

/** Dialogs that a navigation does not close: a message, and a login that interrupted something. */
const remainsOnNavigation = (snapshot: Snapshot) => isKey(snapshot, "info") || snapshot.context.behind !== null

const closingEvents: Readonly<Record<string, (before: Snapshot, event: { readonly [field: string]: unknown }) => boolean>> = {
  "dialogs.close": (before, { key }) => key === undefined || before.context.active?.key === key,
  "dialogs.back": () => true,
  "dialogs.lift": ({ context: { touch } }, { at: end }) => touch !== null && distanceDown(touch, end as ReturnType<typeof point>) > 20,
  "navigation.resolved": (before, { isSamePage }) => isSamePage !== true && !remainsOnNavigation(before),
  "navigation.lost": (before) => !remainsOnNavigation(before)
}

export const postconditions: Sentences<StepOf<Snapshot>> = {
  "[DLG-001, DLG-005] replaces the open dialog by the requested one; ignores unknown keys and invalid props": (step) => {
    const { after, event } = step
    if (event.type !== "dialogs.open") return true
    const expected = dialogOf(event["key"], event["props"])
    return expected === undefined
      ? isSame(step)
      : isFetching(after) && isEqual(after.context.active, expected) && after.context.touch === null
  },
  "starts the form of a dialog when it first opens": ({ after, before, event }) => {
    if (event.type !== "dialogs.open") return true
    const form = dialogForms[event["key"] as Dialog["key"]]
    const { forms } = before.context
    const isNew = form !== undefined && !forms.some((known) => known === form)
    return isEqual(after.context.forms, isNew ? [...forms, form] : forms)
  },
  "fills a new form with its draft and props; sends props to a running form": (step) => {
    const { after, before, emitted, event, started } = step
    if (event.type !== "dialogs.open" || dialogOf(event["key"], event["props"]) === undefined) return true
    const form = dialogForms[event["key"] as Dialog["key"]]
    const isWithoutDraft = form === "address" || (form === "login" && !hasKnownValues(before.context.drafts))
    const startedForms = started.filter(({ id }) => id === form)
    const opened = emitted.filter(({ type }) => type === "form.open")
    if (form === undefined) return opened.length === 0
    if (before.context.forms.some((known) => known === form)) {
      const values =
        form === "passRecovery"
          ? { values: { email: "anna@example.ru" } }
          : form === "order" || form === "address"
            ? { values: opened[0]?.["values"] }
            : {}
      return (
        startedForms.length === 0 && isEqual(opened, [{ type: "form.open", ...values }]) && (form !== "order" || hasKnownValues(opened[0]))
      )
    }
    return (
      opened.length === 0 &&
      startedForms.length === 1 &&
      (isWithoutDraft || hasKnownValues(startedForms[0])) &&
      after.context.touch === null
    )
  },
  "[DLG-004, LIM-014] closes by its own key, by a long enough swipe down, and on navigation": (step) => {
    const { after, before, event } = step
    const closes = closingEvents[event.type]
    if (closes === undefined) return true
    if (!isOpen(before)) return currentState(after) === currentState(before) && isEqual(after.context.active, before.context.active)
    if (["dialogs.close", "dialogs.back"].includes(event.type) && closes(before, event) && isOrderInterrupted(before))
      return isRestored(step)
    return (
      currentState(after) === (closes(before, event) ? "closed.fading" : currentState(before)) &&
      isEqual(after.context.active, before.context.active)
    )
  },
  "stores the position of a touch until it ends": ({ after, before, event }) => {
    if (!isOpen(before)) return true
    if (event.type === "dialogs.touch") return isEqual(after.context.touch, event["at"])
    return event.type !== "dialogs.lift" || after.context.touch === null
  },
  "is shown when its code is loaded, and fails when it could not be loaded": ({ after, before, event }) => {
    if (event.type === codeLoaded.type) return currentState(after) === (isBrief(before) ? "open.counting" : "open.standing")
    return event.type !== codeFailed.type || currentState(after) === "open.failed"
  },
  "loads the code of the active dialog": ({ after, started }) =>
    started.every(({ id, input }) => id !== "loadDialog" || input === after.context.active?.key),
  "loads the code again on «Повторить», only after a failure": (step) =>
    step.event.type !== "dialogs.retry" || (currentState(step.before) === "open.failed" ? isFetching(step.after) : isSame(step)),
  "closes a brief message after its time, but not under the pointer": (step) => {
    const { after, before, event } = step
    if (event.type === "dialogs.hover")
      return currentState(before) === "open.counting" ? currentState(after) === "open.paused" : isSame(step)
    if (event.type === "dialogs.unhover")
      return currentState(before) === "open.paused" ? currentState(after) === "open.counting" : isSame(step)
    if (event.type.startsWith("xstate.after.brief")) return currentState(after) === "closed.fading"
    return !event.type.startsWith("xstate.after.disposal") || (currentState(after) === "closed.resting" && after.context.touch === null)
  },
  "replaces an interrupted dialog by its page when the same dialog is opened again": ({ after, before, event }) => {
    const { behind } = before.context
    if (event.type !== "dialogs.open") return true
    const isSameDialog = behind !== null && behind !== "page" && isOpening(event) && behind.key === event["key"]
    return isEqual(after.context.behind, isSameDialog ? "page" : behind)
  },
  "allows the form of each left or restored dialog to be sent again": (step) => {
    const { after, before, emitted, event } = step
    const { active, behind } = before.context
    const isLeft = isOpen(before) && (currentState(after) === "closed.fading" || (event.type === "dialogs.open" && isOpening(event)))
    const isBack = behind !== null && after.context.behind === null && isEqual(after.context.active, behind)
    const resumed = [...(isLeft ? [active] : []), ...(isBack && behind !== "page" ? [behind] : [])]
    const isForm = (dialog: Dialog | null) => dialog !== null && dialogForms[dialog.key] !== undefined
    return emitted.filter(({ type }) => type === "form.resume").length === resumed.filter(isForm).length
  },
  "replaces an interrupted dialog by the page on navigation": ({ after, before, event }) =>
    !event.type.startsWith("navigation.") ||
    event["isSamePage"] === true ||
    !isOpen(before) ||
    before.context.behind === null ||
    isKey(before, "info")
      ? true
      : after.context.behind === "page",
  "opens the login over interrupted work when the session expires, otherwise declines it": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "auth.expired") return true
    const { active, isGuarded } = before.context
    const isInterrupted =
      event["isWrite"] === true || isGuarded || (isOpen(before) && active !== null && dialogForms[active.key] !== undefined)
    if (!isInterrupted) return isSame(step) && emitted.some(({ type }) => type === "dialogs.loginDismissed")
    const interrupted = isOpen(before) && active !== null && !["info", "login", "registration"].includes(active.key) ? active : "page"
    return isFetching(after) && isKey(after, "login") && isEqual(after.context.behind, interrupted) && after.context.touch === null
  },
  "restores the interrupted dialog when the same user signs in again": (step) => {
    const { after, before, event } = step
    if (event.type !== "auth.loggedIn") return true
    const { behind } = before.context
    if (behind === null || event["by"] === "link" || isOther(before, event))
      return currentState(after) === currentState(before) && isEqual(after.context.active, before.context.active)
    return behind === "page" ? currentState(after) === "closed.fading" && after.context.behind === null : isRestored(step)
  },
  "publishes a dismissed login exactly when an interruption ends without one": ({ after, before, emitted, event }) =>
    event.type === "auth.expired" ||
    emitted.some(({ type }) => type === "dialogs.loginDismissed") ===
      (before.context.behind !== null && after.context.behind === null && event.type !== "auth.loggedIn"),
  "knows the signed-in user and the owner of the drafts": ({ after, before, event }) => {
    if (!event.type.startsWith("auth.") || event.type === "auth.expired")
      return isEqual([after.context.user, after.context.owner], [before.context.user, before.context.owner])
    const visitor: typeof user | null = event["user"] ?? null
    const owner = event.type === "auth.loggedOut" && event["by"] !== "refusal" ? null : (visitor?.id ?? before.context.owner)
    return isEqual([after.context.user, after.context.owner], [visitor, owner])
  },
  "knows whether the page is for users only": ({ after, before, event }) =>
    after.context.isGuarded === (event.type.startsWith("navigation.") ? event["guarded"] !== null : before.context.isGuarded),
  "publishes each dialog that opens": ({ emitted, event }) => {
    const opened = emitted.flatMap((each) => (each.type === "dialogs.opened" ? [each["key"]] : []))
    if (event.type === "dialogs.open") return isEqual(opened, dialogOf(event["key"], event["props"]) === undefined ? [] : [event["key"]])
    const isRequested = event.type === "auth.expired" && !emitted.some(({ type }) => type === "dialogs.loginDismissed")
    return isEqual(opened, isRequested ? ["login"] : [])
  },
  "requests the visitor's stored drafts, and prefers those of a reload": ({ after, before, emitted, event }) => {
    if (event.type === "auth.settled")
      return emitted.some((each) => isEqual(each, { type: "drafts.load", owner: event["user"]?.id ?? null }))
    if (event.type !== "dialogs.hydrated") return true
    const isKnown = "login" in before.context.drafts
    return (
      isEqual(after.context.drafts["registration"], before.context.drafts["registration"] ?? { name: "Анна" }) &&
      (!isKnown || isEqual(after.context.drafts["login"], before.context.drafts["login"])) &&
      (isKnown || after.context.recalled.includes("login")) &&
      after.context.recalled.includes("registration")
    )
  },
  "publishes every accepted form, and whether its login leads to profile and checkout": ({ before, emitted, event }) =>
    event.type !== "form.done" ||
    isEqual(
      emitted.filter(({ type }) => type === "dialogs.formDone"),
      [
        {
          type: "dialogs.formDone",
          form: event["form"],
          answer: event["answer"],
          redirect: isEqual(before.context.active?.props, redirected.props),
          toCheckout: isEqual(before.context.active?.props, redirected.props)
        }
      ]
    ),
  "resets a form after it is accepted; opens it for the product of its dialog if that is another": ({ before, emitted, event }) => {
    if (event.type !== "form.done") return true
    const { active, forms } = before.context
    const isRunning = forms.some((form) => form === event["form"])
    const isShown = isRunning && event["isReopened"] === true && active !== null && dialogForms[active.key] === event["form"]
    const opened = emitted.filter(({ type }) => type === "form.open")
    return (
      emitted.some(({ type }) => type === "form.reset") === (isRunning && !isShown) &&
      isEqual(
        opened.map(({ values }) => values.idProduct),
        isShown ? [String(order.props.id)] : []
      )
    )
  },
  "opens the dialog that follows an accepted form, unless it shows another product": ({ after, before, event }) => {
    if (event.type !== "form.done") return true
    const followUp = isOpen(before) && event["isReopened"] !== true ? followUpOf(before, event["form"], event["answer"]) : undefined
    if (followUp === undefined) return currentState(after) === currentState(before) && isEqual(after.context.active, before.context.active)
    return isFetching(after) && isEqual(after.context.active, followUp) && after.context.touch === null
  }
}

/** Checks that the forms belong to another user than the one who signs in. */
export function isOther({ context: { owner } }: Snapshot, event: { readonly type: string; readonly [field: string]: unknown }): boolean {
  const { user: visitor } = event as { readonly user?: typeof user | null }
  const isSignIn = event.type === "auth.settled" || event.type === "auth.loggedIn"
  return isSignIn && visitor !== undefined && visitor !== null && owner !== null && owner !== visitor.id
}

function isOpening(event: { readonly [field: string]: unknown }): boolean {
  return dialogOf(String(event["key"]), event["props"]) !== undefined
}

function isOrderInterrupted({ context: { behind } }: Snapshot): boolean {
  return behind !== null && behind !== "page" && dialogForms[behind.key] === "order"
}

/** Checks that the interrupted dialog is open again and its form can be resubmitted. */
function isRestored({ after, before, emitted }: StepOf<Snapshot>): boolean {
  const { behind } = before.context
  const isOpened = isFetching(after) && isEqual(after.context.active, behind) && after.context.behind === null
  const hasForm = behind !== null && behind !== "page" && dialogForms[behind.key] !== undefined
  return isOpened && after.context.touch === null && emitted.some(({ type }) => type === "form.resume") === hasForm
}

function isBrief({ context: { active } }: Snapshot): boolean {
  return active?.key === "info" && active.props.isBrief === true
}
