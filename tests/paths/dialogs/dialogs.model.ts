import { dialogForms } from "../../../core/forms/every-form.ts"
import { dialogsMachine } from "../../../core/machines/dialogs/dialogs.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { visitTo } from "../../../qa/paths/visits.ts"
import {
  expiredOnWrite,
  loggedIn,
  loggedOut,
  settled,
  order,
  login,
  recovery,
  restored,
  redirected,
  persistentMessage,
  rules,
  newAddress,
  isOtherDialog,
  hasOtherDialog,
  codeLoaded,
  codeFailed,
  loginAccepted,
  refined,
  reopenedOrder,
  visited,
  missing,
  point,
  isFree,
  isOpen,
  isShown,
  isKey
} from "./dialogs.payloads.ts"
import { postconditions } from "./dialogs.postconditions.ts"
import { typedPostconditions } from "./dialogs.typed-postconditions.ts"
import { stages } from "./dialogs.stages.ts"

const expiredOnRead = { type: "auth.expired", isWrite: false }
const renewed = { type: "dialogs.renew", form: "login" }
const info = { type: "dialogs.open", key: "info", props: { title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true } }
const guarded = { type: "navigation.resolved", visit: visitTo("/personal/profile/"), guarded: { to: "/", opensLogin: true } }

const stateTexts: Readonly<Record<string, string>> = {
  "closed.resting": "no dialog is open",
  "closed.fading": "the dialog fades",
  "open.fetching": "the code of the dialog is loading",
  "open.standing": "the dialog is shown",
  "open.counting": "the message is shown for a few seconds",
  "open.paused": "the message stays under the pointer",
  "open.failed": "the code of the dialog could not be loaded"
}

const otherOwner = "tests/core/shop/session-draft.test.ts covers another user's draft after a reload"

