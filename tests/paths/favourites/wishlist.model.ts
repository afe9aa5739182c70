import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { hasItem, type Wishlist, type WishlistItem, type WishlistWrite, withItem } from "../../../core/domain/favourites/wishlist.ts"
import { WishlistPage } from "../../e2e/pages/wishlist-page.ts"
import type { Hands } from "../../e2e/support/hands.ts"
import { wishlistMachine } from "../../../core/machines/favourites/wishlist.machine.ts"
import { at, defineModel, equal, isSame } from "../../support/paths/model.ts"
import { linkToken, user } from "../../support/samples/user.ts"
import { defect } from "../../support/paths/visits.ts"

const call = { call: "favorites.add", requestId: null } as const
const cutOff = failed({ _tag: "Unreachable", ...call, timedOut: false })
const refused = failed({ _tag: "Refused", ...call, status: 404, message: "Такого товара нет", errors: {} })
const broken = failed({ _tag: "ServerFailed", ...call, status: 500 })
const ring: WishlistItem = { id: "1", type: 0 }
const stone: WishlistItem = { id: "1", type: 1 }
const full: Wishlist = Array.from({ length: 50 }, (_, index) => ({ id: String(index + 10), type: 1 }))
const keyPrefix = "seed-0000"
const kept = (items: Wishlist, own: Wishlist | null = null) => ({ items, own, writes: [] })
const isAnswer = (type: string) => type.endsWith(".actor.send")

const pageOf = ({ page }: Hands) => new WishlistPage(page)
const keeps = (items: Wishlist) => (hands: Hands) => hands.keepElsewhere("wishlist", JSON.stringify(kept(items)))
const isSending = (snapshot: { readonly matches: (value: "sending") => boolean }) => snapshot.matches("sending")
const isMerging = (snapshot: { readonly matches: (value: "merging") => boolean }) => snapshot.matches("merging")

const early = "what this browser kept is read at once, and who the visitor is only a call later"
const bug = "the code of the calls has come with the machine: a call that breaks is a bug"

