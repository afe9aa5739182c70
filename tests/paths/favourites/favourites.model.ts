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
const look = (list: Wishlist, isMember = false, isSettled = true) => ({ type: "favourites.show", list, isMember, isSettled }) as const
const copy = { type: "favourites.copy", path: "/wishlist/?ids=1-1" } as const

const come = { type: "xstate.done.actor.resolve", output: succeeded([likedStone]) }
const allCome = { type: "xstate.done.actor.resolve", output: succeeded([likedStone, likedOval]) }
const notCome = { type: "xstate.done.actor.resolve", output: failed({ ...unreachable, call: "favorites.guest" }) }
const copied = { type: "xstate.done.actor.copy", output: succeeded(true) }
const forbidden = { type: "xstate.done.actor.copy", output: succeeded(false) }

const stateTexts: Readonly<Record<string, string>> = {
  "list.idle": "nothing was looked at",
  "list.loading": "the things are asked for",
  "list.ready": "the things are known",
  "list.failed": "the things did not come",
  "link.resting": "",
  "link.copying": ", the link is being copied",
  "link.copied": ", the link was copied",
  "link.forbidden": ", the browser copies nothing"
}

const pageOf = ({ page }: ActTools) => new WishlistPage(page)
const keeps = (items: Wishlist) => (tools: ActTools) => tools.storeInOtherTab("wishlist", JSON.stringify({ items, own: null, writes: [] }))

