import { errorPageVariant, faultVariant, isScrolled, shownVariant } from "../../../core/domain/shell/header.ts"
import { distanceLeft } from "../../../core/domain/shell/swipe.ts"
import type { SnapshotFrom } from "xstate"
import type { Hands } from "../../e2e/support/hands.ts"
import { headerMachine } from "../../../core/machines/shell/header.machine.ts"
import type { HeaderContext } from "../../../core/machines/shell/header-setup.ts"
import { at, defineModel, equal, isSame } from "../../support/paths/model.ts"
import { defect, visitTo } from "../../support/paths/visits.ts"

/** The other regions do not meddle with an overlay: their facts are followed where nothing else has happened yet. */
const quiet = ({ branch, item, overlay, text, touch }: HeaderContext): boolean =>
  [branch, item, overlay, touch].every((value) => value === null) && text === ""

const words: Readonly<Record<string, string>> = {
  "closed.resting": "nothing is open",
  "closed.intending": "a menu is about to open",
  "closed.fading": "what was open fades",
  "open.desktopMenu.staying": "a menu is open",
  "open.desktopMenu.leaving": "a menu is open and the pointer has left it",
  "open.hamburger": "the drawer is open",
  "open.search": "the search is open"
}

type Place = Parameters<typeof at>[0]
const overlayOf = (snapshot: Place) => at(snapshot, "overlay")
const isOpen = (snapshot: Place) => overlayOf(snapshot).startsWith("open")
const isMenu = (snapshot: Place) => overlayOf(snapshot).startsWith("open.desktopMenu")
const passed = (type: string, delay: string) => type.startsWith(`xstate.after.${delay}.`)

type Snapshot = SnapshotFrom<typeof headerMachine>
const isClosed = (snapshot: Place) => !isOpen(snapshot)
const isMenuOrClosed = (snapshot: Place) => isMenu(snapshot) || !isOpen(snapshot)
const isDrawer = (snapshot: Place) => overlayOf(snapshot) === "open.hamburger"
/** The drawer lies over the whole header. */
const isNoMenu = (snapshot: Place) => !isMenu(snapshot)
/** A drawer that fades still lies over the header. */
const isCovered = (snapshot: Snapshot) => isDrawer(snapshot) || (isClosed(snapshot) && snapshot.context.overlay === "hamburger")
const isFetching = (snapshot: Snapshot) => snapshot.matches({ panels: "fetching" })

/** What stands open is seen, and how the header stands. */
const showsHeader = async (snapshot: Snapshot, { header }: Hands) => {
  const { overlay, wanted } = snapshot.context
  await header.seeVariant(shownVariant(wanted, snapshot.hasTag("white")))
  if (!isOpen(snapshot)) await header.seeNothingOpen()
  else if (overlay !== null) await header.seeOverlay(overlay)
}

/** What a choice opens: its state, and the drawing that goes with it. */
const choices = { "header.chooseHamburger": "hamburger", "header.chooseSearch": "search" } as const

