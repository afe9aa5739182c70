import { failed, succeeded } from "../../core/actors/outcome.ts"
import type { Machines } from "../../core/journal/machines.ts"
import { authMachine } from "../../core/machines/auth.machine.ts"
import { dialogsMachine } from "../../core/machines/dialogs.machine.ts"
import { gateMachine } from "../../core/machines/gate.machine.ts"
import { householdMachine } from "../../core/machines/household.machine.ts"
import { sessionMachine } from "../../core/machines/session.machine.ts"
import { worldOf } from "./live.ts"
import type { World } from "./paths.ts"
import { user } from "./user.ts"
import { visitTo } from "./visits.ts"

const call = { call: "session.guest", requestId: null } as const
const unreachable = failed({ _tag: "Unreachable", ...call, timedOut: false })
const unknown = failed({ _tag: "Refused", ...call, status: 401, message: "Войдите", errors: {} })
const defect = { name: "TypeError", message: "a bug" }
const ids = { saleUserId: "guest-1", deviceId: "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11" }
const login = { key: "login", props: {} }
const profile = { to: "/", opensLogin: true }
const checkout = { to: "/cart", opensLogin: false }
const visit = visitTo("/diamonds")

export const sessionWorld: World = {
  machine: sessionMachine,
  watchers: ["watchSaleUser"],
  events: [
    { type: "session.renew" },
    { type: "session.changed", saleUserId: "guest-2" },
    { type: "xstate.done.actor.refreshIds", output: succeeded(ids) },
    { type: "xstate.done.actor.refreshIds", output: unreachable },
    { type: "xstate.error.actor.refreshIds", error: defect }
  ]
}

const authEvents = ["checkMe", "enterByLink"].flatMap((id) => [
  { type: `xstate.done.actor.${id}`, output: succeeded(user) },
  { type: `xstate.done.actor.${id}`, output: unknown },
  { type: `xstate.error.actor.${id}`, error: defect }
])

const authFrom = (start: "guest" | "stored" | "link"): World => ({
  machine: authMachine,
  input: { start },
  watchers: ["watchToken"],
  events: [
    { type: "auth.enter", user, by: "login" },
    { type: "auth.enter", user, by: "registration" },
    { type: "auth.logOut" },
    { type: "auth.change", user: { ...user, name: "Ольга" } },
    { type: "auth.tell" },
    { type: "auth.look", hasToken: false },
    { type: "auth.look", hasToken: true },
    { type: "auth.follow" },
    { type: "auth.lose", isRefused: true },
    { type: "auth.lose", isRefused: false },
    ...authEvents,
    { type: "xstate.done.actor.logOut", output: succeeded(undefined) },
    { type: "xstate.error.actor.logOut", error: defect }
  ]
})

export const guestWorld = authFrom("guest")
export const storedWorld = authFrom("stored")
export const linkWorld = authFrom("link")

export const gateWorld: World = {
  machine: gateMachine,
  input: { guarded: null },
  events: [
    { type: "navigation.resolved", visit, guarded: null },
    { type: "navigation.resolved", visit, guarded: profile },
    { type: "navigation.lost", isMissing: true, guarded: checkout },
    { type: "auth.settled", user },
    { type: "auth.settled", user: null },
    { type: "auth.loggedIn", user, by: "login" },
    { type: "auth.loggedOut", by: "choice" },
    { type: "auth.loggedOut", by: "refusal" }
  ]
}

export const dialogsWorld: World = {
  machine: dialogsMachine,
  input: { drafts: { login: { email: "anna@example.ru" } } },
  watchers: ["holdScroll", "coverHistory"],
  follows: ({ context }, { type }) => type !== "dialogs.open" || context.forms.length < 2,
  events: [
    { type: "dialogs.open", ...login },
    { type: "dialogs.open", key: "passRecovery", props: { email: "anna@example.ru" } },
    { type: "dialogs.open", key: "info", props: { title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true } },
    { type: "dialogs.open", key: "nothing", props: {} },
    { type: "dialogs.close" },
    { type: "dialogs.close", key: "login" },
    { type: "dialogs.touch", at: { x: 10, y: 10 } },
    { type: "dialogs.lift", at: { x: 10, y: 30 } },
    { type: "dialogs.lift", at: { x: 10, y: 31 } },
    { type: "navigation.resolved", visit, guarded: null },
    { type: "navigation.lost", isMissing: true, guarded: null },
    { type: "form.done", form: "login", answer: { user } },
    { type: "xstate.done.actor.loadDialog", output: null },
    { type: "xstate.error.actor.loadDialog", error: defect }
  ]
}

/** Its children are answered for; what it hears of them it hears as facts. */
export const householdWorld: World = {
  machine: householdMachine,
  input: { auth: "guest", drafts: {}, guarded: null, wish: login, wantsReference: true },
  events: [
    { type: "dialogs.want", ...login },
    { type: "navigation.resolved", visit, guarded: null },
    { type: "navigation.lost", isMissing: true, guarded: null },
    { type: "auth.settled", user: null },
    { type: "auth.registered", user },
    { type: "auth.loggedIn", user, by: "link" },
    { type: "auth.loggedIn", user, by: "login" },
    { type: "auth.loggedOut", by: "choice" },
    { type: "auth.loggedOut", by: "refusal" },
    { type: "auth.loggedOut", by: "tab" },
    { type: "gate.turnedAway", ...profile, isExpired: true },
    { type: "gate.turnedAway", ...profile, isExpired: false },
    { type: "gate.turnedAway", ...checkout, isExpired: false },
    { type: "dialogs.formDone", form: "login", answer: { user }, redirect: true },
    { type: "dialogs.formDone", form: "passRecovery", answer: {}, redirect: false },
    { type: "account.changed", user },
    { type: "catalogue.chosen", to: "/diamonds/filter/shape--oval" }
  ]
}

const machinesOf = ({ input, machine }: World): Machines => ({ world: worldOf(machine, input), subject: machine })

export const sessionMachines = machinesOf(sessionWorld)
export const guestMachines = machinesOf(guestWorld)
export const storedMachines = machinesOf(storedWorld)
export const linkMachines = machinesOf(linkWorld)
export const gateMachines = machinesOf(gateWorld)
export const dialogsMachines = machinesOf(dialogsWorld)
export const householdMachines = machinesOf(householdWorld)
