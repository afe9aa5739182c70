import { type ActorRefFrom, assign, enqueueActions, fromPromise, sendTo, setup } from "xstate"
import { notProvided } from "../kernel/not-provided.ts"
import type { Place } from "../domain/url/place.ts"
import type { AccountFact } from "../machines/account/account.machine.ts"
import type { AuthFact } from "../machines/account/auth.machine.ts"
import type { CheckoutFact } from "../machines/checkout/checkout-setup.ts"
import type { DialogWish } from "../machines/dialogs/dialogs-setup.ts"
import type { HeaderFact } from "../machines/shell/header-setup.ts"
import type { HouseholdFact, HouseholdInput } from "../machines/household/household-setup.ts"
import type { NavigationFact } from "../machines/navigation/navigation-setup.ts"
import type { PageFact } from "../machines/navigation/page.machine.ts"
import type { ShoppingIntent } from "../machines/cart/shopping-intents.ts"
import type { ScreenName } from "../routes/route.ts"
import { lazyMachines, type ScreenMachine, screenMachines, shellMachines } from "./shop-machines.ts"

export type ShopInput = { readonly place: Place }
export type ShopContext = {
  readonly start: Place
  /** The machine that lives with the screen that is shown. */
  readonly seated: ScreenMachine | null
  /** Whether the screen that is shown looks at the whole cart. */
  readonly watches: boolean
  /** With what the household begins when it has come. */
  readonly household: HouseholdInput
}

export type ShopIntent =
  /** The tab has begun: with a token or without, after a reload that left drafts and perhaps a dialog, by a link that opens one. */
  | ({ readonly type: "shop.begin" } & Pick<HouseholdInput, "auth" | "drafts" | "owner" | "wish">)
  /** What comes after the first page is fetched. */
  | { readonly type: "shop.furnish" }
  | ({ readonly type: "dialogs.want" } & DialogWish)
  /** Something is wanted of the cart or of the favourites: it waits until what does it has come. */
  | { readonly type: "shopping.want"; readonly intent: ShoppingIntent }

type ShopEvent = ShopIntent | NavigationFact | PageFact | HeaderFact | HouseholdFact | AccountFact | CheckoutFact

/** Who looks at the whole cart, and who no longer does (CART-007). */
const looksAtCart = (screen: ScreenName): boolean => screen === "cart"
const watching = { type: "cart.watch" } as const
/** The profile takes what was typed of it once: later it may have been saved. */
const withoutProfile = (household: HouseholdInput): HouseholdInput => {
  const { profile: _, ...drafts } = household.drafts
  return { ...household, drafts }
}

