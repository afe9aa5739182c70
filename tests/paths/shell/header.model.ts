import { errorPageVariant, faultVariant, isScrolled, shownVariant } from "../../../core/domain/shell/header.ts"
import { distanceLeft } from "../../../core/domain/shell/swipe.ts"
import { headerMachine } from "../../../core/machines/shell/header.machine.ts"
import type { HeaderContext } from "../../../core/machines/shell/header.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect, visitTo } from "../../../qa/paths/visits.ts"
import { overlayOf, isOpen, isMenu } from "./header.states.ts"
import { stages } from "./header.stages.ts"

/** Other regions are independent of an overlay: their events are followed only while nothing else has happened. */
const isDefault = ({ branch, item, overlay, text, touch }: HeaderContext): boolean =>
  [branch, item, overlay, touch].every((value) => value === null) && text === ""

const stateTexts: Readonly<Record<string, string>> = {
  "closed.resting": "nothing is open",
  "closed.intending": "a menu is about to open",
  "closed.fading": "the closed overlay fades",
  "open.desktopMenu.chosen": "a chosen menu is open",
  "open.desktopMenu.staying": "a menu is open under the pointer",
  "open.desktopMenu.leaving": "a menu is open after the pointer has left",
  "open.hamburger": "the drawer is open",
  "open.search": "the search is open"
}
const isTimeout = (type: string, delay: string) => type.startsWith(`xstate.after.${delay}.`)

/** State of each choice, and its overlay. */
const choices = { "header.chooseHamburger": "hamburger", "header.chooseSearch": "search" } as const

