import { checkoutPath, householdSetup } from "./household-setup.ts"
import { wordsOf } from "../cart/shopping-words.ts"

const forget = { type: "keepUser", params: { user: null } } as const

/** What lives beside the page once it is alive: who the visitor is, the dialogs, and the table of which of their facts goes to whom. */
export const householdMachine = householdSetup.createMachine({
  id: "household",
  context: {
    ...{ auth: "guest", drafts: {}, owner: null, wish: null, guarded: null },
    ...{ watches: false, user: null, awaited: null, isOffline: false, early: [] }
  },
  initial: "beginning",
  states: {
    /** It is not known yet what the tab began with. */
    beginning: {
      on: {
        "navigation.resolved": { actions: { type: "keepGuarded", params: ({ event }) => event } },
        "navigation.lost": { actions: { type: "keepGuarded", params: ({ event }) => event } },
        "page.shown": { actions: { type: "noteScreen", params: ({ event }) => event } },
        /** Nothing that is asked for is lost. */
        "dialogs.want": { actions: { type: "keepEarly", params: ({ event }) => ({ command: event }) } },
        "shopping.want": { actions: { type: "keepEarly", params: ({ event }) => ({ command: event }) } },
        "reference.want": { actions: { type: "keepEarly", params: ({ event }) => ({ command: event }) } },
        "tab.began": { target: "living", actions: { type: "begin", params: ({ event }) => event } }
      }
    },
    living: {
      invoke: [
        { id: "session", src: "session" },
        { id: "gate", src: "gate", input: ({ context: { guarded } }) => ({ guarded }) },
        { id: "checkoutGate", src: "checkoutGate" },
        { id: "dialogs", src: "dialogs", input: ({ context: { drafts } }) => ({ drafts }) },
        { id: "newsletter", src: "newsletter", input: ({ context: { drafts } }) => ({ values: drafts["newsletter"] ?? {} }) },
        { id: "tooltip", src: "tooltip" },
        { id: "reference", src: "reference" },
        { id: "catalogue", src: "catalogue" },
        { id: "viewed", src: "viewed" },
        { id: "gallery", src: "gallery" },
        { id: "search", src: "search" },
        { id: "hints", src: "hints" },
        { id: "addresses", src: "addresses" },
        { id: "orders", src: "orders" },
        { id: "papers", src: "papers" },
        { id: "cart", src: "cart" },
        { id: "wishlist", src: "wishlist" },
        { id: "favourites", src: "favourites" },
        { id: "toasts", src: "toasts" },
        { id: "consent", src: "consent" },
        { id: "builds", src: "builds" },
        { id: "network", src: "network" },
        { id: "recovery", src: "recovery" },
        { id: "report", src: "report" },
        { id: "auth", src: "auth", input: ({ context: { auth } }) => ({ start: auth }) }
      ],
      initial: "settling",
      states: { settling: { always: { target: "settled", actions: ["grantWish", "watchCart", "hearEarly"] } }, settled: {} },
      on: {
        "dialogs.want": {
          actions: [{ type: "openDialog", params: ({ event }) => event }, "goOn", { type: "tellOpened", params: ({ event }) => event }]
        },
        "reference.want": { actions: "wantReference" },
        "page.shown": { actions: { type: "showScreen", params: ({ event }) => event } },
        "tooltip.asked": { actions: "wantReference" },
        "navigation.resolved": {
          actions: [
            { type: "keepGuarded", params: ({ event }) => event },
            "toGate",
            "toDialogs",
            "toCatalogue",
            "leavePapers",
            "grantWish",
            "goOn"
          ]
        },
        "navigation.lost": {
          actions: [{ type: "keepGuarded", params: ({ event }) => event }, "toGate", "toDialogs", "toCatalogue", "goOn"]
        },
        "catalogue.chosen": { actions: { type: "leadOn", params: ({ event }) => event } },
        "shopping.want": { actions: { type: "bringIntent", params: ({ event }) => event } },
        "session.moved": { actions: "reloadCart" },
        "papers.changed": { actions: "rereadOrders" },
        "cart.added": {
          actions: [
            { type: "show", params: wordsOf.added },
            { type: "tellAdded", params: ({ event }) => event }
          ]
        },
        "cart.removed": { actions: { type: "show", params: ({ event }) => wordsOf.removed(event) } },
        "cart.refused": {
          guard: { type: "isSaid", params: ({ event }) => event },
          actions: { type: "show", params: ({ event }) => wordsOf.refused(event) }
        },
        "network.turned": { actions: { type: "noteNetwork", params: ({ event }) => event } },
        "cart.waited": {
          guard: { type: "isNews", params: ({ event }) => event },
          actions: { type: "show", params: ({ event }) => wordsOf.waited(event) }
        },
        "wishlist.wasFull": { actions: { type: "show", params: wordsOf.wasFull } },
        "wishlist.waited": {
          guard: { type: "isNews", params: ({ event }) => event },
          actions: { type: "show", params: ({ event }) => wordsOf.unsent(event) }
        },
        "wishlist.refused": { actions: { type: "show", params: ({ event }) => wordsOf.unliked(event) } },
        "toasts.undone": { actions: { type: "restore", params: ({ event }) => event } },
        "auth.settled": {
          actions: [
            { type: "own", params: ({ event }) => event },
            { type: "recallTyped", params: ({ event }) => event },
            { type: "keepUser", params: ({ event }) => event },
            "toGate",
            "toWishlist",
            "toOwnPages",
            "toShop"
          ]
        },
        "auth.expired": { actions: ["toCart", "toWishlist", { type: "askAgain", params: ({ event }) => event }] },
        "dialogs.unasked": { actions: "giveUp" },
        "auth.registered": { actions: "toShop" },
        "auth.loggedIn": [
          {
            guard: { type: "isLink", params: ({ event }) => event },
            actions: [
              { type: "own", params: ({ event }) => event },
              { type: "keepUser", params: ({ event }) => event },
              "toGate",
              "dropUnsent",
              "toCart",
              "toWishlist",
              "toOwnPages",
              "toShop",
              { type: "lead", params: { to: "/" } }
            ]
          },
          {
            actions: [
              { type: "own", params: ({ event }) => event },
              { type: "keepUser", params: ({ event }) => event },
              "toGate",
              "toCart",
              "toWishlist",
              "toOwnPages",
              "toShop",
              "resume"
            ]
          }
        ],
        "auth.loggedOut": [
          {
            guard: { type: "isChoice", params: ({ event }) => event },
            actions: [forget, "toGate", "toCart", "toWishlist", "toOwnPages", "toShop", "forgetTyped", "renewSession"]
          },
          /** Who does not sign in again goes on as a guest with what was typed. */
          {
            guard: { type: "isRefusal", params: ({ event }) => event },
            actions: [forget, "toGate", "toCart", "toWishlist", "toOwnPages", "toShop"]
          },
          { actions: [forget, "toGate", "toCart", "toWishlist", "toOwnPages", "toShop", "forgetTyped"] }
        ],
        "gate.turnedAway": {
          actions: [
            { type: "wishLogin", params: ({ event }) => event },
            { type: "lead", params: ({ event }) => event }
          ]
        },
        "checkoutGate.foundMissing": {
          actions: [
            { type: "openDialog", params: ({ event: { codes } }) => ({ key: "cartNotAvailableItems", props: { codes } }) },
            "reloadCart"
          ]
        },
        /** What was ordered is in the cart no more. */
        "checkout.left": { actions: "reloadCart" },
        "checkoutGate.foundNothing": { actions: "reloadCart" },
        "checkoutGate.metGuest": { actions: { type: "openDialog", params: { key: "login", props: {} } } },
        "checkoutGate.opened": { actions: { type: "leadOn", params: { to: checkoutPath } } },
        "dialogs.formDone": [
          {
            guard: { type: "isEntry", params: ({ event }) => event },
            actions: [
              { type: "enter", params: ({ event }) => event },
              { type: "leadToProfile", params: ({ event }) => event }
            ]
          },
          { guard: { type: "isAddress", params: ({ event }) => event }, actions: { type: "keepAddresses", params: ({ event }) => event } },
          { guard: { type: "isWords", params: ({ event }) => event }, actions: "reloadCart" }
        ],
        "account.wanted": { actions: "askUser" },
        "account.changed": {
          actions: [
            { type: "keepUser", params: ({ event }) => event },
            { type: "changeUser", params: ({ event }) => event }
          ]
        }
      }
    }
  }
})
