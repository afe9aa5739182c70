import type { AnyStateMachine } from "xstate"
import { failed, succeeded } from "../../core/actors/outcome.ts"
import type { Menu } from "../../core/contract/shell.ts"
import type { Place } from "../../core/domain/place.ts"
import type { Machines } from "../../core/journal/machines.ts"
import { newsletterForm } from "../../core/forms/newsletter.ts"
import { formMachine } from "../../core/machines/form.machine.ts"
import { headerMachine } from "../../core/machines/header.machine.ts"
import type { HeaderContext } from "../../core/machines/header-setup.ts"
import { journalDeskMachine } from "../../core/machines/journal-desk.machine.ts"
import { menuMachine } from "../../core/machines/menu.machine.ts"
import { navigationMachine } from "../../core/machines/navigation.machine.ts"
import { pageMachine, type Visit } from "../../core/machines/page.machine.ts"
import { referenceMachine } from "../../core/machines/reference.machine.ts"
import { tooltipMachine } from "../../core/machines/tooltip.machine.ts"
import { type Found, resolve } from "../../core/routes/resolve.ts"
import { reference } from "./content.ts"
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
  follows: ({ context }, event) => {
    const isOutside = typeof event["to"] === "string" && !event["to"].startsWith("/")
    return (event.type !== "navigation.go" || context.place.index < 1) && (!isOutside || context.kind === "load")
  },
  events: [
    { type: "navigation.go", to: "/diamonds" },
    { type: "navigation.go", to: "/%E0%A4%A" },
    { type: "navigation.go", to: "https://elsewhere.example/" },
    { type: "navigation.go", to: "https://elsewhere.example/", external: true },
    { type: "navigation.go", to: "javascript:alert(1)", external: true },
    { type: "navigation.popped", place: placeAt("/") },
    { type: "page.shown", screen: "diamonds", header: "default" },
    { type: "page.broke" },
    { type: "page.moved", to: "/diamonds" },
    { type: "page.moved", to: "https://elsewhere.example/" },
    { type: "page.moved", to: "javascript:alert(1)" },
    { type: "xstate.done.actor.writeHistory", output: succeeded(undefined) },
    { type: "xstate.error.actor.writeHistory", error: defect },
    { type: "xstate.done.actor.resolve", output: succeeded(resolve("/diamonds", "")) },
    { type: "xstate.done.actor.resolve", output: succeeded(resolve("/%E0%A4%A", "")) },
    { type: "xstate.done.actor.resolve", output: succeeded({ _tag: "Moved", to: "/diamonds", status: 301 }) },
    { type: "xstate.done.actor.resolve", output: succeeded({ _tag: "Moved", to: "javascript:alert(1)", status: 301 }) },
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
    { type: "page.break", breakage: { message: "a bug", stack: null } },
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

/** The other regions do not meddle with an overlay: their facts are followed where nothing else has happened yet. */
const quiet = ({ branch, item, overlay, text, touch }: HeaderContext): boolean =>
  [branch, item, overlay, touch].every((value) => value === null) && text === ""

export const headerWorld: World = {
  machine: headerMachine,
  input: undefined,
  watchers: ["watchScroll", "holdScroll", "watchEscape"],
  follows: (snapshot, { type }) => {
    const context = snapshot.context as HeaderContext
    if (/^(?:scroll|page)\.|^navigation\.lost|loadPanels/.test(type)) return snapshot.matches({ panels: "fetching" }) || quiet(context)
    return snapshot.matches({ page: "top" }) && context.wanted === "default"
  },
  events: [
    { type: "header.point", item: "jewelry" },
    { type: "header.chooseItem", item: "jewelry" },
    { type: "header.chooseItem", item: "clients" },
    { type: "header.enterBranch", item: "clients" },
    { type: "header.search", text: "кольца" },
    { type: "header.touch", at: { x: 300, y: 400 } },
    { type: "header.lift", at: { x: 279, y: 404 } },
    { type: "header.lift", at: { x: 280, y: 400 } },
    { type: "scroll.crossed", isBeyond: true },
    { type: "scroll.crossed", isBeyond: false },
    { type: "page.shown", screen: "home", header: "transparent-black" },
    { type: "page.shown", screen: "diamonds", header: "default" },
    { type: "navigation.resolved", visit: visitTo("/diamonds") },
    { type: "navigation.lost", isMissing: true },
    { type: "navigation.lost", isMissing: false },
    { type: "xstate.done.actor.loadPanels", output: null },
    { type: "xstate.error.actor.loadPanels", error: defect }
  ]
}

const subscription = { call: "subscriptions.subscribe", requestId: null } as const

/** A form that is filled once and tried at most twice. */
export const newsletterWorld: World = {
  machine: formMachine(newsletterForm),
  follows: ({ context }, { type }) => (type === "form.submit" ? context.tries < 2 : context.tries < 2 || type.startsWith("xstate.")),
  events: [
    { type: "form.change", field: "email", value: "anna@" },
    { type: "form.change", field: "email", value: "anna@example.ru" },
    { type: "form.change", field: "accept", value: true },
    { type: "form.leave", field: "email" },
    { type: "form.submit" },
    { type: "xstate.done.actor.submit", output: succeeded({ email: "anna@example.ru" }) },
    {
      type: "xstate.done.actor.submit",
      output: failed({ _tag: "Refused", ...subscription, status: 422, message: "", errors: { email: "Некорректный адрес" } })
    },
    { type: "xstate.done.actor.submit", output: failed({ _tag: "Unreachable", ...subscription, timedOut: false }) },
    { type: "xstate.error.actor.submit", error: defect }
  ]
}

export const tooltipWorld: World = {
  machine: tooltipMachine,
  input: undefined,
  watchers: ["watchDismissal"],
  events: [
    { type: "tooltip.point", of: "color" },
    { type: "tooltip.point", of: "cut" }
  ]
}

export const referenceWorld: World = {
  machine: referenceMachine,
  input: undefined,
  events: [
    { type: "xstate.done.actor.loadReference", output: succeeded(reference) },
    { type: "xstate.done.actor.loadReference", output: succeeded({ ...reference, tooltips: null }) },
    { type: "xstate.error.actor.loadReference", error: defect }
  ]
}

const tableOf = ({ input, machine }: World): Machines => ({ world: worldOf(machine, input) as AnyStateMachine, subject: machine })

export const navigationMachines = tableOf(navigationWorld)
export const pageMachines = tableOf(pageWorld)
export const menuMachines = tableOf(menuWorld)
export const deskMachines = tableOf(deskWorld)
export const headerMachines = tableOf(headerWorld)
export const tooltipMachines = tableOf(tooltipWorld)
export const referenceMachines = tableOf(referenceWorld)