export const model = defineModel<typeof headerMachine>({
  name: "header",
  world: {
    machine: headerMachine,
    input: undefined,
    callbackActors: ["watchScroll", "holdScroll", "watchEscape", "coverHistory"],
    isExplored: (snapshot, { type }) => {
      const context: HeaderContext = snapshot.context
      if (/^(?:scroll|page)\.|^navigation\.lost|loadPanels/.test(type))
        return snapshot.matches({ panels: "fetching" }) || isDefault(context)
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
  },
  delays: { intent: 100, hiding: 400, disposal: 150 },
  describeState: (snapshot) => {
    const { branch, item, text, touch, wanted } = snapshot.context
    const more = [
      ...(item === null ? [] : [`(«${item}»)`]),
      ...(branch === null ? [] : [`in the branch «${branch}»`]),
      ...(text === "" ? [] : [`with «${text}»`]),
      ...(touch === null ? [] : ["touched"])
    ]
    const page = snapshot.matches({ page: "scrolled" }) ? ", the page is scrolled" : ""
    return [
      [stateTexts[currentState(snapshot, "overlay")], ...more].join(" "),
      `${page}, the header is ${shownVariant(wanted, snapshot.hasTag("white"))}, its code is ${currentState(snapshot, "panels")}`
    ].join("")
  },
  eventTexts: {
    "header.point": ({ item }) => `the pointer enters «${String(item)}»`,
    "header.leave": "the pointer leaves",
    "header.chooseItem": ({ item }) => `«${String(item)}» is chosen`,
    "header.chooseHamburger": "the burger is chosen",
    "header.chooseSearch": "the search is chosen",
    "header.close": "the overlay is closed",
    "header.escaped": "Escape is pressed",
    "header.back": "Back is pressed",
    "header.enterBranch": ({ item }) => `the branch «${String(item)}» is entered`,
    "header.leaveBranch": "the branch is left",
    "header.search": ({ text }) => `«${String(text)}» is typed`,
    "header.touch": "a finger touches the drawer",
    "header.lift": ({ at: { x } }) => `the finger is lifted at ${String(x)} px`,
    "header.prepare": "the code is requested",
    "scroll.crossed": ({ isBeyond }) => (isBeyond === true ? "the page is scrolled" : "the page is scrolled back to its top"),
    "page.shown": ({ screen }) => `the page «${String(screen)}» is shown`,
    "page.wasMissing": "the page is missing",
    "page.failed": "the page could not be loaded",
    "page.broke": "the page crashes",
    "navigation.resolved": "another page is loading",
    "navigation.lost": ({ isMissing }) => (isMissing === true ? "the address has no page" : "the address could not be resolved"),
    "xstate.done.actor.loadPanels": "the code is loaded",
    "xstate.error.actor.loadPanels": "the code could not be loaded"
  },
  invariants: {
    "has at most one overlay open, and draws that one": (snapshot) => {
      const open = ["desktopMenu", "hamburger", "search"].filter((name) => snapshot.matches({ overlay: { open: name } } as never))
      return open.length === (isOpen(snapshot) ? 1 : 0) && (!isOpen(snapshot) || snapshot.context.overlay === open[0])
    },
    "[HDR-013, HDR-014] locks the page's scroll exactly while an overlay is open": (snapshot) =>
      "holdScroll" in snapshot.children === isOpen(snapshot),
    "has a history entry for Back exactly while a pressed overlay is open": (snapshot) =>
      "coverHistory" in snapshot.children === ["open.desktopMenu.chosen", "open.hamburger", "open.search"].includes(overlayOf(snapshot)),
    "watches Escape exactly while an overlay is open": (snapshot) => "watchEscape" in snapshot.children === isOpen(snapshot),
    "[HDR-005, HDR-006, HDR-007] is white exactly while an overlay is open or the page is scrolled": (snapshot) =>
      snapshot.hasTag("white") === (isOpen(snapshot) || snapshot.matches({ page: "scrolled" })),
    "has the section of an open menu": ({ context: { item, overlay } }) => overlay !== "desktopMenu" || item !== null,
    "has a branch only in the drawer": ({ context: { branch, overlay } }) => overlay === "hamburger" || branch === null,
    "has a text only in the search": ({ context: { overlay, text } }) => overlay === "search" || text === "",
    "has default values at rest": (snapshot) => overlayOf(snapshot) !== "closed.resting" || isDefault(snapshot.context),
    "opens an overlay only while its code is loading or loaded": (snapshot) => !isOpen(snapshot) || !snapshot.matches({ panels: "absent" })
  },
  postconditions: {
    "opens the menu of the chosen section, and closes it when chosen again": ({ after, before, event }) => {
      if (event.type !== "header.chooseItem") return true
      if (isMenu(before) && before.context.item === event["item"]) return overlayOf(after) === "closed.fading"
      return overlayOf(after) === "open.desktopMenu.chosen" && after.context.item === event["item"]
    },
    "closes on Back, which first leaves a branch of the drawer": ({ after, before, event }) => {
      if (event.type !== "header.back") return true
      if (isOpen(before) && before.context.branch !== null) return overlayOf(after) === overlayOf(before) && after.context.branch === null
      return overlayOf(after) === (isOpen(before) ? "closed.fading" : overlayOf(before))
    },
    "[HDR-010, HDR-011, HDR-012] replaces the open overlay by the chosen one": ({ after, before, event }) => {
      const chosen = event.type === "header.chooseItem" ? "desktopMenu" : choices[event.type as keyof typeof choices]
      if (chosen === undefined || before.context.overlay === chosen) return true
      return isOpen(after) && overlayOf(after).startsWith(`open.${chosen}`) && after.context.overlay === chosen
    },
    "[HDR-015] opens drawer and search when chosen; closes them and a section's menu when chosen again": ({ after, before, event }) => {
      if (event.type === "header.chooseItem")
        return !isMenu(before) || before.context.item !== event["item"] || overlayOf(after) === "closed.fading"
      const { [event.type as keyof typeof choices]: chosen } = choices
      if (chosen === undefined) return true
      if (overlayOf(before) === `open.${chosen}`) return overlayOf(after) === "closed.fading"
      return overlayOf(after) === `open.${chosen}` && isDefault({ ...after.context, overlay: null })
    },
    "[NAV-001, NAV-003] closes on every change of the route, on Escape and on request": ({ after, before, event }) => {
      if (!["header.close", "header.escaped", "navigation.resolved", "navigation.lost"].includes(event.type)) return true
      if (isOpen(before)) return overlayOf(after) === "closed.fading" && !("holdScroll" in after.children)
      const isCancelled = overlayOf(before) === "closed.intending" && !["header.close", "header.escaped"].includes(event.type)
      return isCancelled ? overlayOf(after) === "closed.resting" && isDefault(after.context) : overlayOf(after) === overlayOf(before)
    },
    "[LIM-011] follows the pointer to a section, also back to a left one": ({ after, before, event }) => {
      if (event.type !== "header.point") return true
      if (isMenu(before)) return overlayOf(after) === "open.desktopMenu.staying" && after.context.item === event["item"]
      if (isOpen(before)) return overlayOf(after) === overlayOf(before)
      return overlayOf(after) === "closed.intending" && after.context.item === event["item"]
    },
    "opens nothing when the pointer only passes; starts to hide when it leaves": ({ after, before, event }) => {
      if (event.type !== "header.leave") return true
      if (overlayOf(before) === "closed.intending") return overlayOf(after) === "closed.resting" && isDefault(after.context)
      return overlayOf(after) === overlayOf(before).replace("staying", "leaving")
    },
    "[LIM-011] opens, hides and fades after its delays": ({ after, event: { type } }) => {
      if (isTimeout(type, "intent")) return overlayOf(after) === "open.desktopMenu.staying"
      if (isTimeout(type, "hiding")) return overlayOf(after) === "closed.fading"
      return !isTimeout(type, "disposal") || (overlayOf(after) === "closed.resting" && isDefault(after.context))
    },
    "enters and leaves a branch of the drawer": ({ after, before, event }) => {
      if (overlayOf(before) !== "open.hamburger") return true
      if (event.type === "header.leaveBranch") return after.context.branch === null
      if (event.type !== "header.enterBranch") return true
      return after.context.branch === (before.context.branch === event["item"] ? null : event["item"])
    },
    "[LIM-014] closes the drawer after a swipe of more than 20 px": ({ after, before, event }) => {
      if (overlayOf(before) !== "open.hamburger") return true
      if (event.type === "header.touch") return isEqual(after.context.touch, event["at"])
      if (event.type !== "header.lift") return true
      const { touch } = before.context
      const closes = touch !== null && distanceLeft(touch, event["at"]) > 20
      return overlayOf(after) === (closes ? "closed.fading" : "open.hamburger") && after.context.touch === null
    },
    "stores the text typed in the search": ({ after, before, event }) =>
      event.type !== "header.search" || overlayOf(before) !== "open.search" || after.context.text === event["text"],
    "[HDR-008, HDR-009] is white over a scrolled page, and in its page's variant at the top": ({ after, event }) =>
      event.type !== "scroll.crossed" ||
      (isEqual([52, 53].map(isScrolled), [false, true]) &&
        after.hasTag("white") === (event["isBeyond"] === true || isOpen(after)) &&
        after.matches({ page: event["isBeyond"] === true ? "scrolled" : "top" })),
    "has the variant of the shown page or of the fault": ({ after, before, event }) => {
      const { wanted } = after.context
      if (event.type === "page.shown") return wanted === event["header"]
      if (event.type === "page.wasMissing") return wanted === faultVariant(true)
      if (event.type === "page.broke") return wanted === errorPageVariant
      if (event.type === "page.failed") return wanted === faultVariant(false)
      return wanted === (event.type === "navigation.lost" ? faultVariant(event["isMissing"] === true) : before.context.wanted)
    },
    "loads its code once it is needed": ({ after, before, event }) => {
      const isNeeded =
        event.type === "header.prepare" || (isOpen(after) && !isOpen(before)) || (event.type === "header.point" && !isOpen(after))
      return !isNeeded || !before.matches({ panels: "absent" }) || after.matches({ panels: "fetching" })
    },
    "has its code after it is loaded, and closes when it could not be loaded": ({ after, event }) => {
      if (event.type === "xstate.done.actor.loadPanels") return after.matches({ panels: "ready" })
      return event.type !== "xstate.error.actor.loadPanels" || (after.matches({ panels: "absent" }) && !isOpen(after))
    },
    "publishes exactly when an overlay opens": ({ after, before, emitted }) =>
      emitted.some(({ type }) => type === "header.opened") === (isOpen(after) && !isOpen(before)),
    "ignores the events of the drawer while it is closed": (step) =>
      !(/^header\.(?:enterBranch|leaveBranch|touch|lift)$/.test(step.event.type) && overlayOf(step.before) !== "open.hamburger") ||
      isSame(step)
  },
  stages
})
