import { type ActorRefFrom, enqueueActions, sendTo, setup } from "xstate"
import { lazyMachine } from "./actors/lazy-machine.ts"
import type { Place } from "./domain/place.ts"
import type { Machines } from "./journal/machines.ts"
import type { journalDeskMachine } from "./machines/journal-desk.machine.ts"
import { menuMachine } from "./machines/menu.machine.ts"
import { navigationMachine, type NavigationFact } from "./machines/navigation.machine.ts"
import { type PageFact, pageMachine } from "./machines/page.machine.ts"
import type { ScreenName } from "./routes/route.ts"

export type ShopInput = { readonly place: Place }
export type ShopContext = {
  readonly start: Place
  /** The machine that lives with the screen that is shown. */
  readonly seated: keyof typeof lazyMachines | null
}
type ShopEvent = NavigationFact | PageFact

/** Machines that come with their screens; `load` is called with the screen's code, before the page is shown. */
export const lazyMachines = {
  journalDesk: lazyMachine<typeof journalDeskMachine>("journalDesk", () =>
    import("./machines/journal-desk.machine.ts").then((module) => module.journalDeskMachine)
  )
}

/** Which machine lives while a screen is shown. */
export const screenMachines: { readonly [S in ScreenName]?: keyof typeof lazyMachines } = { journal: "journalDesk" }

/** The machines whose state the server knows better than a reloaded tab: where it is, its page, the menus. */
export const servedActors: ReadonlySet<string> = new Set(["navigation", "page", "menu"])

/** Who lives in the system, and the one table of which fact goes to whom. */
export const shopMachine = setup({
  types: { context: {} as ShopContext, events: {} as ShopEvent, input: {} as ShopInput },
  actors: { navigation: navigationMachine, page: pageMachine, menu: menuMachine, ...lazyMachines },
  actions: {
    toNavigation: sendTo("navigation", ({ event }) => event as PageFact),
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
    { id: "menu", src: "menu" }
  ],
  on: {
    "navigation.resolved": { actions: { type: "openPage", params: ({ event }) => event } },
    "navigation.lost": { actions: "abandonPage" },
    "page.shown": { actions: [{ type: "seatScreenMachine", params: ({ event }) => event }, "toNavigation"] },
    "page.wasMissing": { actions: "toNavigation" },
    "page.moved": { actions: "toNavigation" },
    "page.failed": { actions: "toNavigation" }
  }
})

export type ShopActor = ActorRefFrom<typeof shopMachine>

/** Every machine of the shop by the name under which the journal knows it. */
export const machines: Machines = {
  shop: shopMachine,
  navigation: navigationMachine,
  page: pageMachine,
  menu: menuMachine,
  ...lazyMachines
}