export const model = defineModel<typeof wishlistMachine>({
  name: "wishlist",
  actorPath: "shop/wishlist",
  world: {
    machine: wishlistMachine,
    watchers: ["storage"],
    events: [
      { type: "wishlist.toggle", item: ring },
      { type: "wishlist.toggle", item: stone },
      { type: "wishlist.clear" },
      { type: "wishlist.hydrated", kept: kept([stone]), keyPrefix },
      { type: "wishlist.hydrated", kept: kept(full), keyPrefix },
      { type: "wishlist.changedElsewhere", kept: kept([ring]) },
      { type: "wishlist.changedElsewhere", kept: kept([], [ring]) },
      { type: "wishlist.reconnected" },
      { type: "auth.settled", user },
      { type: "auth.settled", user: null },
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedIn", user, by: "link" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.expired", isPressed: true },
      { type: "xstate.done.actor.merge", output: succeeded({ own: [ring], left: [] }) },
      { type: "xstate.done.actor.merge", output: succeeded({ own: full, left: [stone] }) },
      { type: "xstate.done.actor.merge", output: cutOff },
      { type: "xstate.error.actor.merge", error: defect },
      { type: "xstate.done.actor.send", output: succeeded([ring]) },
      { type: "xstate.done.actor.send", output: refused },
      { type: "xstate.done.actor.send", output: cutOff },
      { type: "xstate.done.actor.send", output: broken },
      { type: "xstate.error.actor.send", error: defect }
    ],
    /** After the first time no answer is no answer, whatever the reason. A heart is followed once; who comes and goes, while nothing waits to be sent. */
    follows: ({ context, value }, event) => {
      const { type } = event
      if (isAnswer(type) && context.tries > 0 && isUnanswered(event)) return event["output"] === cutOff
      if (type === "wishlist.toggle") return context.nextId < (value === "suspended" ? 2 : 1) && context.items.length < 3
      return type.startsWith("xstate.") || type === "wishlist.hydrated" || type === "wishlist.reconnected" || context.nextId < 1
    }
  },
  waits: { pause: 5_000, longPause: 30_000 },
  tells: (snapshot) => {
    const { nextId, isMember, isToldToWait, items, own, tries, writes } = snapshot.context
    const listOf = (list: Wishlist | null) =>
      list === null
        ? "none"
        : list
            .map(({ id, type }) => `${type}-${id}`)
            .slice(0, 3)
            .join(" ") || "nothing"
    const queue = writes
      .map((write) => (write.kind === "clear" ? `clear ${write.key}` : `${write.kind} ${write.item.type} ${write.key}`))
      .join(", ")
    return `${at(snapshot)}, ${isMember ? "a user" : "a guest"}, ${listOf(items)} here, ${listOf(own)} there, [${queue}] to send, born ${nextId}, ${tries} tries${isToldToWait ? ", told to wait" : ""}`
  },
  says: {
    "wishlist.toggle": ({ item }) => `the heart of ${item.type === 1 ? "a stone" : "a ring"}`,
    "wishlist.hydrated": ({ kept: { items } }) => `the browser kept ${items.length}`,
    "auth.settled": ({ user: who }) => (who === null ? "it is a guest" : "it is a user"),
    "xstate.done.actor.merge": ({ output }) =>
      output._tag === "Success" ? `the user's list comes, ${output.value.left.length} left` : "it does not come",
    "xstate.done.actor.send": ({ output }) => (output._tag === "Success" ? "the shop has done it" : `the shop says ${output.error._tag}`)
  },
  invariants: {
    "shows fifty at most": ({ context }) => context.shown.length <= 50,
    "shows each thing once": ({ context }) => {
      const shown = context.shown
      return new Set(shown.map(({ id, type }) => `${type}-${id}`)).size === shown.length
    },
    "sends only what there is to send, for a user alone": (snapshot) =>
      !snapshot.matches("sending") || (snapshot.context.isMember && snapshot.context.writes.length > 0),
    "a guest has nothing to send": (snapshot) => !snapshot.matches("guest") || snapshot.context.writes.length === 0,
    "takes a heart wherever it is": (snapshot) => snapshot.can({ type: "wishlist.toggle", item: ring })
  },
  beginnings: {
    "is an empty list of a guest": ({ after: { context } }) =>
      equal(context, {
        ...{ items: [], own: null, writes: [], isMember: false, keyPrefix: "", nextId: 0, tries: 0 },
        isToldToWait: false,
        shown: []
      })
  },
  promises: {
    "keeps in the browser what it has and what is still to be sent, whenever that changes": ({ after, before, event, told }) => {
      if (event.type.startsWith("auth.") && event.type !== "auth.loggedOut") return true
      if (event.type === "wishlist.changedElsewhere" || (before.matches("beginning") && event.type === "auth.loggedOut")) return true
      const partsOf = ({ context: { items, own, writes } }: typeof after) => [items, own, byKey(writes)]
      const keeping = told.findLast(({ type }) => type === "storage.keep")?.["kept"]
      return keeping === undefined
        ? equal(partsOf(after), partsOf(before)) && !isAnswer(event.type)
        : equal([keeping.items, keeping.own, byKey(keeping.writes)], partsOf(after))
    },
    "tells what a heart has come to, and that all is cleared": ({ after, before, event, told }) => {
      const facts = told.filter(({ type }) => type === "wishlist.changed" || type === "wishlist.cleared")
      if (event.type === "wishlist.clear") return equal(facts, [{ type: "wishlist.cleared" }])
      if (event.type !== "wishlist.toggle" || withItem(before.context.shown, event["item"]) === undefined) return facts.length === 0
      const { shown } = after.context
      return equal(facts, [{ type: "wishlist.changed", items: shown, added: hasItem(shown, event["item"]) ? event["item"] : null }])
    },
    "sends each change of a user last, under a key of its own": ({ after, before, event }) => {
      if (event.type !== "wishlist.toggle" && event.type !== "wishlist.clear") return true
      const { nextId, isMember, keyPrefix: own, shown } = before.context
      const isTooMany = event.type === "wishlist.toggle" && withItem(shown, event["item"]) === undefined
      if (!isMember || isTooMany) return equal(after.context.writes, before.context.writes) && after.context.nextId === nextId
      const key = `${own}-${nextId}`
      const write =
        event.type === "wishlist.clear"
          ? { kind: "clear", key }
          : { kind: hasItem(shown, event["item"]) ? "remove" : "add", item: event["item"], key }
      const added = after.context.writes.find((each) => each.key === key)
      return equal(added, write) && after.context.nextId === nextId + 1 && after.context.tries === 0
    },
    "takes over what the browser kept, and keys that no visit has had": ({ after, before, event }) => {
      if (event.type !== "wishlist.hydrated" || !before.matches("beginning")) return true
      const { isMember, writes } = before.context
      const own = writes.map((write, index) => ({ ...write, key: `${keyPrefix}-${index}` }))
      const { context } = after
      return (
        after.matches(isMember ? "merging" : "guest") &&
        context.keyPrefix === keyPrefix &&
        equal(context.own, event["kept"].own) &&
        equal(context.items.slice(0, event["kept"].items.length), event["kept"].items) &&
        equal(context.writes, [...event["kept"].writes, ...own])
      )
    },
    "knows a user who was signed in before, once": (step) => {
      const { after, before, event } = step
      if (event.type !== "auth.settled") return true
      if (event["user"] === null || before.context.isMember) return isSame(step)
      return after.context.isMember && after.context.own === null && after.matches(before.matches("beginning") ? "beginning" : "merging")
    },
    "sends again after a short while the first time, then after longer ones, and asks again for what did not come": (step) => {
      const { after, before, event } = step
      if (event.type.startsWith("xstate.after.pause.")) return before.context.tries === 1 ? after.matches("sending") : isSame(step)
      return !event.type.startsWith("xstate.after.longPause.") || after.matches(before.matches("stale") ? "merging" : "sending")
    },
    "sends the first of what waits, and joins the list of this browser": ({ after: { context }, started }) =>
      started.every(({ id, input }) =>
        id === "send" ? equal(input, context.writes[0]) : id !== "merge" || equal(input, { items: context.items })
      ),
    "goes on with the next change, and says anew that it waits once all was sent": ({ after, before, event }) => {
      if (!isAnswer(event.type)) return true
      const isLeft = after.context.writes.length > 0
      if (isUnanswered(event)) return after.context.isToldToWait
      return after.matches(isLeft ? "sending" : "resting") && after.context.isToldToWait === (before.context.isToldToWait && isLeft)
    },
    "says whether it waits for the network or for the shop": ({ before, event, told }) => {
      const said = told.filter(({ type }) => type === "wishlist.waited")
      const isCutOff = event["output"]?.error?._tag === "Unreachable"
      const isNew = isAnswer(event.type) && isUnanswered(event) && !before.context.isToldToWait
      return equal(said, isNew ? [{ type: "wishlist.waited", isCutOff }] : [])
    },
    "a heart adds what is not there and removes what is, at once": ({ after, before, event }) => {
      if (event.type !== "wishlist.toggle") return true
      const { item } = event as unknown as { readonly item: WishlistItem }
      const shown = before.context.shown
      return hasItem(shown, item) || withItem(shown, item) !== undefined
        ? hasItem(after.context.shown, item) !== hasItem(shown, item)
        : equal(after.context.shown, shown)
    },
    "[WISH-009] one too many is refused, told and logged, and the list stays": (step) => {
      if (step.event.type !== "wishlist.toggle") return true
      const isTooMany = withItem(step.before.context.shown, step.event["item"]) === undefined
      const types = step.told.map(({ type }) => type)
      return isTooMany ? isSame(step) && equal(types, ["storage.wasFull", "wishlist.wasFull"]) : !types.includes("wishlist.wasFull")
    },
    "clearing leaves nothing to show, here or there": ({ after, event }) =>
      event.type !== "wishlist.clear" || (equal(after.context.shown, []) && equal(after.context.items, [])),
    "a user's clearing goes to the shop": ({ after, event }) =>
      event.type !== "wishlist.clear" || !after.context.isMember || after.context.writes.at(-1)?.kind === "clear",
    "a guest's list joins the user's at the login": ({ after, before, event }) =>
      event.type !== "auth.loggedIn" || (after.context.isMember && (before.matches("beginning") || after.matches("merging"))),
    "drops what waits to be sent when an operator comes by a link, who is not who wanted it": ({ after, event }) =>
      event.type !== "auth.loggedIn" || event["by"] !== "link" || equal([after.context.writes, after.context.tries], [[], 0]),
    "shows the shop's list after that, and keeps here what found no room": ({ after, event }) =>
      event.type !== "xstate.done.actor.merge" ||
      event["output"]._tag !== "Success" ||
      equal([after.context.own, after.context.items], [event["output"].value.own, event["output"].value.left]),
    "a list that does not come loses nothing": ({ after, before, event }) =>
      !(event.type === "xstate.error.actor.merge" || (event.type === "xstate.done.actor.merge" && event["output"]._tag === "Failure")) ||
      (after.matches("stale") && equal(after.context, before.context)),
    "[WISH-006] a logout leaves the list of this browser": ({ after, before, event }) =>
      event.type !== "auth.loggedOut" ||
      (!after.context.isMember &&
        equal(after.context.shown, before.context.items) &&
        equal([after.context.own, after.context.writes, after.context.tries], [null, [], 0]) &&
        after.matches(before.matches("beginning") ? "beginning" : "guest")),
    "sends nothing while the shop does not know the user, and drops nothing": ({ after, before, event }) =>
      event.type !== "auth.expired" || (equal(after.context, before.context) && (before.matches("beginning") || after.matches("held"))),
    "[WISH-007] a guest follows another tab": ({ after, before, event }) =>
      event.type !== "wishlist.changedElsewhere" || !before.matches("guest") || equal(after.context.items, event["kept"].items),
    "a user's list is read again when another tab has changed it": ({ after, before, event }) =>
      event.type !== "wishlist.changedElsewhere" ||
      !before.matches("resting") ||
      after.matches(equal(event["kept"].own, before.context.own) ? "resting" : "merging"),
    "what the shop refuses is taken back and told, what it does not answer is kept": ({ after, before, event, told }) => {
      if (!isAnswer(event.type)) return true
      const output = event["output"]
      const { writes } = before.context
      if (isUnanswered(event)) return equal(byKey(after.context.writes), byKey(writes)) && equal(after.context.shown, before.context.shown)
      if (output._tag === "Success") return equal([after.context.own, after.context.writes], [output.value, writes.slice(1)])
      return (
        equal(after.context.writes, writes.slice(1)) &&
        equal(
          told.filter(({ type }) => type === "wishlist.refused"),
          [{ type: "wishlist.refused", message: output.error.message }]
        )
      )
    },
    "sends again 5 seconds after the first try in vain, and half a minute after any other": ({ after, before, event }) => {
      const isSoon = event.type.startsWith("xstate.after.pause")
      if (!before.matches("waiting") || !(isSoon || event.type.startsWith("xstate.after.longPause"))) return true
      return after.matches(isSoon && before.context.tries !== 1 ? "waiting" : "sending")
    },
    "a change without an answer is sent again, five times in a row, then waits for the shopper; that is said once": (step) => {
      const { after, before, event, told } = step
      if (!isAnswer(event.type)) return true
      const said = told.some(({ type }) => type === "wishlist.waited")
      if (!isUnanswered(event)) return after.context.tries === 0 && !said
      const tries = before.context.tries + 1
      return after.context.tries === tries && after.matches(tries < 5 ? "waiting" : "suspended") && said === !before.context.isToldToWait
    },
    "what was liked before the browser said what it kept joins that": ({ after, before, event }) =>
      event.type !== "wishlist.hydrated" ||
      before.context.items.every((item) => hasItem(after.context.items, item) || after.context.items.length === 50),
    "wakes with the network": ({ after, before, event }) =>
      event.type !== "wishlist.reconnected" ||
      (before.matches("waiting") || before.matches("suspended")
        ? after.matches("sending") && after.context.tries === 0
        : at(after) === (before.matches("stale") ? "merging" : at(before)))
  },
  stages: [
    {
      opens: "/diamonds",
      begins: [{ type: "wishlist.hydrated", kept: kept([]), keyPrefix }],
      holds: /\/favorites\//,
      isTour: true,
      most: 60,
      prepares: async (hands) => {
        await hands.shell.interact()
        await pageOf(hands).hearts().first().waitFor()
      },
      acts: [
        {
          does: "a heart is pressed",
          events: [{ type: "wishlist.toggle", item: stone }],
          when: ({ context }) => context.shown.length < 50 && context.writes.length < 2,
          by: (hands) => pageOf(hands).hearts().first().click()
        },
        {
          does: "another tab fills the list",
          events: [{ type: "wishlist.changedElsewhere", kept: kept(full) }],
          when: (snapshot) => snapshot.matches("guest") && snapshot.context.items.length < 50,
          by: keeps(full)
        },
        {
          does: "one more heart is pressed",
          events: [{ type: "wishlist.toggle", item: stone }],
          when: ({ context }) => context.shown.length === 50,
          by: (hands) => pageOf(hands).hearts().first().click()
        },
        {
          does: "another tab empties the list",
          events: [{ type: "wishlist.changedElsewhere", kept: kept([]) }],
          when: (snapshot) => snapshot.matches("guest") && snapshot.context.items.length > 0,
          by: keeps([])
        },
        {
          does: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: (snapshot) => snapshot.matches("guest") && snapshot.context.items.length === 0,
          by: async (hands) => {
            await hands.keepElsewhere("token", (await hands.newAccount()).token)
            await hands.profile.seeAccount("Анна")
          }
        },
        {
          does: "the user's list comes",
          events: [{ type: "xstate.done.actor.merge", output: succeeded({ own: [], left: [] }) }],
          when: isMerging,
          answer: "well",
          once: true
        },
        {
          does: "it does not come",
          events: [{ type: "xstate.done.actor.merge", output: cutOff }],
          when: isMerging,
          answer: { kind: "status", status: 500 },
          once: true
        },
        {
          does: "the shop does it",
          events: [{ type: "xstate.done.actor.send", output: succeeded([stone]) }],
          when: isSending,
          answer: "well",
          once: true
        },
        {
          does: "the shop refuses",
          events: [{ type: "xstate.done.actor.send", output: refused }],
          when: isSending,
          answer: { kind: "status", status: 404, body: JSON.stringify({ message: "Такого товара нет", data: { errors: {} } }) },
          once: true
        },
        {
          does: "the network is cut",
          events: [{ type: "xstate.done.actor.send", output: cutOff }],
          when: isSending,
          answer: { kind: "down" }
        },
        {
          does: "the network is back",
          events: [{ type: "wishlist.reconnected" }],
          when: (snapshot) => snapshot.matches("waiting") || snapshot.matches("stale") || snapshot.matches("suspended"),
          by: ({ page }) => page.evaluate(() => dispatchEvent(new Event("online")))
        },
        {
          does: "another tab changes the user's list",
          events: [{ type: "wishlist.changedElsewhere", kept: kept([], [stone]) }],
          when: (snapshot) => snapshot.matches("resting") && !hasItem(snapshot.context.own ?? [], stone),
          by: ({ keepElsewhere }) => keepElsewhere("wishlist", JSON.stringify(kept([], [stone])))
        },
        {
          does: "another tab signs out",
          events: [{ type: "auth.loggedOut", by: "tab" }],
          when: ({ context }) => context.isMember,
          by: ({ leaveElsewhere }) => leaveElsewhere()
        }
      ]
    },
    {
      opens: `/?silenceIsGold=${linkToken}`,
      begins: [{ type: "wishlist.hydrated", kept: kept([], []), keyPrefix }],
      /** The token of the link is known to nobody: what asks with it waits too. */
      holds: /^\/api\/v2\/(?:session|cart|favorites)/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        {
          does: "the shop takes an operator's link",
          events: [{ type: "auth.loggedIn", user, by: "link" }],
          isLast: true,
          answer: { kind: "body", json: { data: user } }
        }
      ]
    }
  ],
  uncrossed: {
    "* --wishlist.clear#0--> stays": "the journeys of the favourites clear the list on its page"
  },
  unreachable: {
    "* --auth.settled#0--> merging": "a user who comes back is known before the page stands; the paths of auth begin so",
    "beginning --wishlist.hydrated#0--> merging": early,
    "beginning --auth.settled#0--> stays": early,
    "beginning --auth.loggedIn#0--> stays": early,
    "beginning --auth.loggedIn#1--> stays": early,
    "beginning --auth.expired#0--> stays": early,
    "beginning --auth.loggedOut#0--> stays": early,
    "merging --xstate.error.actor.merge#0--> stale": bug,
    "sending --xstate.error.actor.send#0--> waiting": bug
  }
})

const isUnanswered = (event: Readonly<Record<string, unknown>>): boolean => {
  const output = event["output"] as
    { readonly _tag: string; readonly error?: { readonly _tag: string; readonly status?: number } } | undefined
  return output === undefined || (output._tag === "Failure" && (output.error?._tag !== "Refused" || output.error.status === 401))
}

const byKey = (writes: ReadonlyArray<WishlistWrite>) => writes.toSorted((left, right) => (left.key < right.key ? -1 : 1))
