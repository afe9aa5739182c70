import type { AnyStateMachine } from "xstate"
import type { Machines } from "../../core/journal/machines.ts"
import { accountMachine } from "../../core/machines/account.machine.ts"
import { worldOf } from "./live.ts"
import type { World } from "./paths.ts"
import { user } from "./user.ts"

const other = { ...user, id: 8, name: "Вера", email: "vera@example.ru" }
export const changed = { ...user, name: "Анна Мария", isNewsletterActive: true }

/** The account while users come, change and go; its form is a watcher here, its answers are those of the world. */
export const accountWorld: World = {
  machine: accountMachine,
  watchers: ["profile"],
  events: [
    { type: "auth.settled", user },
    { type: "auth.settled", user: other },
    { type: "auth.settled", user: null },
    { type: "auth.loggedIn", user, by: "login" },
    { type: "auth.loggedIn", user: other, by: "tab" },
    { type: "auth.loggedOut", by: "choice" },
    { type: "form.done", form: "profile", answer: { user: changed } }
  ]
}

export const accountMachines: Machines = {
  world: worldOf(accountMachine, undefined) as AnyStateMachine,
  subject: accountMachine
}