/** Who lives in the system, and which fact goes to whom; what lives beside the page comes when the page is alive. */
export const shopMachine = setup({
  types: {
    context: {} as ShopContext,
    events: {} as ShopEvent,
    input: {} as ShopInput,
    children: {} as { readonly [N in keyof typeof shellMachines | keyof typeof lazyMachines]: N } & {
      readonly loadHousehold: "loadHousehold"
    }
  },
  actors: { ...shellMachines, ...lazyMachines, loadHousehold: fromPromise<null>(notProvided("loadHousehold")) },
  guards: {
    isWanted: ({ context: { household } }) =>
      household.auth !== "guest" || household.guarded !== null || household.wish !== null || household.intents.length > 0,
    isWatching: ({ context: { watches } }, { screen }: { readonly screen: ScreenName }) => watches && !looksAtCart(screen),
    isCart: (_, { screen }: { readonly screen: ScreenName }) => looksAtCart(screen)
  },
  actions: {
    toNavigation: sendTo("navigation", ({ event }) => event as PageFact),
    toHeader: sendTo("header", ({ event }) => event as PageFact | NavigationFact),
    toHousehold: sendTo(
      "household",
      ({ event }) => event as NavigationFact | AccountFact | CheckoutFact | Extract<ShopIntent, DialogWish | { intent: unknown }>
    ),
    wantReference: sendTo("household", { type: "reference.want" }),
    openPage: sendTo("page", (_, { visit }: { readonly visit: Extract<NavigationFact, { readonly visit: unknown }>["visit"] }) => ({
      type: "page.open",
      visit
    })),
    abandonPage: sendTo("page", { type: "page.abandon" }),
    seatScreenMachine: enqueueActions(({ context: { household, seated }, enqueue }, { screen }: { readonly screen: ScreenName }) => {
      const wanted = screenMachines[screen] ?? null
      if (wanted === seated) return
      if (seated !== null) enqueue.stopChild(seated)
      if (wanted === "account") enqueue.spawnChild("account", { id: "account", input: { draft: household.drafts["profile"] ?? null } })
      if (wanted === "account") enqueue.assign({ household: withoutProfile(household) })
      if (wanted === "checkout") enqueue.spawnChild("checkout", { id: "checkout" })
      if (wanted === "payment") enqueue.spawnChild("payment", { id: "payment" })
      if (wanted === "placedOrder") enqueue.spawnChild("placedOrder", { id: "placedOrder" })
      if (wanted === "journalDesk") enqueue.spawnChild("journalDesk", { id: "journalDesk" })
      enqueue.assign({ seated: wanted })
    }),
    /** A profile half changed before a reload; its machine is seated already where the page is shown. */
    handDraft: enqueueActions(({ context: { household, seated }, enqueue }, { drafts }: Pick<HouseholdInput, "drafts">) => {
      const draft = drafts["profile"]
      if (seated !== "account" || draft === undefined) return
      enqueue.sendTo("account", { type: "account.resume", draft })
      enqueue.assign({ household: withoutProfile(household) })
    }),
    closeHeader: sendTo("header", { type: "header.close" }),
    prepare: assign(({ context: { household } }, more: Partial<HouseholdInput>) => ({ household: { ...household, ...more } })),
    /** Where the household has not come yet, it hears of it when it has. */
    noteWatch: assign(({ context: { household } }, { screen }: { readonly screen: ScreenName }) => {
      const others = household.intents.filter(({ type }) => type !== "cart.watch")
      return { watches: looksAtCart(screen), household: { ...household, intents: looksAtCart(screen) ? [...others, watching] : others } }
    }),
    watchCart: enqueueActions(({ enqueue }) => {
      enqueue.sendTo("household", { type: "shopping.want", intent: watching })
      enqueue.assign({ watches: true })
    }),
    leaveCart: enqueueActions(({ enqueue }) => {
      enqueue.sendTo("household", { type: "shopping.want", intent: { type: "cart.leave" } })
      enqueue.assign({ watches: false })
    }),
    /** The machine of the screen hears who the visitor is, where that concerns it. */
    toScreen: enqueueActions(({ context: { seated }, enqueue }, { fact }: { readonly fact: AuthFact }) => {
      if (seated !== null) enqueue.sendTo(seated, fact)
    }),
    noteIntent: assign(({ context: { household } }, { intent }: { readonly intent: ShoppingIntent }) => ({
      household: { ...household, intents: [...household.intents, intent] }
    })),
    lead: sendTo("navigation", (_, { replace, to }: { readonly to: string; readonly replace: boolean }) => ({
      type: "navigation.go",
      to,
      replace
    }))
  },
  delays: { pause: 30_000 }
}).createMachine({
  id: "shop",
  type: "parallel",
  context: ({ input: { place } }) => ({
    start: place,
    seated: null,
    watches: false,
    household: { auth: "guest", drafts: {}, owner: null, guarded: null, wish: null, wantsReference: false, intents: [] }
  }),
  invoke: [
    { id: "navigation", src: "navigation", input: ({ context: { start } }) => ({ place: start }) },
    { id: "page", src: "page" },
    { id: "menu", src: "menu" },
    { id: "header", src: "header" }
  ],
  states: {
    pages: {
      on: {
        "navigation.resolved": { actions: ["toHeader", { type: "openPage", params: ({ event }) => event }] },
        "navigation.lost": { actions: ["toHeader", "abandonPage"] },
        "page.shown": { actions: [{ type: "seatScreenMachine", params: ({ event }) => event }, "toHeader", "toNavigation"] },
        "page.wasMissing": { actions: ["toHeader", "toNavigation"] },
        "page.moved": { actions: "toNavigation" },
        "page.broke": { actions: ["toHeader", "toNavigation"] },
        "page.failed": { actions: ["toHeader", "toNavigation"] },
        "dialogs.want": { actions: "closeHeader" },
        "checkout.left": { actions: { type: "lead", params: ({ event }) => event } },
        "household.leads": { actions: { type: "lead", params: ({ event }) => event } },
        "auth.settled": { actions: { type: "toScreen", params: ({ event }) => ({ fact: event }) } },
        "auth.loggedIn": { actions: { type: "toScreen", params: ({ event }) => ({ fact: event }) } },
        "auth.loggedOut": { actions: { type: "toScreen", params: ({ event }) => ({ fact: event }) } }
      }
    },
    household: {
      initial: "awaited",
      states: {
        awaited: {
          initial: "absent",
          on: {
            "navigation.resolved": { actions: { type: "prepare", params: ({ event: { guarded } }) => ({ guarded }) } },
            "navigation.lost": { actions: { type: "prepare", params: ({ event: { guarded } }) => ({ guarded }) } },
            "page.shown": { actions: { type: "noteWatch", params: ({ event }) => event } },
            "header.opened": { actions: { type: "prepare", params: { wantsReference: true } } },
            "shop.begin": {
              target: ".begun",
              actions: [
                /** What was pressed before the tab has begun is newer than what a reload or a link left. */
                {
                  type: "prepare",
                  params: ({ context, event: { auth, drafts, owner, wish } }) => ({
                    ...{ auth, drafts, owner },
                    wish: context.household.wish ?? wish
                  })
                },
                { type: "handDraft", params: ({ event }) => event }
              ]
            },
            "shopping.want": { target: ".coming", actions: { type: "noteIntent", params: ({ event }) => event } },
            "dialogs.want": {
              target: ".coming",
              actions: { type: "prepare", params: ({ event: { key, props } }) => ({ wish: { key, props } }) }
            }
          },
          states: {
            /** As the server draws it. */
            absent: {},
            begun: { always: { guard: "isWanted", target: "coming" }, on: { "shop.furnish": "coming" } },
            coming: {
              invoke: { id: "loadHousehold", src: "loadHousehold", onDone: "#shop.household.here", onError: "lost" },
              on: {
                "dialogs.want": { actions: { type: "prepare", params: ({ event: { key, props } }) => ({ wish: { key, props } }) } },
                "shopping.want": { actions: { type: "noteIntent", params: ({ event }) => event } }
              }
            },
            /** Its code did not come: it is asked for again, by the visitor or by and by. */
            lost: { on: { "shop.furnish": "coming" }, after: { pause: "coming" } }
          }
        },
        here: {
          invoke: { id: "household", src: "household", input: ({ context: { household } }) => household },
          on: {
            "navigation.resolved": { actions: "toHousehold" },
            "navigation.lost": { actions: "toHousehold" },
            "dialogs.want": { actions: "toHousehold" },
            "shopping.want": { actions: "toHousehold" },
            "page.shown": [
              { guard: { type: "isCart", params: ({ event }) => event }, actions: "watchCart" },
              { guard: { type: "isWatching", params: ({ event }) => event }, actions: "leaveCart" }
            ],
            "checkout.left": { actions: "toHousehold" },
            "account.wanted": { actions: "toHousehold" },
            "account.changed": { actions: "toHousehold" },
            "header.opened": { actions: "wantReference" }
          }
        }
      }
    }
  }
})

export type ShopActor = ActorRefFrom<typeof shopMachine>
