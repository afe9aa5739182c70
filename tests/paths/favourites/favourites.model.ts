import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Wishlist } from "../../../core/domain/favourites/wishlist.ts"
import { favouritesMachine } from "../../../core/machines/favourites/favourites.machine.ts"
import { WishlistPage } from "../../../qa/pages/wishlist-page.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { likedOval, likedStone } from "../../../qa/samples/favourites.ts"
import { runUntil } from "../../support/browser/run-until.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect, unreachable } from "../../../qa/paths/visits.ts"

const stone: Wishlist = [{ id: "1", type: 1 }]
const both: Wishlist = [...stone, { id: "2", type: 1 }]
const show = (list: Wishlist, isMember = false, isSettled = true) => ({ type: "favourites.show", list, isMember, isSettled }) as const
const copy = { type: "favourites.copy", path: "/wishlist/?ids=1-1" } as const

const loaded = { type: "xstate.done.actor.resolve", output: succeeded([likedStone]) }
const bothLoaded = { type: "xstate.done.actor.resolve", output: succeeded([likedStone, likedOval]) }
const loadFailed = { type: "xstate.done.actor.resolve", output: failed({ ...unreachable, call: "favorites.guest" }) }
const copied = { type: "xstate.done.actor.copy", output: succeeded(true) }
const forbidden = { type: "xstate.done.actor.copy", output: succeeded(false) }

const stateTexts: Readonly<Record<string, string>> = {
  "list.idle": "no list is shown",
  "list.loading": "the products are loading",
  "list.ready": "the products are loaded",
  "list.failed": "the products could not be loaded",
  "link.resting": "",
  "link.copying": ", the link is being copied",
  "link.copied": ", the link is copied",
  "link.forbidden": ", the browser forbids copying"
}

const pageOf = ({ page }: ActTools) => new WishlistPage(page)
const storeWishlistInOtherTab = (items: Wishlist) => (tools: ActTools) =>
  tools.storeInOtherTab("wishlist", JSON.stringify({ items, own: null, writes: [] }))

