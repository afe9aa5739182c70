import { assign, fromCallback, fromPromise, raise, sendParent, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { errorPageVariant, faultVariant, type HeaderVariant } from "../../domain/shell/header.ts"
import { closesBySwipe, distanceLeft, type Point } from "../../domain/shell/swipe.ts"
import type { NavigationFact } from "../navigation/navigation.machine.ts"
import type { PageFact } from "../navigation/page.machine.ts"

export type Overlay = "desktopMenu" | "hamburger" | "search"

export type HeaderContext = {
  /** Variant of the page shown. */
  readonly wanted: HeaderVariant
  /** Open or fading overlay. */
  readonly overlay: Overlay | null
  /** Item whose menu is open or about to open. */
  readonly item: string | null
  /** Drawer item whose children are shown. */
  readonly branch: string | null
  readonly text: string
  readonly touch: Point | null
}

export type HeaderCommand =
  | { readonly type: "header.point"; readonly item: string }
  | { readonly type: "header.leave" }
  | { readonly type: "header.chooseItem"; readonly item: string }
  | { readonly type: "header.chooseHamburger" }
  | { readonly type: "header.chooseSearch" }
  | { readonly type: "header.close" }
  | { readonly type: "header.enterBranch"; readonly item: string }
  | { readonly type: "header.leaveBranch" }
  | { readonly type: "header.search"; readonly text: string }
  | { readonly type: "header.touch"; readonly at: Point }
  | { readonly type: "header.lift"; readonly at: Point }
  /** Preloads the code of overlays. */
  | { readonly type: "header.prepare" }

export type HeaderEvent =
  | HeaderCommand
  /** Back leaves a branch of the drawer, or closes the overlay. */
  | { readonly type: "header.back" }
  | { readonly type: "header.escaped" }
  | { readonly type: "scroll.crossed"; readonly isBeyond: boolean }
  | PageFact
  | NavigationFact

export type HeaderFact = { readonly type: "header.opened" }

const blank = { overlay: null, item: null, branch: null, text: "", touch: null } as const

type Item = { readonly item: string }
type Touch = { readonly at: Point }

const headerSetup = setup({
  types: { context: {} as HeaderContext, events: {} as HeaderEvent, tags: {} as "white" | "drawable" | "open" | "scrolled" },
  actors: {
    watchScroll: fromCallback(notProvided("watchScroll")),
    holdScroll: fromCallback(notProvided("holdScroll")),
    watchEscape: fromCallback(notProvided("watchEscape")),
    coverHistory: fromCallback(notProvided("coverHistory")),
    loadPanels: fromPromise<null>(notProvided("loadPanels"))
  },
  guards: {
    isItemOpen: ({ context }, { item }: Item) => context.item === item,
    isBranchOpen: ({ context }, { item }: Item) => context.branch === item,
    isInBranch: ({ context: { branch } }) => branch !== null,
    isSwipe: ({ context: { touch } }, { at }: Touch) => touch !== null && closesBySwipe(distanceLeft(touch, at)),
    isBeyond: (_, { isBeyond }: { readonly isBeyond: boolean }) => isBeyond
  },
  actions: {
    storeVariant: assign((_, { header }: { readonly header: HeaderVariant }) => ({ wanted: header })),
    storeFaultVariant: assign((_, { isMissing }: { readonly isMissing: boolean }) => ({ wanted: faultVariant(isMissing) })),
    storeOverlay: assign(({ context: { item } }, { overlay }: { readonly overlay: Overlay }) => ({
      ...blank,
      overlay,
      item: overlay === "desktopMenu" ? item : null
    })),
    clearOverlay: assign(blank),
    storeItem: assign((_, { item }: Item) => ({ item })),
    enterBranch: assign((_, { item }: Item) => ({ branch: item })),
    leaveBranch: assign({ branch: null }),
    storeText: assign((_, { text }: { readonly text: string }) => ({ text })),
    storeTouch: assign((_, { at }: Touch) => ({ touch: at })),
    clearTouch: assign({ touch: null }),
    raisePrepare: raise({ type: "header.prepare" }),
    raiseClose: raise({ type: "header.close" }),
    publishOpened: sendParent({ type: "header.opened" } satisfies HeaderFact)
  },
  delays: {
    /** Hover before a menu opens: a pointer that crosses the header opens nothing. */
    intent: 100,
    /** LIM-011. */
    hiding: 400,
    /** LIM-012. */
    disposal: 150
  }
})

/**
 * Header overlays: at most one is open, locks the page's scroll and turns the header white; each route change closes it. The page's header variant
 * applies once the page is shown (NAV-001 … NAV-003).
 */
export const headerMachine = headerSetup.createMachine({
  id: "header",
  type: "parallel",
  context: { wanted: "default", overlay: null, item: null, branch: null, text: "", touch: null },
  invoke: { id: "watchScroll", src: "watchScroll" },
  states: {
    overlay: {
      initial: "closed",
      states: {
        closed: {
          initial: "resting",
          on: {
            "header.point": { target: ".intending", actions: { type: "storeItem", params: ({ event }) => event } },
            "header.chooseItem": { target: "open.desktopMenu", actions: { type: "storeItem", params: ({ event }) => event } },
            "header.chooseHamburger": "open.hamburger",
            "header.chooseSearch": "open.search"
          },
          states: {
            resting: {},
            intending: {
              entry: "raisePrepare",
              after: { intent: "#header.overlay.open.desktopMenu.staying" },
              on: {
                "header.leave": { target: "resting", actions: "clearOverlay" },
                "navigation.resolved": { target: "resting", actions: "clearOverlay" },
                "navigation.lost": { target: "resting", actions: "clearOverlay" }
              }
            },
            fading: { exit: "clearOverlay", after: { disposal: "resting" } }
          }
        },
        open: {
          tags: ["white", "open"],
          initial: "desktopMenu",
          entry: ["raisePrepare", "publishOpened"],
          invoke: [
            { id: "holdScroll", src: "holdScroll" },
            { id: "watchEscape", src: "watchEscape" }
          ],
          on: {
            "header.chooseItem": { target: ".desktopMenu", actions: { type: "storeItem", params: ({ event }) => event } },
            "header.chooseHamburger": ".hamburger",
            "header.chooseSearch": ".search",
            "header.close": "closed.fading",
            "header.back": "closed.fading",
            "header.escaped": "closed.fading",
            "navigation.resolved": "closed.fading",
            "navigation.lost": "closed.fading"
          },
          states: {
            desktopMenu: {
              initial: "chosen",
              entry: { type: "storeOverlay", params: { overlay: "desktopMenu" } },
              on: {
                "header.point": { target: ".staying", actions: { type: "storeItem", params: ({ event }) => event } },
                "header.chooseItem": [
                  { guard: { type: "isItemOpen", params: ({ event }) => event }, target: "#header.overlay.closed.fading" },
                  { target: ".chosen", actions: { type: "storeItem", params: ({ event }) => event } }
                ]
              },
              states: {
                /** Opened by a press: stays until closed, or until the pointer enters another section. */
                chosen: { invoke: { id: "coverHistory", src: "coverHistory" } },
                /** Opened by hover: adds no history entry, which would discard Forward. */
                staying: { on: { "header.leave": "leaving" } },
                leaving: { after: { hiding: "#header.overlay.closed.fading" } }
              }
            },
            hamburger: {
              entry: { type: "storeOverlay", params: { overlay: "hamburger" } },
              invoke: { id: "coverHistory", src: "coverHistory" },
              on: {
                "header.back": { guard: "isInBranch", actions: "leaveBranch" },
                "header.chooseHamburger": "#header.overlay.closed.fading",
                "header.enterBranch": [
                  { guard: { type: "isBranchOpen", params: ({ event }) => event }, actions: "leaveBranch" },
                  { actions: { type: "enterBranch", params: ({ event }) => event } }
                ],
                "header.leaveBranch": { actions: "leaveBranch" },
                "header.touch": { actions: { type: "storeTouch", params: ({ event }) => event } },
                "header.lift": [
                  {
                    guard: { type: "isSwipe", params: ({ event }) => event },
                    target: "#header.overlay.closed.fading",
                    actions: "clearTouch"
                  },
                  { actions: "clearTouch" }
                ]
              }
            },
            search: {
              entry: { type: "storeOverlay", params: { overlay: "search" } },
              invoke: { id: "coverHistory", src: "coverHistory" },
              on: {
                "header.chooseSearch": "#header.overlay.closed.fading",
                "header.search": { actions: { type: "storeText", params: ({ event }) => event } }
              }
            }
          }
        }
      }
    },
    page: {
      initial: "top",
      on: {
        "scroll.crossed": [{ guard: { type: "isBeyond", params: ({ event }) => event }, target: ".scrolled" }, { target: ".top" }],
        "page.shown": { actions: { type: "storeVariant", params: ({ event }) => event } },
        "page.wasMissing": { actions: { type: "storeFaultVariant", params: { isMissing: true } } },
        "page.broke": { actions: { type: "storeVariant", params: { header: errorPageVariant } } },
        "page.failed": { actions: { type: "storeFaultVariant", params: { isMissing: false } } },
        "navigation.lost": { actions: { type: "storeFaultVariant", params: ({ event }) => event } }
      },
      states: { top: {}, scrolled: { tags: ["white", "scrolled"] } }
    },
    panels: {
      initial: "absent",
      states: {
        absent: { on: { "header.prepare": "fetching" } },
        fetching: {
          invoke: { id: "loadPanels", src: "loadPanels", onDone: "ready", onError: { target: "absent", actions: "raiseClose" } }
        },
        ready: { tags: "drawable" }
      }
    }
  }
})
