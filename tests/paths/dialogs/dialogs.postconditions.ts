import { dialogAfter, dialogForms, type FormName } from "../../../core/forms/every-form.ts"
import { type Dialog, dialogOf } from "../../../core/contract/dialogs.ts"
import { distanceDown } from "../../../core/domain/shell/swipe.ts"
import { currentState, isEqual, isSame, type StepOf, type Sentences } from "../../../qa/paths/model.ts"
import type { user } from "../../../qa/samples/user.ts"
import { type Snapshot, come, notCome, type point, redirected, isOpen, isKey, isFetching } from "./dialogs.payloads.ts"

/** Detects the login's earlier draft, the props of the recovery and the id of the ordered stone. */
const knows = (given: unknown) => /anna@example\.ru|0241073-1/.test(JSON.stringify(given))

/** Dialog that opens after a form succeeded in the open dialog. */
const sequelOf = ({ context: { active } }: Snapshot, form: FormName, answer: unknown): Dialog | undefined =>
  active !== null && dialogForms[active.key] === form ? dialogAfter(form, answer) : undefined

/** Dialogs that a navigation does not close: a message, and a login that interrupted something. */
const outlivesPages = (snapshot: Snapshot) => isKey(snapshot, "info") || snapshot.context.behind !== null

const closesBy: Readonly<Record<string, (before: Snapshot, event: { readonly [field: string]: unknown }) => boolean>> = {
  "dialogs.close": (before, { key }) => key === undefined || before.context.active?.key === key,
  "dialogs.back": () => true,
  "dialogs.lift": ({ context: { touch } }, { at: end }) => touch !== null && distanceDown(touch, end as ReturnType<typeof point>) > 20,
  "navigation.resolved": (before) => !outlivesPages(before),
  "navigation.lost": (before) => !outlivesPages(before)
}