export const model = defineModel<typeof favouritesMachine>({
  name: "favourites",
  actorPath: "shop/favourites",
  world: {
    machine: favouritesMachine,
    input: undefined,
    watchers: ["watchConnection"],
    events: [
      look(stone),
      look(both),
      look(stone, true, false),
      { type: "favourites.retry" },
      { type: "favourites.reconnected" },
      copy,
      come,
      allCome,
      notCome,
      { type: "xstate.error.actor.resolve", error: defect },
      copied,
      forbidden,
      { type: "xstate.error.actor.copy", error: defect }
    ]
  },
  waits: { brief: 5_000 },
  tells: ({ context: { asked, items, refusal }, ...snapshot }) =>
    [
      stateTexts[`list.${currentState(snapshot, "list")}`],
      stateTexts[`link.${currentState(snapshot, "link")}`],
      ` (${asked === null ? "no list" : `${asked.isMember ? "a user's" : "a guest's"} ${asked.list.length}`}, ${items.length} known`,
      refusal === null ? ")" : `, ${refusal._tag})`
    ].join(""),
  says: {
    "favourites.show": ({ isMember, list }) => `${isMember === true ? "a user" : "a guest"} looks at ${(list as Wishlist).length}`,
    "favourites.retry": "they are asked for again",
    "favourites.reconnected": "the network is back",
    "favourites.copy": "«Поделиться» is pressed",
    "xstate.done.actor.resolve": ({ output }) => (output._tag === "Success" ? `${output.value.length} come` : "the shop does not answer"),
    "xstate.error.actor.resolve": "the call breaks",
    "xstate.done.actor.copy": ({ output }) => (output.value === true ? "it is copied" : "the browser forbids it"),
    "xstate.error.actor.copy": "copying breaks"
  },
  invariants: {
    "asks for a list that was looked at": (snapshot) => snapshot.matches({ list: "idle" }) === (snapshot.context.asked === null),
    "is busy exactly while it asks": (snapshot) => snapshot.hasTag("busy") === snapshot.matches({ list: "loading" }),
    "has no refusal beside things that came": (snapshot) => !snapshot.matches({ list: "ready" }) || snapshot.context.refusal === null
  },
  promises: {
    "asks anew when the list has changed, and once for each change": (step) => {
      if (step.event.type !== "favourites.show") return true
      const isAsked = step.started.some(({ id }) => id === "resolve")
      if (isAsked === isSame(step)) return false
      const { isMember, isSettled, list } = step.event as unknown as ReturnType<typeof look>
      return isEqual(step.before.context.asked, { list, isMember, isSettled })
        ? isSame(step)
        : step.after.matches({ list: "loading" }) && isEqual(step.after.context.asked, { list, isMember, isSettled })
    },
    "asks for the list that was looked at, of a user or of a guest, and copies the address that was given": (step) =>
      step.started.every(({ id, input }) => {
        const { asked } = step.after.context
        if (id === "resolve") return isEqual(input, { list: asked?.list, isMember: asked?.isMember })
        return id !== "copy" || input === step.event["path"]
      }),
    "keeps what it knew until others come": ({ after, before, event }) =>
      (event.type === "xstate.done.actor.resolve" && event["output"]._tag === "Success") ||
      isEqual(after.context.items, before.context.items),
    "shows what comes, and says why nothing came": ({ after, event }) => {
      if (event.type === "xstate.error.actor.resolve") return after.matches({ list: "failed" }) && after.context.refusal === null
      if (event.type !== "xstate.done.actor.resolve") return true
      const { output } = event as unknown as typeof come | typeof notCome
      return output._tag === "Success"
        ? after.matches({ list: "ready" }) && isEqual(after.context.items, output.value)
        : after.matches({ list: "failed" }) && isEqual(after.context.refusal, output.error)
    },
    "asks again when the shopper wants it, or the network is back, and loses nothing": ({ after, before, event }) =>
      !["favourites.retry", "favourites.reconnected"].includes(event.type) ||
      (isEqual(after.context.items, before.context.items) &&
        currentState(after, "list") === (before.matches({ list: "failed" }) ? "loading" : currentState(before, "list"))),
    "copies the link whenever it is wanted, and says what came of it": ({ after, event }) => {
      if (event.type === "favourites.copy") return currentState(after, "link") === "copying"
      if (event.type === "xstate.error.actor.copy") return currentState(after, "link") === "forbidden"
      if (event.type !== "xstate.done.actor.copy") return true
      return currentState(after, "link") === (event["output"].value === true ? "copied" : "forbidden")
    },
    "does not say it for long": ({ after, event }) =>
      !event.type.startsWith("xstate.after.brief") || currentState(after, "link") === "resting",
    "the list and the link do not concern each other": ({ after, before, event }) =>
      /favourites\.copy|actor\.copy|after\.brief/.test(event.type)
        ? currentState(after, "list") === currentState(before, "list") && isEqual(after.context, before.context)
        : currentState(after, "link") === currentState(before, "link")
  },
  stages: [
    {
      opens: "/wishlist/",
      begins: [],
      holds: /\/favorites\/guest/,
      isTour: true,
      prepares: (tools) => runUntil(pageOf(tools).empty),
      acts: [
        {
          does: "another tab likes a stone",
          events: [look(stone)],
          when: ({ context }) => !isEqual(context.asked?.list, stone),
          by: keeps(stone)
        },
        {
          does: "another tab likes two",
          events: [look(both)],
          when: ({ context }) => !isEqual(context.asked?.list, both),
          by: keeps(both)
        },
        {
          does: "the stone comes",
          events: [come],
          when: (snapshot) => snapshot.matches({ list: "loading" }) && isEqual(snapshot.context.asked?.list, stone),
          answer: "well"
        },
        {
          does: "both come",
          events: [allCome],
          when: (snapshot) => snapshot.matches({ list: "loading" }) && isEqual(snapshot.context.asked?.list, both),
          answer: "well"
        },
        {
          does: "the shop fails",
          events: [notCome],
          when: (snapshot) => snapshot.matches({ list: "loading" }),
          answer: { kind: "status", status: 500 }
        },
        {
          does: "the shopper walks home and comes back",
          events: [look(stone)],
          when: (snapshot) => isEqual(snapshot.context.asked?.list, stone) && !snapshot.matches({ link: "copied" }),
          by: async ({ home, page, shell }) => {
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
          does: "«Повторить» is pressed",
          events: [{ type: "favourites.retry" }],
          when: (snapshot) => snapshot.matches({ list: "failed" }),
          by: (tools) => pageOf(tools).askAgain()
        },
        {
          does: "the network is back",
          events: [{ type: "favourites.reconnected" }],
          when: (snapshot) => snapshot.matches({ list: "failed" }),
          by: ({ shell }) => shell.returnNetwork()
        },
        {
          does: "«Поделиться» is pressed",
          events: [copy, copied],
          when: (snapshot) => snapshot.matches({ list: "ready", link: "resting" }),
          by: async (tools) => {
            await tools.page.context().grantPermissions(["clipboard-read", "clipboard-write"])
            await pageOf(tools).share()
          }
        },
        {
          does: "«Поделиться» is pressed where nothing may be copied",
          events: [copy, forbidden],
          when: (snapshot) => snapshot.matches({ list: "ready", link: "resting" }),
          isLast: true,
          by: async (tools) => {
            await tools.page.evaluate(() => {
              navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"))
            })
            await pageOf(tools).share()
          }
        }
      ],
      shows: async (snapshot, tools) => {
        if (snapshot.matches({ list: "failed" }) && snapshot.context.items.length === 0) await pageOf(tools).seeNothingCome()
      }
    }
  ],
  unreachable: {
    "list.loading --xstate.error.actor.resolve#0--> list.failed":
      "the code of the calls has come before the page is alive: a call that breaks is a bug",
    "link.copying --xstate.error.actor.copy#0--> link.forbidden": "the clipboard says what it does not let: one that throws is a bug"
  }
})
