import { type ActorRefFrom, enqueueActions, sendTo, setup } from "xstate"
import { lazyMachine } from "./actors/lazy-machine.ts"
import type { Place } from "./domain/place.ts"
import type { Machines } from "./journal/machines.ts"
import { headerMachine } from "./machines/header.machine.ts"
import type { HeaderFact } from "./machines/header-setup.ts"
import type { journalDeskMachine } from "./machines/journal-desk.machine.ts"
import { menuMachine } from "./machines/menu.machine.ts"
import { navigationMachine } from "./machines/navigation.machine.ts"
import type { NavigationFact } from "./machines/navigation-setup.ts"
import { newsletterMachine } from "./machines/newsletter.machine.ts"
import { type PageFact, pageMachine } from "./machines/page.machine.ts"
import { referenceMachine } from "./machines/reference.machine.ts"
import { type TooltipFact, tooltipMachine } from "./machines/tooltip.machine.ts"
import type { ScreenName } from "./routes/route.ts"

export type ShopInput = { readonly place: Place }
export type ShopContext = {
  readonly start: Place
  /** The machine that lives with the screen that is shown. */
  readonly seated: keyof typeof lazyMachines | null
}
type ShopEvent = NavigationFact | PageFact | HeaderFact | TooltipFact

/** Machines that come with their screens; `load` is called with the screen's code, before the page is shown. */
export const lazyMachines = {
  journalDesk: lazyMachine<typeof journalDeskMachine>("journalDesk", () =>
    import("./machines/journal-desk.machine.ts").then((module) => module.journalDeskMachine)
  )
}

/** Which machine lives while a screen is shown. */
export const screenMachines: { readonly [S in ScreenName]?: keyof typeof lazyMachines } = { journal: "journalDesk" }

/** The machines of the shell: they always live. */
const shell = {
  navigation: navigationMachine,
  page: pageMachine,
  menu: menuMachine,
  header: headerMachine,
  reference: referenceMachine,
  newsletter: newsletterMachine,
  tooltip: tooltipMachine
}

/** The machines that a reloaded tab begins anew, as the server drew them. */
export const servedActors: ReadonlySet<string> = new Set(Object.keys(shell))

/** Who lives in the system, and the one table of which fact goes to whom. */
export const shopMachine = setup({
  types: { context: {} as ShopContext, events: {} as ShopEvent, input: {} as ShopInput },
  actors: { ...shell, ...lazyMachines },
  actions: {
    toNavigation: sendTo("navigation", ({ event }) => event as PageFact),
    toHeader: sendTo("header", ({ event }) => event as PageFact | NavigationFact),
    wantReference: sendTo("reference", { type: "reference.want" }),
    openPage: sendTo("page", (_, { visit }: { readonly visit: Extract<NavigationFact, { readonly visit: unknown }>["visit"] }) => ({
      type: "page.open",
      visit
    })),
    abandonPage: sendTo("page", { type: "page.abandon" }),
    seatScreenMachine: enqueueActions(({ context: { seated }, enqueue }, { screen }: { readonly screen: ScreenName }) => {
      const wanted = screenMachines[screen] ?? null
      if (wanted === seated) return
      if (seated !== null) enqueue.stopChild(seated)
      if (wanted !== null) enqueue.spawnChild(wanted, { id: wanted })
      enqueue.assign({ seated: wanted })
    })
  }
}).createMachine({
  id: "shop",
  context: ({ input: { place } }) => ({ start: place, seated: null }),
  invoke: [
    { id: "navigation", src: "navigation", input: ({ context: { start } }) => ({ place: start }) },
    { id: "page", src: "page" },
    { id: "menu", src: "menu" },
    { id: "header", src: "header" },
    { id: "reference", src: "reference" },
    { id: "newsletter", src: "newsletter" },
    { id: "tooltip", src: "tooltip" }
  ],
  on: {
    "navigation.resolved": { actions: ["toHeader", { type: "openPage", params: ({ event }) => event }] },
    "navigation.lost": { actions: ["toHeader", "abandonPage"] },
    "page.shown": { actions: [{ type: "seatScreenMachine", params: ({ event }) => event }, "toHeader", "toNavigation"] },
    "page.wasMissing": { actions: ["toHeader", "toNavigation"] },
    "page.moved": { actions: "toNavigation" },
    "page.failed": { actions: ["toHeader", "toNavigation"] },
    "header.opened": { actions: "wantReference" },
    "tooltip.asked": { actions: "wantReference" }
  }
})

export type ShopActor = ActorRefFrom<typeof shopMachine>

/** Every machine of the shop by the name under which the journal knows it. */
export const machines: Machines = {
  shop: shopMachine,
  ...shell,
  ...lazyMachines
}
