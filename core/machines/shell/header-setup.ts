import { assign, fromCallback, fromPromise, raise, sendParent, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { faultVariant, type HeaderVariant } from "../../domain/shell/header.ts"
import { closesBySwipe, distanceLeft, type Point } from "../../domain/shell/swipe.ts"
import type { NavigationFact } from "../navigation/navigation-setup.ts"
import type { PageFact } from "../navigation/page.machine.ts"

export type Overlay = "desktopMenu" | "hamburger" | "search"

export type HeaderContext = {
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

export type HeaderIntent =
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
  | HeaderIntent
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

export const headerSetup = setup({
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
    stand: assign((_, { header }: { readonly header: HeaderVariant }) => ({ wanted: header })),
    standOverFault: assign((_, { isMissing }: { readonly isMissing: boolean }) => ({ wanted: faultVariant(isMissing) })),
    draw: assign(({ context: { item } }, { overlay }: { readonly overlay: Overlay }) => ({
      ...blank,
      overlay,
      item: overlay === "desktopMenu" ? item : null
    })),
    clear: assign(blank),
    keepItem: assign((_, { item }: Item) => ({ item })),
    enterBranch: assign((_, { item }: Item) => ({ branch: item })),
    leaveBranch: assign({ branch: null }),
    keepText: assign((_, { text }: { readonly text: string }) => ({ text })),
    keepTouch: assign((_, { at }: Touch) => ({ touch: at })),
    clearTouch: assign({ touch: null }),
    prepare: raise({ type: "header.prepare" }),
    giveUp: raise({ type: "header.close" }),
    tellOpened: sendParent({ type: "header.opened" } satisfies HeaderFact)
  },
  delays: {
    /** A pointer crossing the header opens nothing. */
    intent: 100,
    /** LIM-011. */
    hiding: 400,
    /** LIM-012. */
    disposal: 150
  }
})