export const model = defineModel<typeof headerMachine>({
  name: "header",
  world: {
    machine: headerMachine,
    input: undefined,
    watchers: ["watchScroll", "holdScroll", "watchEscape"],
    follows: (snapshot, { type }) => {
      const context: HeaderContext = snapshot.context
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
  },
  waits: { intent: 100, hiding: 400, disposal: 150 },
  tells: (snapshot) => {
    const { branch, item, text, touch, wanted } = snapshot.context
    const more = [
      ...(item === null ? [] : [`of «${item}»`]),
      ...(branch === null ? [] : [`at «${branch}»`]),
      ...(text === "" ? [] : [`with «${text}»`]),
      ...(touch === null ? [] : ["under a finger"])
    ]
    const page = snapshot.matches({ page: "scrolled" }) ? ", the page is scrolled" : ""
    return [
      [words[at(snapshot, "overlay")], ...more].join(" "),
      `${page}, the header stands ${shownVariant(wanted, snapshot.hasTag("white"))}, its code is ${at(snapshot, "panels")}`
    ].join("")
  },
  says: {
    "header.point": ({ item }) => `the pointer comes to «${String(item)}»`,
    "header.leave": "the pointer leaves",
    "header.chooseItem": ({ item }) => `«${String(item)}» is chosen`,
    "header.chooseHamburger": "the burger is chosen",
    "header.chooseSearch": "the search is chosen",
    "header.close": "it is closed",
    "header.enterBranch": ({ item }) => `the branch «${String(item)}» is entered`,
    "header.leaveBranch": "the branch is left",
    "header.search": ({ text }) => `«${String(text)}» is typed`,
    "header.touch": "a finger comes down",
    "header.lift": ({ at: { x } }) => `it is lifted at ${String(x)} px`,
    "header.prepare": "its code is wanted",
    "scroll.crossed": ({ isBeyond }) => (isBeyond === true ? "the page is scrolled" : "the page is back at its top"),
    "page.shown": ({ screen }) => `the page «${String(screen)}» is shown`,
    "page.wasMissing": "there is no such page",
    "page.failed": "a page fails",
    "page.broke": "the page breaks",
    "navigation.resolved": "another page is on its way",
    "navigation.lost": ({ isMissing }) => (isMissing === true ? "the address has no page" : "the address could not be read"),
    "xstate.done.actor.loadPanels": "the code comes",
    "xstate.error.actor.loadPanels": "the code does not come"
  },
  invariants: {
    "has at most one of the three open, and draws that one": (snapshot) => {
      const open = ["desktopMenu", "hamburger", "search"].filter((name) => snapshot.matches({ overlay: { open: name } } as never))
      return open.length === (isOpen(snapshot) ? 1 : 0) && (!isOpen(snapshot) || snapshot.context.overlay === open[0])
    },
    "[HDR-013, HDR-014] holds the page exactly while something is open": (snapshot) =>
      "holdScroll" in snapshot.children === isOpen(snapshot),
    "listens for Escape exactly while something is open": (snapshot) => "watchEscape" in snapshot.children === isOpen(snapshot),
    "[HDR-005, HDR-006, HDR-007] is white exactly while something is open or the page is scrolled": (snapshot) =>
      snapshot.hasTag("white") === (isOpen(snapshot) || snapshot.matches({ page: "scrolled" })),
    "knows the section of an open menu": ({ context: { item, overlay } }) => overlay !== "desktopMenu" || item !== null,
    "has a branch in the drawer alone": ({ context: { branch, overlay } }) => overlay === "hamburger" || branch === null,
    "has words in the search alone": ({ context: { overlay, text } }) => overlay === "search" || text === "",
    "draws nothing at rest": (snapshot) => overlayOf(snapshot) !== "closed.resting" || quiet(snapshot.context),
    "opens nothing without its code on the way": (snapshot) => !isOpen(snapshot) || !snapshot.matches({ panels: "absent" })
  },
  promises: {
    "opens the menu of the section that is chosen, and closes it when it is chosen again": ({ after, before, event }) => {
      if (event.type !== "header.chooseItem") return true
      if (isMenu(before) && before.context.item === event["item"]) return overlayOf(after) === "closed.fading"
      return overlayOf(after) === "open.desktopMenu.staying" && after.context.item === event["item"]
    },
    "[HDR-010, HDR-011, HDR-012] opens what is chosen in the place of what was open": ({ after, before, event }) => {
      const chosen = event.type === "header.chooseItem" ? "desktopMenu" : choices[event.type as keyof typeof choices]
      if (chosen === undefined || before.context.overlay === chosen) return true
      return isOpen(after) && overlayOf(after).startsWith(`open.${chosen}`) && after.context.overlay === chosen
    },
    "[HDR-015] opens the drawer and the search where they are chosen, and closes them, and the menu of a section, when they are chosen again":
      ({ after, before, event }) => {
        if (event.type === "header.chooseItem")
          return !isMenu(before) || before.context.item !== event["item"] || overlayOf(after) === "closed.fading"
        const { [event.type as keyof typeof choices]: chosen } = choices
        if (chosen === undefined) return true
        if (overlayOf(before) === `open.${chosen}`) return overlayOf(after) === "closed.fading"
        return overlayOf(after) === `open.${chosen}` && quiet({ ...after.context, overlay: null })
      },
    "[NAV-001, NAV-003] closes at every change of the route, and when it is closed": ({ after, before, event }) => {
      if (!["header.close", "navigation.resolved", "navigation.lost"].includes(event.type)) return true
      if (isOpen(before)) return overlayOf(after) === "closed.fading" && !("holdScroll" in after.children)
      const forgets = overlayOf(before) === "closed.intending" && event.type !== "header.close"
      return forgets ? overlayOf(after) === "closed.resting" && quiet(after.context) : overlayOf(after) === overlayOf(before)
    },
    "follows the pointer: to a section, and back to one that it has left": ({ after, before, event }) => {
      if (event.type !== "header.point") return true
      if (isMenu(before)) return overlayOf(after) === "open.desktopMenu.staying" && after.context.item === event["item"]
      if (isOpen(before)) return overlayOf(after) === overlayOf(before)
      return overlayOf(after) === "closed.intending" && after.context.item === event["item"]
    },
    "opens nothing when the pointer only crosses it, and begins to hide when it leaves": ({ after, before, event }) => {
      if (event.type !== "header.leave") return true
      if (overlayOf(before) === "closed.intending") return overlayOf(after) === "closed.resting" && quiet(after.context)
      return overlayOf(after) === overlayOf(before).replace("staying", "leaving")
    },
    "opens, hides and goes as time passes": ({ after, event: { type } }) => {
      if (passed(type, "intent")) return overlayOf(after) === "open.desktopMenu.staying"
      if (passed(type, "hiding")) return overlayOf(after) === "closed.fading"
      return !passed(type, "disposal") || (overlayOf(after) === "closed.resting" && quiet(after.context))
    },
    "goes into a branch of the drawer and back": ({ after, before, event }) => {
      if (overlayOf(before) !== "open.hamburger") return true
      if (event.type === "header.leaveBranch") return after.context.branch === null
      if (event.type !== "header.enterBranch") return true
      return after.context.branch === (before.context.branch === event["item"] ? null : event["item"])
    },
    "[LIM-014] closes the drawer by a finger that goes far enough": ({ after, before, event }) => {
      if (overlayOf(before) !== "open.hamburger") return true
      if (event.type === "header.touch") return equal(after.context.touch, event["at"])
      if (event.type !== "header.lift") return true
      const { touch } = before.context
      const closes = touch !== null && distanceLeft(touch, event["at"]) > 20
      return overlayOf(after) === (closes ? "closed.fading" : "open.hamburger") && after.context.touch === null
    },
    "keeps what is typed into the search": ({ after, before, event }) =>
      event.type !== "header.search" || overlayOf(before) !== "open.search" || after.context.text === event["text"],
    "[HDR-008] is white over a scrolled page, and not over its top": ({ after, event }) =>
      event.type !== "scroll.crossed" ||
      (equal([52, 53].map(isScrolled), [false, true]) &&
        after.hasTag("white") === (event["isBeyond"] === true || isOpen(after)) &&
        after.matches({ page: event["isBeyond"] === true ? "scrolled" : "top" })),
    "stands as the page that is shown wants it, and over a fault as a fault does": ({ after, before, event }) => {
      const { wanted } = after.context
      if (event.type === "page.shown") return wanted === event["header"]
      if (event.type === "page.wasMissing") return wanted === faultVariant(true)
      if (event.type === "page.broke") return wanted === errorPageVariant
      if (event.type === "page.failed") return wanted === faultVariant(false)
      return wanted === (event.type === "navigation.lost" ? faultVariant(event["isMissing"] === true) : before.context.wanted)
    },
    "fetches its code when it is wanted, once": ({ after, before, event }) => {
      const wants =
        event.type === "header.prepare" || (isOpen(after) && !isOpen(before)) || (event.type === "header.point" && !isOpen(after))
      return !wants || !before.matches({ panels: "absent" }) || after.matches({ panels: "fetching" })
    },
    "has its code when it came, and closes when it did not": ({ after, event }) => {
      if (event.type === "xstate.done.actor.loadPanels") return after.matches({ panels: "ready" })
      return event.type !== "xstate.error.actor.loadPanels" || (after.matches({ panels: "absent" }) && !isOpen(after))
    },
    "tells when something opens, and only then": ({ after, before, told }) =>
      told.some(({ type }) => type === "header.opened") === (isOpen(after) && !isOpen(before)),
    "does nothing in the drawer's and the search's own words where they are not open": (step) =>
      !(/^header\.(?:enterBranch|leaveBranch|touch|lift)$/.test(step.event.type) && overlayOf(step.before) !== "open.hamburger") ||
      isSame(step)
  },
  stages: [
    {
      opens: "/diamonds",
      begins: [{ type: "header.prepare" }, { type: "xstate.done.actor.loadPanels", output: null }],
      isTour: true,
      acts: [
        {
          does: "the pointer comes to «Украшения»",
          events: [{ type: "header.point", item: "jewelry" }],
          when: (snapshot) => isMenuOrClosed(snapshot) && !isCovered(snapshot),
          by: async ({ header }) => {
            await header.pointAway()
            await header.pointAt("Украшения")
          }
        },
        {
          does: "the pointer goes on to «Клиентам»",
          events: [{ type: "header.leave" }, { type: "header.point", item: "clients" }],
          when: (snapshot) => isMenu(snapshot) && snapshot.context.item === "jewelry",
          by: ({ header }) => header.pointAt("Клиентам")
        },
        {
          does: "the pointer leaves",
          events: [{ type: "header.leave" }],
          when: (snapshot) => overlayOf(snapshot) === "closed.intending" || overlayOf(snapshot) === "open.desktopMenu.staying",
          by: async ({ header }) => {
            await header.pointAt("Украшения")
            await header.pointAway()
          }
        },
        {
          does: "the button of «Украшения» is pressed",
          events: [{ type: "header.chooseItem", item: "jewelry" }],
          when: (snapshot) => !isCovered(snapshot),
          by: ({ header }) => header.disclosure("Украшения").press("Enter")
        },
        {
          does: "the button of «Клиентам» is pressed",
          events: [{ type: "header.chooseItem", item: "clients" }],
          when: (snapshot) => overlayOf(snapshot) === "open.desktopMenu.staying",
          by: ({ header }) => header.disclosure("Клиентам").dispatchEvent("click")
        },
        {
          does: "the burger is chosen",
          events: [{ type: "header.chooseHamburger" }],
          when: (snapshot) => isDrawer(snapshot) || (isNoMenu(snapshot) && !isCovered(snapshot)),
          by: ({ header }) => header.choose("hamburger")
        },
        {
          does: "the search is chosen",
          events: [{ type: "header.chooseSearch" }],
          when: (snapshot) => isNoMenu(snapshot) && !isCovered(snapshot),
          by: ({ header }) => header.choose("search")
        },
        {
          does: "a screen reader chooses the burger",
          events: [{ type: "header.chooseHamburger" }],
          when: isMenu,
          by: ({ header }) => header.chooseWithoutFocus("Меню")
        },
        {
          does: "a screen reader chooses the search",
          events: [{ type: "header.chooseSearch" }],
          when: isMenu,
          by: ({ header }) => header.chooseWithoutFocus("Поиск")
        },
        {
          does: "a branch of the drawer is chosen",
          events: [{ type: "header.enterBranch", item: "jewelry" }],
          when: isDrawer,
          by: ({ header }) => header.chooseBranch()
        },
        { does: "Escape is pressed", events: [{ type: "header.close" }], when: isOpen, by: ({ page }) => page.keyboard.press("Escape") },
        {
          does: "Back leads to the home page",
          events: [
            { type: "navigation.resolved", visit: visitTo("/") },
            { type: "page.shown", screen: "home", header: "transparent-black" }
          ],
          by: async ({ gate, travel }) => {
            await travel("/")
            gate.answer("well")
          }
        },
        {
          does: "Back leads to a page that is long in coming",
          events: [{ type: "navigation.resolved", visit: visitTo("/") }],
          by: ({ travel }) => travel("/")
        },
        {
          does: "Back leads to a stone that is gone",
          events: [{ type: "navigation.resolved", visit: visitTo("/diamonds/1/") }, { type: "page.wasMissing" }],
          by: async ({ gate, travel }) => {
            await travel("/diamonds/1/")
            gate.answer({ kind: "body", json: { status: 404, data: {} } })
          }
        },
        {
          does: "Back leads to a page that breaks as it is drawn",
          events: [
            { type: "navigation.resolved", visit: visitTo("/") },
            { type: "page.shown", screen: "home", header: "transparent-black" },
            { type: "page.broke" }
          ],
          when: isClosed,
          isLast: true,
          by: async ({ breakFunction, gate, travel }) => {
            await breakFunction("document.createElement of rows")
            await travel("/")
            gate.answer("well")
          }
        },
        {
          does: "Back leads to a page that fails",
          events: [{ type: "navigation.resolved", visit: visitTo("/") }, { type: "page.failed" }],
          by: async ({ gate, travel }) => {
            await travel("/")
            gate.answer({ kind: "status", status: 500 })
          }
        },
        {
          does: "Back leads where no page is",
          events: [{ type: "navigation.lost", isMissing: true }],
          by: async ({ gate, travel }) => {
            await travel("/%E0%A4%A")
            gate.answer("well")
          }
        },
        {
          does: "the page is scrolled",
          events: [{ type: "scroll.crossed", isBeyond: true }],
          when: isClosed,
          by: ({ header }) => header.scrollTo(53)
        },
        {
          does: "the page is scrolled back",
          events: [{ type: "scroll.crossed", isBeyond: false }],
          when: (snapshot) => isClosed(snapshot) && snapshot.matches({ page: "scrolled" }),
          by: ({ header }) => header.scrollTo(0)
        },
        {
          does: "«кольца» is typed",
          events: [{ type: "header.search", text: "кольца" }],
          when: (snapshot) => overlayOf(snapshot) === "open.search",
          by: ({ header }) => header.search.fill("кольца")
        }
      ],
      shows: showsHeader
    },
    {
      opens: "/diamonds",
      isPhone: true,
      isTour: true,
      begins: [{ type: "header.prepare" }, { type: "xstate.done.actor.loadPanels", output: null }],
      acts: [
        {
          does: "the burger is chosen",
          events: [{ type: "header.chooseHamburger" }],
          when: isClosed,
          by: ({ header }) => header.choose("hamburger")
        },
        {
          does: "«Украшения» are entered",
          events: [{ type: "header.enterBranch", item: "jewelry" }],
          when: (snapshot) => isDrawer(snapshot) && snapshot.context.branch === null,
          by: ({ header }) => header.chooseBranch()
        },
        {
          does: "«Назад» is pressed",
          events: [{ type: "header.leaveBranch" }],
          when: ({ context }) => context.branch !== null,
          by: ({ header }) => header.drawer.getByRole("button", { name: "Назад" }).click()
        },
        {
          does: "the search is chosen in the drawer",
          events: [{ type: "header.chooseSearch" }],
          when: isDrawer,
          by: ({ header }) => header.drawer.getByRole("button", { name: "Поиск" }).click()
        },
        {
          does: "a finger comes down",
          events: [{ type: "header.touch", at: { x: 200, y: 640 } }],
          when: isDrawer,
          by: ({ header }) => header.touch(200)
        },
        {
          does: "it is lifted 20 px to the left",
          events: [{ type: "header.lift", at: { x: 180, y: 640 } }],
          when: ({ context }) => context.touch !== null,
          by: ({ header }) => header.lift(180)
        },
        {
          does: "it is lifted 21 px to the left",
          events: [{ type: "header.lift", at: { x: 179, y: 640 } }],
          when: ({ context }) => context.touch !== null,
          by: ({ header }) => header.lift(179)
        }
      ],
      shows: showsHeader
    },
    {
      opens: "/diamonds",
      begins: [{ type: "header.prepare" }],
      holds: /\/assets\/panels-/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        {
          does: "the search is chosen",
          events: [{ type: "header.chooseSearch" }],
          when: (snapshot) => isClosed(snapshot) && isFetching(snapshot),
          by: ({ header }) => header.choose("search")
        },
        {
          does: "the search is chosen, and its code does not come again",
          events: [{ type: "header.chooseSearch" }, { type: "xstate.error.actor.loadPanels", error: defect }],
          when: (snapshot) => isClosed(snapshot) && snapshot.matches({ panels: "absent" }),
          by: async ({ gate, header }) => {
            gate.answer({ kind: "down" })
            await header.choose("search")
          }
        },
        {
          does: "the code of the menus does not come",
          events: [{ type: "xstate.error.actor.loadPanels", error: defect }],
          when: isFetching,
          answer: { kind: "down" }
        },
        {
          does: "the code of the menus comes",
          events: [{ type: "xstate.done.actor.loadPanels", output: null }],
          when: isFetching,
          answer: "well"
        }
      ]
    }
  ]
})