export const model = defineModel<typeof favouritesMachine>({
  name: "favourites",
  actorPath: "shop/favourites",
  world: {
    machine: favouritesMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    events: [
      show(stone),
      show(both),
      show(stone, true, false),
      { type: "favourites.retry" },
      { type: "favourites.reconnected" },
      copy,
      loaded,
      bothLoaded,
      loadFailed,
      { type: "xstate.error.actor.resolve", error: defect },
      copied,
      forbidden,
      { type: "xstate.error.actor.copy", error: defect }
    ]
  },
  delays: { brief: 5_000 },
  describeState: ({ context: { asked, items, refusal }, ...snapshot }) =>
    [
      stateTexts[`list.${currentState(snapshot, "list")}`],
      stateTexts[`link.${currentState(snapshot, "link")}`],
      ` (${asked === null ? "no list" : `${asked.isMember ? "a user's" : "a guest's"} list of ${asked.list.length}`}, ${items.length} loaded`,
      refusal === null ? ")" : `, ${refusal._tag})`
    ].join(""),
  eventTexts: {
    "favourites.show": ({ isMember, list }) =>
      `the list of ${isMember === true ? "a user" : "a guest"} is shown (items: ${(list as Wishlist).length})`,
    "favourites.retry": "«Повторить» is pressed",
    "favourites.reconnected": "the network is back",
    "favourites.copy": "«Поделиться» is pressed",
    "xstate.done.actor.resolve": ({ output }) =>
      output._tag === "Success" ? `the products are loaded (${output.value.length})` : "loading fails",
    "xstate.error.actor.resolve": "the call throws",
    "xstate.done.actor.copy": ({ output }) => (output.value === true ? "the link is copied" : "the browser forbids copying"),
    "xstate.error.actor.copy": "the call throws"
  },
  invariants: {
    "has a requested list in every state except idle": (snapshot) =>
      snapshot.matches({ list: "idle" }) === (snapshot.context.asked === null),
    "is busy exactly while it loads the products": (snapshot) => snapshot.hasTag("busy") === snapshot.matches({ list: "loading" }),
    "has no loading error beside loaded products": (snapshot) => !snapshot.matches({ list: "ready" }) || snapshot.context.refusal === null
  },
  postconditions: {
    "loads once after each change of the list": (step) => {
      if (step.event.type !== "favourites.show") return true
      const isRequested = step.started.some(({ id }) => id === "resolve")
      if (isRequested === isSame(step)) return false
      const { isMember, isSettled, list } = step.event as unknown as ReturnType<typeof show>
      return isEqual(step.before.context.asked, { list, isMember, isSettled })
        ? isSame(step)
        : step.after.matches({ list: "loading" }) && isEqual(step.after.context.asked, { list, isMember, isSettled })
    },
    "requests the products of the shown list, and copies the given address": (step) =>
      step.started.every(({ id, input }) => {
        const { asked } = step.after.context
        if (id === "resolve") return isEqual(input, { list: asked?.list, isMember: asked?.isMember })
        return id !== "copy" || input === step.event["path"]
      }),
    "keeps the previous products until others are loaded": ({ after, before, event }) =>
      (event.type === "xstate.done.actor.resolve" && event["output"]._tag === "Success") ||
      isEqual(after.context.items, before.context.items),
    "shows the loaded products, or why loading failed": ({ after, event }) => {
      if (event.type === "xstate.error.actor.resolve") return after.matches({ list: "failed" }) && after.context.refusal === null
      if (event.type !== "xstate.done.actor.resolve") return true
      const { output } = event as unknown as typeof loaded | typeof loadFailed
      return output._tag === "Success"
        ? after.matches({ list: "ready" }) && isEqual(after.context.items, output.value)
        : after.matches({ list: "failed" }) && isEqual(after.context.refusal, output.error)
    },
    "loads again on «Повторить» and when the network is back, without losing products": ({ after, before, event }) =>
      !["favourites.retry", "favourites.reconnected"].includes(event.type) ||
      (isEqual(after.context.items, before.context.items) &&
        currentState(after, "list") === (before.matches({ list: "failed" }) ? "loading" : currentState(before, "list"))),
    "copies the link on request, and reports success or failure": ({ after, event }) => {
      if (event.type === "favourites.copy") return currentState(after, "link") === "copying"
      if (event.type === "xstate.error.actor.copy") return currentState(after, "link") === "forbidden"
      if (event.type !== "xstate.done.actor.copy") return true
      return currentState(after, "link") === (event["output"].value === true ? "copied" : "forbidden")
    },
    "reports the copied link only briefly": ({ after, event }) =>
      !event.type.startsWith("xstate.after.brief") || currentState(after, "link") === "resting",
    "changes list and link independently": ({ after, before, event }) =>
      /favourites\.copy|actor\.copy|after\.brief/.test(event.type)
        ? currentState(after, "list") === currentState(before, "list") && isEqual(after.context, before.context)
        : currentState(after, "link") === currentState(before, "link")
  },
  stages: [
    {
      address: "/wishlist/",
      startEvents: [],
      heldRequests: /\/favorites\/guest/,
      isTour: true,
      prepare: (tools) => runUntil(pageOf(tools).empty),
      acts: [
        {
          title: "another tab stores a list of one stone",
          events: [show(stone)],
          when: ({ context }) => !isEqual(context.asked?.list, stone),
          run: storeWishlistInOtherTab(stone)
        },
        {
          title: "another tab stores a list of two stones",
          events: [show(both)],
          when: ({ context }) => !isEqual(context.asked?.list, both),
          run: storeWishlistInOtherTab(both)
        },
        {
          title: "the stone is loaded",
          events: [loaded],
          when: (snapshot) => snapshot.matches({ list: "loading" }) && isEqual(snapshot.context.asked?.list, stone),
          answer: "well"
        },
        {
          title: "both stones are loaded",
          events: [bothLoaded],
          when: (snapshot) => snapshot.matches({ list: "loading" }) && isEqual(snapshot.context.asked?.list, both),
          answer: "well"
        },
        {
          title: "loading fails",
          events: [loadFailed],
          when: (snapshot) => snapshot.matches({ list: "loading" }),
          answer: { kind: "status", status: 500 }
        },
        {
          title: "the shopper visits the home page and returns",
          events: [show(stone)],
          when: (snapshot) => isEqual(snapshot.context.asked?.list, stone) && !snapshot.matches({ link: "copied" }),
          run: async ({ home, page, shell }) => {
            await shell.goHome()
            await home.see()
            await page
              .getByRole("banner")
              .getByRole("link", { name: /^Избранное/ })
              .click()
            await shell.seeHeading("Избранное")
          }
        },
        {
          title: "«Повторить» is pressed",
          events: [{ type: "favourites.retry" }],
          when: (snapshot) => snapshot.matches({ list: "failed" }),
          run: (tools) => pageOf(tools).askAgain()
        },
        {
          title: "the network is back",
          events: [{ type: "favourites.reconnected" }],
          when: (snapshot) => snapshot.matches({ list: "failed" }),
          run: ({ shell }) => shell.returnNetwork()
        },
        {
          title: "«Поделиться» is pressed",
          events: [copy, copied],
          when: (snapshot) => snapshot.matches({ list: "ready", link: "resting" }),
          run: async (tools) => {
            await tools.page.context().grantPermissions(["clipboard-read", "clipboard-write"])
            await pageOf(tools).share()
          }
        },
        {
          title: "«Поделиться» is pressed in a browser that forbids copying",
          events: [copy, forbidden],
          when: (snapshot) => snapshot.matches({ list: "ready", link: "resting" }),
          isLast: true,
          run: async (tools) => {
            await tools.page.evaluate(() => {
              navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"))
            })
            await pageOf(tools).share()
          }
        }
      ],
      seeState: async (snapshot, tools) => {
        if (snapshot.matches({ list: "failed" }) && snapshot.context.items.length === 0) await pageOf(tools).seeNothingCome()
      }
    }
  ],
  unreachable: {
    "list.loading --xstate.error.actor.resolve#0--> list.failed":
      "the code of the calls is loaded before the page hydrates: a call that throws is a bug",
    "link.copying --xstate.error.actor.copy#0--> link.forbidden": "the clipboard returns a refusal: a call that throws is a bug"
  }
})
