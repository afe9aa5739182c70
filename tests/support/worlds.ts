import type { AnyStateMachine } from "xstate"
import { failed, succeeded } from "../../core/actors/outcome.ts"
import type { Menu } from "../../core/contract/shell.ts"
import type { Place } from "../../core/domain/place.ts"
import type { Machines } from "../../core/journal/machines.ts"
import { journalDeskMachine } from "../../core/machines/journal-desk.machine.ts"
import { menuMachine } from "../../core/machines/menu.machine.ts"
import { navigationMachine } from "../../core/machines/navigation.machine.ts"
import { pageMachine, type Visit } from "../../core/machines/page.machine.ts"
import { type Found, resolve } from "../../core/routes/resolve.ts"
import { worldOf } from "./live.ts"
import type { World } from "./paths.ts"

export const placeAt = (path: string, index = 0): Place => ({ path, search: "", index })

/** A visit to an address that has a page. */
export const visitTo = (path: string, index = 0): Visit => {
  const match = resolve(path, "")
  if (match._tag === "Missing") throw new Error(`${path} has no page`)
  return { place: placeAt(path, index), match: match satisfies Found }
}

const unreachable = { _tag: "Unreachable", call: "catalog.diamonds", requestId: null, timedOut: false } as const
const menu: Menu = { header: [], footer: [], hamburger: [], mobile: [] }
const report = { build: "b", masked: false, entries: 0, lives: [] }
const defect = { name: "TypeError", message: "a bug" }

export const navigationWorld: World = {
  machine: navigationMachine,
  input: { place: placeAt("/") },
  watchers: ["watchHistory"],
  follows: ({ context }, { type }) =>
    (type !== "navigation.go" || context.place.index < 1) && (type !== "navigation.retry" || context.retries < 1),
  events: [
    { type: "navigation.go", to: "/diamonds" },
    { type: "navigation.go", to: "/no/such/page" },
    { type: "navigation.go", to: "https://elsewhere.example/" },
    { type: "navigation.popped", place: placeAt("/") },
    { type: "page.shown", screen: "diamonds" },
    { type: "page.moved", to: "/diamonds" },
    { type: "page.moved", to: "https://elsewhere.example/" },
    { type: "xstate.done.actor.writeHistory", output: succeeded(undefined) },
    { type: "xstate.error.actor.writeHistory", error: defect },
    { type: "xstate.done.actor.resolve", output: succeeded(resolve("/diamonds", "")) },
    { type: "xstate.done.actor.resolve", output: succeeded(resolve("/no/such/page", "")) },
    { type: "xstate.error.actor.resolve", error: defect },
    { type: "xstate.done.actor.settleScroll", output: succeeded(undefined) },
    { type: "xstate.done.actor.writeHead", output: succeeded(undefined) },
    { type: "xstate.error.actor.leave", error: defect }
  ]
}

export const pageWorld: World = {
  machine: pageMachine,
  input: undefined,
  events: [
    { type: "page.open", visit: visitTo("/dev/journal") },
    { type: "page.open", visit: visitTo("/diamonds", 1) },
    { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Shown", data: {} }) },
    { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Moved", to: "/diamonds", status: 301 }) },
    { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Missing" }) },
    { type: "xstate.done.actor.openPage", output: failed(unreachable) },
    { type: "xstate.error.actor.openPage", error: defect }
  ]
}

export const menuWorld: World = {
  machine: menuMachine,
  input: undefined,
  events: [
    { type: "xstate.done.actor.loadMenu", output: succeeded(menu) },
    { type: "xstate.done.actor.loadMenu", output: failed(unreachable) },
    { type: "xstate.error.actor.loadMenu", error: defect }
  ]
}

export const deskWorld: World = {
  machine: journalDeskMachine,
  input: undefined,
  events: [
    { type: "desk.save", masked: true },
    { type: "desk.save", masked: false },
    { type: "xstate.done.actor.report", output: succeeded(report) },
    { type: "xstate.done.actor.report", output: failed({ _tag: "NothingChosen" }) },
    { type: "xstate.error.actor.report", error: defect },
    { type: "xstate.done.actor.save", output: succeeded(undefined) },
    { type: "xstate.error.actor.save", error: defect }
  ]
}

const tableOf = ({ input, machine }: World): Machines => ({ world: worldOf(machine, input) as AnyStateMachine, subject: machine })

export const navigationMachines = tableOf(navigationWorld)
export const pageMachines = tableOf(pageWorld)
export const menuMachines = tableOf(menuWorld)
export const deskMachines = tableOf(deskWorld)