export const postconditions: Sentences<StepOf<Snapshot>> = {
  "[DLG-001, DLG-005] opens what is asked for in the place of what is open; what is unknown or does not fit changes nothing": (step) => {
    const { after, event } = step
    if (event.type !== "dialogs.open") return true
    const expected = dialogOf(event["key"], event["props"])
    return expected === undefined
      ? isSame(step)
      : isFetching(after) && isEqual(after.context.active, expected) && after.context.touch === null
  },
  "begins the form of a dialog that opens first, once": ({ after, before, event }) => {
    if (event.type !== "dialogs.open") return true
    const form = dialogForms[event["key"] as Dialog["key"]]
    const { forms } = before.context
    const isNew = form !== undefined && !forms.some((known) => known === form)
    return isEqual(after.context.forms, isNew ? [...forms, form] : forms)
  },
  "fills a form that opens first with what was typed before and what its dialog knows; one that lives is told that": (step) => {
    const { after, before, emitted, event, started } = step
    if (event.type !== "dialogs.open" || dialogOf(event["key"], event["props"]) === undefined) return true
    const form = dialogForms[event["key"] as Dialog["key"]]
    const isForgotten = form === "address" || (form === "login" && !knows(before.context.drafts))
    const begun = started.filter(({ id }) => id === form)
    const opened = emitted.filter(({ type }) => type === "form.open")
    if (form === undefined) return opened.length === 0
    if (before.context.forms.some((known) => known === form)) {
      const values =
        form === "passRecovery"
          ? { values: { email: "anna@example.ru" } }
          : form === "order" || form === "address"
            ? { values: opened[0]?.["values"] }
            : {}
      return begun.length === 0 && isEqual(opened, [{ type: "form.open", ...values }]) && (form !== "order" || knows(opened[0]))
    }
    return opened.length === 0 && begun.length === 1 && (isForgotten || knows(begun[0])) && after.context.touch === null
  },
  "[DLG-004, LIM-014] closes by its own key, by a finger that goes far enough down, and when the page changes": (step) => {
    const { after, before, event } = step
    const closes = closesBy[event.type]
    if (closes === undefined) return true
    if (!isOpen(before)) return currentState(after) === currentState(before) && isEqual(after.context.active, before.context.active)
    if (["dialogs.close", "dialogs.back"].includes(event.type) && closes(before, event) && isLeftToGuest(before)) return comesBack(step)
    return (
      currentState(after) === (closes(before, event) ? "closed.fading" : currentState(before)) &&
      isEqual(after.context.active, before.context.active)
    )
  },
  "remembers where a finger came down until it is lifted": ({ after, before, event }) => {
    if (!isOpen(before)) return true
    if (event.type === "dialogs.touch") return isEqual(after.context.touch, event["at"])
    return event.type !== "dialogs.lift" || after.context.touch === null
  },
  "stands when its code came, and says so when it did not": ({ after, before, event }) => {
    if (event.type === come.type) return currentState(after) === (isBrief(before) ? "open.counting" : "open.standing")
    return event.type !== notCome.type || currentState(after) === "open.failed"
  },
  "asks for the code of what is open": ({ after, started }) =>
    started.every(({ id, input }) => id !== "loadDialog" || input === after.context.active?.key),
  "asks for its code again": (step) =>
    step.event.type !== "dialogs.retry" || (currentState(step.before) === "open.failed" ? isFetching(step.after) : isSame(step)),
  "goes by itself, but not under the pointer": (step) => {
    const { after, before, event } = step
    if (event.type === "dialogs.hover")
      return currentState(before) === "open.counting" ? currentState(after) === "open.paused" : isSame(step)
    if (event.type === "dialogs.unhover")
      return currentState(before) === "open.paused" ? currentState(after) === "open.counting" : isSame(step)
    if (event.type.startsWith("xstate.after.brief")) return currentState(after) === "closed.fading"
    return !event.type.startsWith("xstate.after.disposal") || (currentState(after) === "closed.resting" && after.context.touch === null)
  },
  "what is opened anew waits under itself no more: its page does": ({ after, before, event }) => {
    const { behind } = before.context
    if (event.type !== "dialogs.open") return true
    const isAnew = behind !== null && behind !== "page" && isOpening(event) && behind.key === event["key"]
    return isEqual(after.context.behind, isAnew ? "page" : behind)
  },
  "a form that waits for the network is not sent behind the back of who leaves it, and can be sent where it stands again": (step) => {
    const { after, before, emitted, event } = step
    const { active, behind } = before.context
    const isLeft = isOpen(before) && (currentState(after) === "closed.fading" || (event.type === "dialogs.open" && isOpening(event)))
    const isBack = behind !== null && after.context.behind === null && isEqual(after.context.active, behind)
    const woken = [...(isLeft ? [active] : []), ...(isBack && behind !== "page" ? [behind] : [])]
    const isForm = (dialog: Dialog | null) => dialog !== null && dialogForms[dialog.key] !== undefined
    return emitted.filter(({ type }) => type === "form.resume").length === woken.filter(isForm).length
  },
  "has nothing of another page under the log-in": ({ after, before, event }) =>
    !event.type.startsWith("navigation.") || !isOpen(before) || before.context.behind === null || isKey(before, "info")
      ? true
      : after.context.behind === "page",
  "asks who is at work to sign in again over what is open, which waits; else nobody": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "auth.expired") return true
    const { active, isGuarded } = before.context
    const isAtWork = event["isWrite"] === true || isGuarded || (isOpen(before) && active !== null && dialogForms[active.key] !== undefined)
    if (!isAtWork) return isSame(step) && emitted.some(({ type }) => type === "dialogs.loginDismissed")
    const waits = isOpen(before) && active !== null && !["info", "login", "registration"].includes(active.key) ? active : "page"
    return isFetching(after) && isKey(after, "login") && isEqual(after.context.behind, waits) && after.context.touch === null
  },
  "brings back what waited when the user signs in again": (step) => {
    const { after, before, event } = step
    if (event.type !== "auth.loggedIn") return true
    const { behind } = before.context
    if (behind === null || event["by"] === "link" || isOther(before, event))
      return currentState(after) === currentState(before) && isEqual(after.context.active, before.context.active)
    return behind === "page" ? currentState(after) === "closed.fading" && after.context.behind === null : comesBack(step)
  },
  "tells that nobody signs in again, whenever it goes without": ({ after, before, emitted, event }) =>
    event.type === "auth.expired" ||
    emitted.some(({ type }) => type === "dialogs.loginDismissed") ===
      (before.context.behind !== null && after.context.behind === null && event.type !== "auth.loggedIn"),
  "knows who is signed in, and whose what is typed is": ({ after, before, event }) => {
    if (!event.type.startsWith("auth.") || event.type === "auth.expired")
      return isEqual([after.context.user, after.context.owner], [before.context.user, before.context.owner])
    const whom: typeof user | null = event["user"] ?? null
    const owner = event.type === "auth.loggedOut" && event["by"] !== "refusal" ? null : (whom?.id ?? before.context.owner)
    return isEqual([after.context.user, after.context.owner], [whom, owner])
  },
  "knows whether the page is for users alone": ({ after, before, event }) =>
    after.context.isGuarded === (event.type.startsWith("navigation.") ? event["guarded"] !== null : before.context.isGuarded),
  "tells of each dialog that opens": ({ emitted, event }) => {
    const opened = emitted.flatMap((each) => (each.type === "dialogs.opened" ? [each["key"]] : []))
    if (event.type === "dialogs.open") return isEqual(opened, dialogOf(event["key"], event["props"]) === undefined ? [] : [event["key"]])
    const isAsked = event.type === "auth.expired" && !emitted.some(({ type }) => type === "dialogs.loginDismissed")
    return isEqual(opened, isAsked ? ["login"] : [])
  },
  "asks what this device keeps of the visitor, and takes it where a reload left nothing newer": ({ after, before, emitted, event }) => {
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
  "tells of every form that was taken, and whether its log-in leads to the profile and the checkout": ({ before, emitted, event }) =>
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
  "begins a form anew that was taken": ({ before, emitted, event }) =>
    event.type !== "form.done" ||
    emitted.some(({ type }) => type === "form.reset") === before.context.forms.some((form) => form === event["form"]),
  "says what was done, in the place of the form": ({ after, before, event }) => {
    if (event.type !== "form.done") return true
    const sequel = isOpen(before) ? sequelOf(before, event["form"], event["answer"]) : undefined
    if (sequel === undefined) return currentState(after) === currentState(before) && isEqual(after.context.active, before.context.active)
    return isFetching(after) && isEqual(after.context.active, sequel) && after.context.touch === null
  }
}

