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
  input: { draft: null },
  watchers: ["profile"],
  events: [
    { type: "account.resume", draft: { surname: "Петрова" } },
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
  world: worldOf(accountMachine, { draft: null }),
  subject: accountMachine
}
