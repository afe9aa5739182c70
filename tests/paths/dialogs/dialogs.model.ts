import { dialogForms } from "../../../core/forms/every-form.ts"
import { dialogsMachine } from "../../../core/machines/dialogs/dialogs.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { visitTo } from "../../../qa/paths/visits.ts"
import {
  interrupt,
  loggedIn,
  loggedOut,
  settled,
  order,
  login,
  recovery,
  recalled,
  redirected,
  word,
  rules,
  newAddress,
  isAside,
  standsAside,
  come,
  notCome,
  taken,
  visited,
  lost,
  point,
  isFree,
  isOpen,
  isShown,
  isKey
} from "./dialogs.payloads.ts"
import { postconditions } from "./dialogs.postconditions.ts"
import { typedPostconditions } from "./dialogs.typed-postconditions.ts"
import { stages } from "./dialogs.stages.ts"

const look = { type: "auth.expired", isWrite: false }
const renewed = { type: "dialogs.renew", form: "login" }
const info = { type: "dialogs.open", key: "info", props: { title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true } }
const guarded = { type: "navigation.resolved", visit: visitTo("/personal/profile/"), guarded: { to: "/", opensLogin: true } }

const stateTexts: Readonly<Record<string, string>> = {
  "closed.resting": "no dialog is open",
  "closed.fading": "the dialog fades",
  "open.fetching": "the dialog is on its way",
  "open.standing": "the dialog stands",
  "open.counting": "the dialog stands for a while",
  "open.paused": "the dialog waits under the pointer",
  "open.failed": "the dialog did not come"
}

const otherOwner = "what a reload left of another user is walked in tests/core/shop/session-draft.test.ts"

export const model = defineModel<typeof dialogsMachine>({
  name: "dialogs",
  actorPath: "shop/dialogs",
  world: {
    machine: dialogsMachine,
    input: { drafts: { login: { email: "anna@example.ru" } }, owner: null },
    otherInputs: [{ drafts: { login: { email: "anna@example.ru" } }, owner: 8 }],
    watchers: ["drafts", "holdScroll", "coverHistory"],
    follows: (snapshot, event) => {
      const { context } = snapshot
      const { by, form, key, type, guarded: gate } = event
      const { behind, forms, isGuarded, owner, user: known } = context
      /** Identity and place of the visitor affect few paths through forms. */
      const isPlain = known === null && owner === null && !isGuarded
      if (standsAside(snapshot)) return event === interrupt && behind === null && isKey(snapshot, rules.key)
      if (isAside(event)) return isPlain && isFree(snapshot) && forms.length + context.recalled.length === 0
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
      interrupt,
      look,
      settled(null),
      settled(user),
      loggedIn("login"),
      loggedIn("link"),
      loggedOut("choice"),
      loggedOut("refusal"),
      guarded,
      recalled,
      renewed,
      { type: "dialogs.renew", form: "order" },
      { type: "dialogs.renew", form: "giftcards" },
      info,
      redirected,
      word,
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
      lost,
      taken,
      come,
      notCome
    ]
  },
  delays: { brief: 3_000, disposal: 200 },
  describeState: (snapshot) => {
    const { active, behind, forms, touch } = snapshot.context
    const what = active === null ? "" : ` (${active.key})`
    return `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${what}${forms.length === 0 ? "" : `, with the forms ${forms.join(" and ")}`}${touch === null ? "" : ", under a finger"}${behind === null ? "" : `, over ${behind === "page" ? "the page" : behind.key}`}`
  },
  eventTexts: {
    "dialogs.open": ({ key, props }) =>
      `«${String(key)}» is opened${isEqual(props, {}) ? "" : props === word.props ? " with what stays" : " with what it says"}`,
    "dialogs.close": ({ key }) => (key === undefined ? "it is closed" : `«${String(key)}» is closed`),
    "dialogs.back": "Back",
    "auth.expired": ({ isWrite }) =>
      `the shop forgets the user, ${isWrite === true ? "who waits for an answer" : "as the page finds out by itself"}`,
    "auth.loggedIn": ({ by }) => `a user signs in by ${String(by)}`,
    "auth.loggedOut": ({ by }) => `the user goes by ${String(by)}`,
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "dialogs.hydrated": "this device keeps what was typed in a tab that is gone",
    "dialogs.renew": ({ form }) => `what stands in «${String(form)}» is not wanted`,
    "dialogs.retry": "it is asked for again",
    "dialogs.hover": "the pointer comes over it",
    "dialogs.unhover": "the pointer goes",
    "dialogs.touch": "a finger comes down",
    "dialogs.lift": ({ at: { y } }) => `it is lifted at ${String(y)} px`,
    "form.done": ({ form }) => `the form ${String(form)} was taken`,
    "navigation.resolved": ({ guarded: gate }) => (gate === null ? "another page is on its way" : "a page of users is on its way"),
    "navigation.lost": "the address has no page",
    "xstate.done.actor.loadDialog": "its code comes",
    "xstate.error.actor.loadDialog": "its code does not come"
  },
  invariants: {
    "has one dialog exactly while it is open or fades": (snapshot) =>
      (snapshot.context.active === null) === (currentState(snapshot) === "closed.resting"),
    "[DLG-002, DLG-003] holds the page exactly while it is open": (snapshot) => "holdScroll" in snapshot.children === isOpen(snapshot),
    "lets Back close it, exactly while it is open": (snapshot) => "coverHistory" in snapshot.children === isOpen(snapshot),
    "has the form of the dialog that is open, alive": (snapshot) => {
      const form = snapshot.context.active === null ? undefined : dialogForms[snapshot.context.active.key]
      return !isOpen(snapshot) || form === undefined || snapshot.context.forms.some((known) => known === form)
    },
    "holds back a page or a dialog only while something else is open": (snapshot) => {
      const { active, behind } = snapshot.context
      return behind === null || (isOpen(snapshot) && (behind === "page" || behind.key !== active?.key))
    },
    "lets every form live on": ({ children, context: { forms } }) => forms.every((form) => form in children),
    "is drawn only while it is open": (snapshot) => !isShown(snapshot) || isOpen(snapshot),
    "counts only for a word that goes by itself": (snapshot) =>
      !["open.counting", "open.paused"].includes(currentState(snapshot)) || isKey(snapshot, "info")
  },
  startConditions: {
    "begins with no dialog, on a page for everybody, with what a reload left": ({ after }) =>
      isFree(after) && !after.context.isGuarded && after.context.user === null && "login" in after.context.drafts
  },
  postconditions: { ...postconditions, ...typedPostconditions },
  uncrossed: {
    "* --dialogs.renew#0--> stays": "a draft that is offered again and not wanted is walked in tests/app/stored-drafts.test.ts",
    "* --auth.settled#0--> stays": otherOwner,
    "* --auth.loggedIn#0--> stays": otherOwner
  },
  unreachable: {
    "open --auth.loggedIn#0--> stays": "who the visitor is was said before a dialog could be opened",
    "open --auth.loggedIn#1--> stays": "an operator's link is taken as its page comes, before a dialog could be opened"
  },
  stages
})