export const model = defineModel<typeof dialogsMachine>({
  name: "dialogs",
  actorPath: "shop/dialogs",
  world: {
    machine: dialogsMachine,
    input: { drafts: { login: { email: "anna@example.ru" } }, owner: null },
    otherInputs: [{ drafts: { login: { email: "anna@example.ru" } }, owner: 8 }],
    callbackActors: ["drafts", "holdScroll", "coverHistory"],
    isExplored: (snapshot, event) => {
      const { context } = snapshot
      const { by, form, key, type, guarded: gate } = event
      const { behind, forms, isGuarded, owner, user: known } = context
      /** Identity and place of the visitor affect few paths through forms. */
      const isPlain = known === null && owner === null && !isGuarded
      if (hasOtherDialog(snapshot)) return event === expiredOnWrite && behind === null && isKey(snapshot, rules.key)
      if (isOtherDialog(event)) return isPlain && isFree(snapshot) && forms.length + context.recalled.length === 0
      if (type === "dialogs.renew" && form !== "login") return false
      if (!isPlain && /^dialogs\.(?:recall|renew|touch|lift|hover|unhover|retry)$|\.error\./.test(type)) return false
      if (!isPlain && type === "dialogs.open" && key !== "login") return false
      if (type === "dialogs.open") return forms.length < (key === "OrderModal" || !isPlain ? 1 : 2)
      if (type === "auth.expired") return forms.length < 2 && behind === null
      if (type === "auth.loggedIn" && by === "login") return behind !== null || forms.length === 0
      if (type === "auth.loggedOut") return forms.length < 2
      if (type.startsWith("auth.") || (gate !== undefined && gate !== null)) return forms.length === 0
      return true
    },
    events: [
      login,
      recovery,
      order,
      expiredOnWrite,
      expiredOnRead,
      settled(null),
      settled(user),
      loggedIn("login"),
      loggedIn("link"),
      loggedOut("choice"),
      loggedOut("refusal"),
      guarded,
      restored,
      renewed,
      { type: "dialogs.renew", form: "order" },
      { type: "dialogs.renew", form: "giftcards" },
      info,
      redirected,
      persistentMessage,
      rules,
      newAddress,
      { type: "dialogs.open", key: "nothing", props: {} },
      { type: "dialogs.open", key: "info", props: {} },
      { type: "dialogs.close" },
      { type: "dialogs.close", key: "login" },
      { type: "dialogs.touch", at: point(10) },
      { type: "dialogs.lift", at: point(30) },
      { type: "dialogs.lift", at: point(31) },
      visited,
      refined,
      missing,
      loginAccepted,
      reopenedOrder,
      codeLoaded,
      codeFailed
    ]
  },
  delays: { brief: 3_000, disposal: 200 },
  describeState: (snapshot) => {
    const { active, behind, forms, touch } = snapshot.context
    const what = active === null ? "" : ` (${active.key})`
    return `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${what}${forms.length === 0 ? "" : `, with the forms ${forms.join(" and ")}`}${touch === null ? "" : ", touched"}${behind === null ? "" : `, over ${behind === "page" ? "the page" : behind.key}`}`
  },
  eventTexts: {
    "dialogs.open": ({ key, props }) =>
      `«${String(key)}» is opened${isEqual(props, {}) ? "" : props === persistentMessage.props ? " with a persistent message" : " with props"}`,
    "dialogs.close": ({ key }) => (key === undefined ? "the dialog is closed" : `«${String(key)}» is closed`),
    "dialogs.back": "Back is pressed",
    "auth.expired": ({ isWrite }) => `the session expires ${isWrite === true ? "during a write" : "during a page's request"}`,
    "auth.loggedIn": ({ by }) => `a user signs in (${String(by)})`,
    "auth.loggedOut": ({ by }) => `the user is signed out (${String(by)})`,
    "auth.settled": ({ user: visitor }) => (visitor === null ? "the visitor is a guest" : "the visitor is a user"),
    "dialogs.hydrated": "the device has drafts of a closed tab",
    "dialogs.renew": ({ form }) => `the draft of «${String(form)}» is discarded`,
    "dialogs.retry": "«Повторить» is pressed",
    "dialogs.hover": "the pointer enters the dialog",
    "dialogs.unhover": "the pointer leaves the dialog",
    "dialogs.touch": "a finger touches the dialog",
    "dialogs.lift": ({ at: { y } }) => `the finger is lifted at ${String(y)} px`,
    "navigation.resolved": ({ guarded: gate, isSamePage }) =>
      isSamePage === true ? "the page has another address" : gate === null ? "a public page is loading" : "a page for users is loading",
    "form.done": ({ form, isReopened }) =>
      `the form ${String(form)} is accepted${isReopened === true ? ", which was opened for another product" : ""}`,
    "navigation.lost": "the address has no page",
    "xstate.done.actor.loadDialog": "the code of the dialog is loaded",
    "xstate.error.actor.loadDialog": "the code of the dialog could not be loaded"
  },
  invariants: {
    "has an active dialog exactly while one is open or fades": (snapshot) =>
      (snapshot.context.active === null) === (currentState(snapshot) === "closed.resting"),
    "[DLG-002, DLG-003] locks the page's scroll exactly while it is open": (snapshot) =>
      "holdScroll" in snapshot.children === isOpen(snapshot),
    "has a history entry for Back exactly while it is open": (snapshot) => "coverHistory" in snapshot.children === isOpen(snapshot),
    "has started the form of the open dialog": (snapshot) => {
      const form = snapshot.context.active === null ? undefined : dialogForms[snapshot.context.active.key]
      return !isOpen(snapshot) || form === undefined || snapshot.context.forms.some((known) => known === form)
    },
    "has an interrupted page or dialog only while another dialog is open": (snapshot) => {
      const { active, behind } = snapshot.context
      return behind === null || (isOpen(snapshot) && (behind === "page" || behind.key !== active?.key))
    },
    "runs every form that it has started": ({ children, context: { forms } }) => forms.every((form) => form in children),
    "is drawable only while it is open": (snapshot) => !isShown(snapshot) || isOpen(snapshot),
    "counts down only for a message": (snapshot) =>
      !["open.counting", "open.paused"].includes(currentState(snapshot)) || isKey(snapshot, "info")
  },
  startConditions: {
    "starts without a dialog, on a public page, with the drafts of a reload": ({ after }) =>
      isFree(after) && !after.context.isGuarded && after.context.user === null && "login" in after.context.drafts
  },
  postconditions: { ...postconditions, ...typedPostconditions },
  uncrossed: {
    "* --dialogs.renew#0--> stays": "tests/app/stored-drafts.test.ts covers a restored draft that is discarded",
    "* --auth.settled#0--> stays": otherOwner,
    "* --auth.loggedIn#0--> stays": otherOwner
  },
  unreachable: {
    "open --auth.loggedIn#0--> stays": "the login state is known before a dialog can be opened",
    "open --auth.loggedIn#1--> stays": "an operator's link is accepted when its page opens, before a dialog can be opened"
  },
  stages
})