/** Checks that the forms belong to another user than the one who logs in. */
export function isOther({ context: { owner } }: Snapshot, event: { readonly type: string; readonly [field: string]: unknown }): boolean {
  const { user: whom } = event as { readonly user?: typeof user | null }
  const isComing = event.type === "auth.settled" || event.type === "auth.loggedIn"
  return isComing && whom !== undefined && whom !== null && owner !== null && owner !== whom.id
}

function isOpening(event: { readonly [field: string]: unknown }): boolean {
  return dialogOf(String(event["key"]), event["props"]) !== undefined
}

function isLeftToGuest({ context: { behind } }: Snapshot): boolean {
  return behind !== null && behind !== "page" && dialogForms[behind.key] === "order"
}

/** Checks that the interrupted dialog is open again and its form can be resubmitted. */
function comesBack({ after, before, emitted }: StepOf<Snapshot>): boolean {
  const { behind } = before.context
  const isOpened = isFetching(after) && isEqual(after.context.active, behind) && after.context.behind === null
  const hasForm = behind !== null && behind !== "page" && dialogForms[behind.key] !== undefined
  return isOpened && after.context.touch === null && emitted.some(({ type }) => type === "form.resume") === hasForm
}

function isBrief({ context: { active } }: Snapshot): boolean {
  return active?.key === "info" && active.props.isBrief === true
}
