import { scriptNamed } from "../../support/browser/assets.ts"
import type { SnapshotFrom } from "xstate"
import type { headerMachine } from "../../../core/machines/shell/header.machine.ts"
import { defect, visitTo } from "../../../qa/paths/visits.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import { overlayOf, isOpen, isMenu, isClosedByBack, isStanding } from "./header.states.ts"
import { isClosed, isMenuOrClosed, isDrawer, isNoMenu, isCovered, isFetching, pressesBack, showsHeader } from "./header.helpers.ts"

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof headerMachine>>> = [
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
        when: isStanding,
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
      pressesBack(isClosedByBack),
      { does: "Escape is pressed", events: [{ type: "header.escaped" }], when: isOpen, by: ({ page }) => page.keyboard.press("Escape") },
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
      pressesBack(isDrawer),
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
    holds: () => scriptNamed("panels"),
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
