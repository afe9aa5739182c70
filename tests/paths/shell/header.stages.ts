import { scriptNamed } from "../../support/browser/assets.ts"
import type { SnapshotFrom } from "xstate"
import type { headerMachine } from "../../../core/machines/shell/header.machine.ts"
import { defect, visitTo } from "../../../qa/paths/visits.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import { overlayOf, isOpen, isMenu, isClosedByBack, isMenuSettled } from "./header.states.ts"
import { isClosed, isMenuOrClosed, isDrawer, isNoMenu, isCovered, isFetching, pressesBack, showsHeader } from "./header.helpers.ts"

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof headerMachine>>> = [
  {
    address: "/diamonds",
    startEvents: [{ type: "header.prepare" }, { type: "xstate.done.actor.loadPanels", output: null }],
    isTour: true,
    acts: [
      {
        title: "the pointer enters «Украшения»",
        events: [{ type: "header.point", item: "jewelry" }],
        when: (snapshot) => isMenuOrClosed(snapshot) && !isCovered(snapshot),
        run: async ({ header }) => {
          await header.pointAway()
          await header.pointAt("Украшения")
        }
      },
      {
        title: "the pointer moves on to «Клиентам»",
        events: [{ type: "header.leave" }, { type: "header.point", item: "clients" }],
        when: (snapshot) => isMenu(snapshot) && snapshot.context.item === "jewelry",
        run: ({ header }) => header.pointAt("Клиентам")
      },
      {
        title: "the pointer leaves",
        events: [{ type: "header.leave" }],
        when: (snapshot) => overlayOf(snapshot) === "closed.intending" || overlayOf(snapshot) === "open.desktopMenu.staying",
        run: async ({ header }) => {
          await header.pointAt("Украшения")
          await header.pointAway()
        }
      },
      {
        title: "the button of «Украшения» is pressed",
        events: [{ type: "header.chooseItem", item: "jewelry" }],
        when: (snapshot) => !isCovered(snapshot),
        run: ({ header }) => header.disclosure("Украшения").press("Enter")
      },
      {
        title: "the button of «Клиентам» is pressed",
        events: [{ type: "header.chooseItem", item: "clients" }],
        when: isMenuSettled,
        run: ({ header }) => header.disclosure("Клиентам").dispatchEvent("click")
      },
      {
        title: "the burger is chosen",
        events: [{ type: "header.chooseHamburger" }],
        when: (snapshot) => isDrawer(snapshot) || (isNoMenu(snapshot) && !isCovered(snapshot)),
        run: ({ header }) => header.choose("hamburger")
      },
      {
        title: "the search is chosen",
        events: [{ type: "header.chooseSearch" }],
        when: (snapshot) => isNoMenu(snapshot) && !isCovered(snapshot),
        run: ({ header }) => header.choose("search")
      },
      {
        title: "a screen reader chooses the burger",
        events: [{ type: "header.chooseHamburger" }],
        when: isMenu,
        run: ({ header }) => header.chooseWithoutFocus("Меню")
      },
      {
        title: "a screen reader chooses the search",
        events: [{ type: "header.chooseSearch" }],
        when: isMenu,
        run: ({ header }) => header.chooseWithoutFocus("Поиск")
      },
      {
        title: "a branch of the drawer is chosen",
        events: [{ type: "header.enterBranch", item: "jewelry" }],
        when: isDrawer,
        run: ({ header }) => header.chooseBranch()
      },
      pressesBack(isClosedByBack),
      { title: "Escape is pressed", events: [{ type: "header.escaped" }], when: isOpen, run: ({ page }) => page.keyboard.press("Escape") },
      {
        title: "Back leads to the home page",
        events: [
          { type: "navigation.resolved", visit: visitTo("/") },
          { type: "page.shown", screen: "home", header: "transparent-black" }
        ],
        run: async ({ gate, travel }) => {
          await travel("/")
          gate.answer("well")
        }
      },
      {
        title: "Back leads to a slow page",
        events: [{ type: "navigation.resolved", visit: visitTo("/") }],
        run: ({ travel }) => travel("/")
      },
      {
        title: "Back leads to a missing stone",
        events: [{ type: "navigation.resolved", visit: visitTo("/diamonds/1/") }, { type: "page.wasMissing" }],
        run: async ({ gate, travel }) => {
          await travel("/diamonds/1/")
          gate.answer({ kind: "body", json: { status: 404, data: {} } })
        }
      },
      {
        title: "Back leads to a page that crashes while it renders",
        events: [
          { type: "navigation.resolved", visit: visitTo("/") },
          { type: "page.shown", screen: "home", header: "transparent-black" },
          { type: "page.broke" }
        ],
        when: isClosed,
        isLast: true,
        run: async ({ breakFunction, gate, travel }) => {
          await breakFunction("document.createElement of rows")
          await travel("/")
          gate.answer("well")
        }
      },
      {
        title: "Back leads to a page that could not be loaded",
        events: [{ type: "navigation.resolved", visit: visitTo("/") }, { type: "page.failed" }],
        run: async ({ gate, travel }) => {
          await travel("/")
          gate.answer({ kind: "status", status: 500 })
        }
      },
      {
        title: "Back leads to an address without a page",
        events: [{ type: "navigation.lost", isMissing: true }],
        run: async ({ gate, travel }) => {
          await travel("/%E0%A4%A")
          gate.answer("well")
        }
      },
      {
        title: "the page is scrolled",
        events: [{ type: "scroll.crossed", isBeyond: true }],
        when: isClosed,
        run: ({ header }) => header.scrollTo(53)
      },
      {
        title: "the page is scrolled back",
        events: [{ type: "scroll.crossed", isBeyond: false }],
        when: (snapshot) => isClosed(snapshot) && snapshot.matches({ page: "scrolled" }),
        run: ({ header }) => header.scrollTo(0)
      },
      {
        title: "«кольца» is typed",
        events: [{ type: "header.search", text: "кольца" }],
        when: (snapshot) => overlayOf(snapshot) === "open.search",
        run: ({ header }) => header.search.fill("кольца")
      }
    ],
    seeState: showsHeader
  },
  {
    address: "/diamonds",
    isPhone: true,
    isTour: true,
    startEvents: [{ type: "header.prepare" }, { type: "xstate.done.actor.loadPanels", output: null }],
    acts: [
      {
        title: "the burger is chosen",
        events: [{ type: "header.chooseHamburger" }],
        when: isClosed,
        run: ({ header }) => header.choose("hamburger")
      },
      {
        title: "«Украшения» is entered",
        events: [{ type: "header.enterBranch", item: "jewelry" }],
        when: (snapshot) => isDrawer(snapshot) && snapshot.context.branch === null,
        run: ({ header }) => header.chooseBranch()
      },
      {
        title: "«Назад» is pressed",
        events: [{ type: "header.leaveBranch" }],
        when: ({ context }) => context.branch !== null,
        run: ({ header }) => header.drawer.getByRole("button", { name: "Назад" }).click()
      },
      pressesBack(isDrawer),
      {
        title: "the search is chosen in the drawer",
        events: [{ type: "header.chooseSearch" }],
        when: isDrawer,
        run: ({ header }) => header.drawer.getByRole("button", { name: "Поиск" }).click()
      },
      {
        title: "a finger touches the drawer",
        events: [{ type: "header.touch", at: { x: 200, y: 640 } }],
        when: isDrawer,
        run: ({ header }) => header.touch(200)
      },
      {
        title: "the finger is lifted 20 px to the left",
        events: [{ type: "header.lift", at: { x: 180, y: 640 } }],
        when: ({ context }) => context.touch !== null,
        run: ({ header }) => header.lift(180)
      },
      {
        title: "the finger is lifted 21 px to the left",
        events: [{ type: "header.lift", at: { x: 179, y: 640 } }],
        when: ({ context }) => context.touch !== null,
        run: ({ header }) => header.lift(179)
      }
    ],
    seeState: showsHeader
  },
  {
    address: "/diamonds",
    startEvents: [{ type: "header.prepare" }],
    heldRequests: () => scriptNamed("panels"),
    isHeldFromStart: true,
    isTour: true,
    acts: [
      {
        title: "the search is chosen",
        events: [{ type: "header.chooseSearch" }],
        when: (snapshot) => isClosed(snapshot) && isFetching(snapshot),
        run: ({ header }) => header.choose("search")
      },
      {
        title: "the search is chosen, and its code fails again",
        events: [{ type: "header.chooseSearch" }, { type: "xstate.error.actor.loadPanels", error: defect }],
        when: (snapshot) => isClosed(snapshot) && snapshot.matches({ panels: "absent" }),
        run: async ({ gate, header }) => {
          gate.answer({ kind: "down" })
          await header.choose("search")
        }
      },
      {
        title: "the code of the menus could not be loaded",
        events: [{ type: "xstate.error.actor.loadPanels", error: defect }],
        when: isFetching,
        answer: { kind: "down" }
      },
      {
        title: "the code of the menus is loaded",
        events: [{ type: "xstate.done.actor.loadPanels", output: null }],
        when: isFetching,
        answer: "well"
      }
    ]
  }
]
