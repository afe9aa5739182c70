import type { SnapshotFrom } from "xstate"
import { emailHere, keptToken, logInUser } from "../../e2e/support/account.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { type CartWrite, noCart } from "../../../core/domain/cart/cart-writes.ts"
import { cartMachine } from "../../../core/machines/cart/cart.machine.ts"
import { GiftCardsPage } from "../../e2e/pages/gift-cards-page.ts"
import { at, defineModel, equal, isSame } from "../../support/paths/model.ts"
import { spoken } from "../../support/paths/spoken.ts"
import { linkToken, user } from "../../support/samples/user.ts"
import { defect } from "../../support/paths/visits.ts"

const call = { call: "cart.add", requestId: null } as const
const cutOff = failed({ _tag: "Unreachable", ...call, timedOut: false })
const refused = failed({ _tag: "Refused", ...call, status: 409, message: "Этого товара сейчас нет в наличии", errors: {} })
const unknown = failed({ _tag: "Refused", ...call, status: 401, message: "Войдите, чтобы продолжить", errors: {} })
const broken = failed({ _tag: "ServerFailed", ...call, status: 500 })
const one = { ids: ["0-1"], counts: { "0-1": 1 }, prices: { "0-1": 100 }, total: 1 }
const keyPrefix = "seed-0000"
const add = { type: "cart.add", id: "0-1", quantity: 1, price: 100 } as const
const keptWith = (short: typeof noCart) => ({ short, writes: [] })
const loaded = (short: typeof noCart) => ({ type: "xstate.done.actor.load", output: succeeded({ short, full: null }) })
const sent = (output: unknown) => ({ type: "xstate.done.actor.send", output })
const isSending = (snapshot: { readonly matches: (value: "sending") => boolean }) => snapshot.matches("sending")
const taken = sent(succeeded({ totalCount: 1, quantity: 1 }))
const isShown = ({ context }: { readonly context: { readonly isWatched: boolean; readonly short: typeof noCart } }) =>
  context.isWatched && context.short.total > 0

const bug = "the code of the calls has come with the machine: a call that breaks is a bug"

const intents = ["cart.add", "cart.change", "cart.resize", "cart.aside", "cart.remove", "cart.restore", "cart.clear"]
const isIntent = (type: string) => intents.includes(type)
const isAnswer = (type: string) => type.endsWith(".actor.send")

/** What each intent is as writes. */
const early = "what this browser kept is read at once, and who the visitor is only a call later"
const byLink = "an operator's link is taken as its page comes, before anything could fail or be held"
const shownPage = (screen: string) => ({ type: "page.shown", screen, header: "default" })
const operationsOf = (
  event: Readonly<Record<string, unknown>> & { readonly type: string },
  ids: ReadonlyArray<string>
): ReadonlyArray<unknown> => {
  const { type, lines, name: _, ...fields } = event
  if (type === "cart.clear") return [{ kind: "remove", ids }]
  if (Array.isArray(lines)) return lines.map((line: object) => ({ kind: "add", ...line, isBack: true }))
  return [{ kind: type.slice("cart.".length), ...fields }]
}

export const model = defineModel<typeof cartMachine>({
  name: "cart",
  actorPath: "shop/cart",
  world: {
    machine: cartMachine,
    watchers: ["storage"],
    events: [
      add,
      { type: "cart.change", id: "0-1", quantity: 3 },
      { type: "cart.resize", id: "0-1", to: "0-2" },
      { type: "cart.aside", id: "0-1", isAside: true },
      { type: "cart.aside", id: "0-1", isAside: false },
      { type: "cart.remove", ids: ["0-1"] },
      { type: "cart.clear" },
      { type: "cart.restore", lines: [{ id: "0-1", quantity: 1, price: 100 }] },
      { type: "cart.hydrated", kept: { short: one, writes: [] }, keyPrefix },
      {
        type: "cart.hydrated",
        kept: { short: noCart, writes: [{ kind: "add", id: "1-7", quantity: 1, price: null, key: "kept-0000" }] },
        keyPrefix
      },
      { type: "cart.changedElsewhere", kept: { short: one, writes: [] } },
      { type: "cart.changedElsewhere", kept: { short: noCart, writes: [] } },
      { ...add, name: "Кольцо" },
      shownPage("cart"),
      shownPage("home"),
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedIn", user, by: "link" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.loggedOut", by: "refusal" },
      { type: "auth.expired", isPressed: true },
      { type: "xstate.done.actor.load", output: succeeded({ short: one, full: null }) },
      { type: "xstate.done.actor.load", output: cutOff },
      { type: "xstate.error.actor.load", error: defect },
      { type: "xstate.done.actor.send", output: succeeded({ totalCount: 1, quantity: 1 }) },
      { type: "xstate.done.actor.send", output: refused },
      { type: "xstate.done.actor.send", output: cutOff },
      { type: "xstate.done.actor.send", output: unknown },
      { type: "xstate.done.actor.send", output: broken },
      { type: "xstate.error.actor.send", error: defect }
    ],
    /** After the first time no answer is no answer, whatever the reason. What is wanted is followed once; what others do, while nothing has been wanted yet. */
    follows: ({ context, value }, event) => {
      const { type } = event
      if (isAnswer(type) && context.tries > 0 && isUnanswered(event)) return event["output"] === cutOff
      if (type === "cart.add") return context.nextId < (value === "suspended" ? 2 : 1)
      if (isIntent(type)) return context.nextId < 1 && value === "resting"
      return type.startsWith("xstate.") || type === "cart.hydrated" || context.nextId < 1
    }
  },
  waits: { pause: 5_000, longPause: 30_000 },
  tells: (snapshot) => {
    const { full, isDirty, isToldToWait, isWatched, short, tries, writes } = snapshot.context
    const queue = writes.map(({ key, kind }) => `${kind} ${key}`).join(", ") || "nothing"
    const about = [
      isWatched ? "watched" : "",
      isDirty ? "dirty" : "",
      full === null ? "" : "whole",
      isToldToWait ? "told to wait" : ""
    ].filter((word) => word !== "")
    return `${at(snapshot)} with ${short.total}, ${queue} to send${about.map((word) => `, ${word}`).join("")}, born ${snapshot.context.nextId}, ${tries} tries`
  },
  says: {
    "cart.add": ({ name }) => (name === undefined ? "a thing is added" : "a thing is added on its own page"),
    "page.shown": ({ screen }) => `the page ${String(screen)} is shown`,
    "auth.loggedIn": ({ by }) => `a user signs in by ${String(by)}`,
    "cart.hydrated": ({ kept }) => `the storage holds ${kept.short.total} and ${kept.writes.length} to send`,
    "cart.changedElsewhere": ({ kept }) => `another tab has ${kept.short.total}`,
    "auth.expired": "the shop does not know the user any more",
    "auth.loggedOut": ({ by }) => `the user goes by ${String(by)}`,
    "xstate.done.actor.load": ({ output }) => (output._tag === "Success" ? "the cart comes" : "the cart does not come"),
    "xstate.done.actor.send": ({ output }) =>
      output._tag === "Success" ? "the shop has done it" : `the shop says ${output.error._tag} ${output.error.status ?? ""}`
  },
  invariants: {
    "sends only what there is to send": (snapshot) => !snapshot.matches("sending") || snapshot.context.writes.length > 0,
    "leaves nothing to send and nothing to ask while it rests": (snapshot) =>
      !snapshot.matches("resting") || (snapshot.context.writes.length === 0 && !snapshot.context.isDirty),
    "each write has a key of its own": ({ context: { keyPrefix: own, writes } }) =>
      new Set(writes.map(({ key }) => key)).size === writes.length && (own === null || writes.every(({ key }) => key.length > 8)),
    "takes every intent wherever it is": (snapshot) => snapshot.can(add) && snapshot.can({ type: "cart.clear" }),
    "minds the storage": ({ children }) => "storage" in children
  },
  beginnings: {
    "is empty, and has nothing to send": ({ after: { context } }) =>
      equal(context, {
        short: noCart,
        full: null,
        isWatched: false,
        writes: [],
        nextId: 0,
        keyPrefix: null,
        isDirty: false,
        tries: 0,
        isToldToWait: false
      })
  },
  promises: {
    "sends the first of what waits, and asks for the whole cart where somebody looks at it": ({ after: { context }, started }) =>
      started.every(({ id, input }) =>
        id === "send" ? equal(input, context.writes[0]) : id !== "load" || equal(input, { isFull: context.isWatched })
      ),
    "drops no intent: each joins the end of the queue, under a new key": ({ after, before, event }) => {
      if (!isIntent(event.type)) return true
      const operations = operationsOf(event, before.context.short.ids)
      const isOld = ({ key }: { readonly key: string }) => before.context.writes.some((write) => write.key === key)
      const added = after.context.writes.filter((write) => !isOld(write))
      return (
        (before.matches("suspended") || equal(after.context.writes.slice(0, before.context.writes.length), before.context.writes)) &&
        equal(byKey(after.context.writes.filter(isOld)), byKey(before.context.writes)) &&
        equal(
          added.map((write) =>
            Object.entries(write)
              .filter(([name]) => name !== "key")
              .toSorted()
          ),
          operations.map((operation) => Object.entries(operation ?? {}).toSorted())
        ) &&
        added.every(({ key }) =>
          operations.some((_, index) => key === `${before.context.keyPrefix ?? ""}-${before.context.nextId + index}`)
        ) &&
        after.context.tries === 0 &&
        after.context.nextId === before.context.nextId + operations.length
      )
    },
    "shows what the browser kept until the shop says more": ({ after, before, event }) =>
      event.type !== "cart.hydrated" ||
      !before.matches("beginning") ||
      (after.matches("loading") && equal(after.context.short, event["kept"].short)),
    "takes over what another visit could not send, before its own": ({ after, before, event }) =>
      event.type !== "cart.hydrated" ||
      !before.matches("beginning") ||
      (equal(after.context.writes.slice(0, event["kept"].writes.length), event["kept"].writes) &&
        after.context.keyPrefix === event["keyPrefix"] &&
        equal(
          after.context.writes.slice(event["kept"].writes.length),
          before.context.writes.map((write, index) => ({ ...write, key: `${String(event["keyPrefix"])}-${index}` }))
        )),
    "takes the cart as the shop says it, sends what was wanted meanwhile, and asks again for what changed meanwhile": (step) => {
      const { after, before, event } = step
      if (event.type !== "xstate.done.actor.load" || event["output"]._tag !== "Success") return true
      const { isDirty, writes } = before.context
      return (
        equal(after.context.short, event["output"].value.short) &&
        equal(after.context.full, before.context.full) &&
        after.matches(writes.length > 0 ? "sending" : isDirty ? "loading" : "resting")
      )
    },
    "keeps what it has when the cart does not come": ({ after, before, event }) =>
      !(event.type === "xstate.error.actor.load" || (event.type === "xstate.done.actor.load" && event["output"]._tag === "Failure")) ||
      (equal(after.context, before.context) && after.matches(before.context.writes.length > 0 ? "sending" : "stale")),
    "asks with all that it was told before": ({ after, before }) =>
      !after.matches("loading") || before.matches("loading") || !after.context.isDirty,
    "keeps in the browser what it has and what is still to be sent, whenever that changes": ({ after, before, event, told }) => {
      if (before.matches("beginning") && event.type.startsWith("auth.logged")) return true
      const { short, writes } = after.context
      const kept = told.findLast(({ type }) => type === "storage.keep")?.["kept"]
      const isChanged = !equal([short, byKey(writes)], [before.context.short, byKey(before.context.writes)])
      return kept === undefined ? !isChanged && !isAnswer(event.type) : equal([kept.short, byKey(kept.writes)], [short, byKey(writes)])
    },
    "sends again after a short while the first time, then after longer ones, and asks again for what did not come": (step) => {
      const { after, before, event } = step
      if (event.type.startsWith("xstate.after.pause.")) return before.context.tries === 1 ? after.matches("sending") : isSame(step)
      return !event.type.startsWith("xstate.after.longPause.") || after.matches(before.matches("stale") ? "loading" : "sending")
    },
    "lets what got no answer five times wait behind what does not depend on it": ({ after, before, event }) => {
      if (!before.matches("suspended") || !after.matches("sending") || event.type === "auth.loggedOut") return true
      const [stuck, ...others] = after.context.writes.toSorted((left, right) => places(before, left) - places(before, right))
      const lines = stuck === undefined ? [] : linesOf(stuck)
      const isFree = others.some((write) => !linesOf(write).some((line) => lines.includes(line)))
      return !isFree || after.context.writes[0]?.key !== stuck?.key
    },
    "takes a write off the queue when the shop has done or refused it, and no other": ({ after, before, event }) =>
      !isAnswer(event.type) ||
      equal(byKey(after.context.writes), byKey(isUnanswered(event) ? before.context.writes : before.context.writes.slice(1))),
    "sends again 5 seconds after the first try in vain, and half a minute after any other": ({ after, before, event }) => {
      const isSoon = event.type.startsWith("xstate.after.pause")
      if (!before.matches("waiting") || !(isSoon || event.type.startsWith("xstate.after.longPause"))) return true
      return after.matches(isSoon && before.context.tries !== 1 ? "waiting" : "sending")
    },
    "sends the same write again when nobody knows whether it was done, five times in a row, then waits for the shopper": (step) => {
      const { after, before, event } = step
      if (!isAnswer(event.type)) return true
      if (!isUnanswered(event)) return after.context.tries === 0 && !after.matches("waiting") && !after.matches("suspended")
      const tries = before.context.tries + 1
      return after.context.tries === tries && after.matches(tries < 5 ? "waiting" : "suspended")
    },
    "of one line the writes stay in their order": ({ after, before }) =>
      [...new Set(before.context.writes.flatMap(linesOf))].every((line) => {
        const keysIn = (writes: typeof before.context.writes) =>
          writes.filter((write) => linesOf(write).includes(line)).map(({ key }) => key)
        const still = keysIn(after.context.writes)
        return equal(
          still.filter((key) => keysIn(before.context.writes).includes(key)),
          keysIn(before.context.writes).filter((key) => still.includes(key))
        )
      }),
    "counts what the shop counts": ({ after, event }) =>
      event["output"]?._tag !== "Success" || !isAnswer(event.type) || after.context.short.total === event["output"].value.totalCount,
    "asks for the cart when all is sent": ({ after, event }) =>
      !isAnswer(event.type) ||
      isUnanswered(event) ||
      (after.context.writes.length > 0 ? after.matches("sending") && after.context.isDirty : after.matches("loading")),
    "says anew that it waits once all was sent": ({ after, before, event, told }) =>
      !isAnswer(event.type) ||
      after.context.isToldToWait ===
        (isUnanswered(event)
          ? before.context.isToldToWait || told.some(({ type }) => type === "cart.waited")
          : before.context.isToldToWait && after.context.writes.length > 0),
    "tells what was done, and what was refused in the shop's own words": ({ before, event, told }) => {
      if (!isAnswer(event.type) || isUnanswered(event)) return true
      const [done] = before.context.writes
      const said = told.filter(({ type }) => type.startsWith("cart.") && type !== "cart.outdated")
      if (event["output"]?._tag === "Success") {
        return equal(said, [done === undefined ? undefined : factOf(done, before.context.short, event["output"].value.quantity ?? null)])
      }
      return equal(said, [{ type: "cart.refused", kind: done?.kind, message: event["output"].error.message }])
    },
    "says once that the shop does not answer, and of a removal that failed nothing": ({ before, event, told }) => {
      if (!isAnswer(event.type) || !isUnanswered(event)) return true
      const isSilent = before.context.writes[0]?.kind === "remove" && event["output"]?.error._tag !== "Unreachable"
      const isCutOff = event["output"]?.error._tag === "Unreachable"
      const said = told.filter(({ type }) => type.startsWith("cart.") && type !== "cart.outdated")
      return equal(said, before.context.isToldToWait || isSilent ? [] : [{ type: "cart.waited", isCutOff }])
    },
    "[CART-003] is empty when the user goes, and asks anew": ({ after, before, event }) =>
      event.type !== "auth.loggedOut" ||
      (equal(after.context.short, noCart) &&
        after.context.full === null &&
        after.context.tries === 0 &&
        equal(after.context.writes, event["by"] === "refusal" ? before.context.writes : []) &&
        (before.matches("beginning") ? after.matches("beginning") && after.context.isDirty : isAsking(after))),
    "sends and asks for nothing while the shop does not know the user, and drops nothing": ({ after, before, event }) =>
      event.type !== "auth.expired" ||
      (equal(after.context, before.context) && after.matches(before.matches("beginning") ? "beginning" : "held")),
    "[CART-004] is asked for again when a user comes, as soon as nothing is on its way": ({ after, before, event }) => {
      if (event.type !== "auth.loggedIn" || event["by"] === "link") return true
      if (before.matches("resting") || before.matches("stale") || before.matches("held")) return isAsking(after)
      return after.context.isDirty && after.context.tries === 0 && at(after) === (before.matches("suspended") ? "sending" : at(before))
    },
    "drops what waits when an operator comes by a link, who is not who wanted it": ({ after, before, event }) =>
      event.type !== "auth.loggedIn" ||
      event["by"] !== "link" ||
      (equal(after.context.short, noCart) &&
        after.context.writes.length === 0 &&
        (before.matches("beginning") ? after.matches("beginning") && after.context.isDirty : after.matches("loading"))),
    "tells of what is being added from its own page": ({ event, told }) =>
      equal(
        told.filter(({ type }) => type === "cart.adding"),
        event.type === "cart.add" && event["name"] !== undefined ? [{ type: "cart.adding", id: event["id"], name: event["name"] }] : []
      ),
    "follows another tab only when it has something else": (step) =>
      step.event.type !== "cart.changedElsewhere" ||
      (equal(step.event["kept"].short, step.before.context.short)
        ? isSame(step)
        : step.before.matches("resting")
          ? step.after.matches("loading")
          : step.after.context.isDirty && at(step.after) === at(step.before)),
    "says that it is asked for anew where something of it has changed": ({ after, before, event, told }) => {
      const isTold = told.some(({ type }) => type === "cart.outdated")
      const isDone = isAnswer(event.type) && !isUnanswered(event) && after.context.writes.length === 0
      const isAsked = event.type === "cart.reload" && (before.matches("resting") || before.matches("stale"))
      return isDone || isAsked ? isTold : !isTold || after.matches("loading")
    },
    "is asked for whole once somebody looks at it": ({ after, before, event }) =>
      event.type !== "page.shown" || event["screen"] !== "cart" || (after.context.isWatched && isToldAnew(before, after)),
    "wakes with the network": ({ after, before, event }) =>
      event.type !== "cart.reconnected" ||
      (before.matches("waiting") || before.matches("suspended")
        ? after.matches("sending") && after.context.tries === 0
        : at(after) === (before.matches("stale") ? "loading" : at(before))),
    "is asked for again when it was changed elsewhere": ({ after, before, event }) =>
      event.type !== "cart.reload" || isToldAnew(before, after),
    "lets the whole cart go when nobody looks": ({ after, event }) =>
      event.type !== "page.shown" || event["screen"] === "cart" || (!after.context.isWatched && after.context.full === null)
  },
  stages: [
    {
      opens: "/giftcards/",
      begins: [{ type: "cart.hydrated", kept: keptWith(noCart), keyPrefix }, loaded(noCart)],
      holds: /\/api\/v2\/cart/,
      isTour: true,
      most: 60,
      prepares: async ({ page, shell }) => {
        await shell.interact()
        await page.getByRole("button", { name: spoken("В корзину") }).waitFor()
      },
      acts: [
        {
          does: "a certificate is wanted",
          events: [add],
          when: ({ context }) => !context.isWatched && context.writes.length === 0 && context.nextId < 8,
          by: ({ page }) => new GiftCardsPage(page).put()
        },
        {
          does: "one of another amount is wanted",
          events: [{ ...add, id: "0-2" }],
          when: ({ context }) => !context.isWatched && context.writes.length === 1,
          by: async ({ page }) => {
            await new GiftCardsPage(page).chooseOtherAmount()
            await new GiftCardsPage(page).put()
          }
        },
        {
          does: "the shop takes it",
          events: [taken],
          when: isSending,
          answer: "well",
          once: true
        },
        {
          does: "the shop refuses",
          events: [sent(refused)],
          when: isSending,
          answer: {
            kind: "status",
            status: 409,
            body: JSON.stringify({ message: "Этого товара сейчас нет в наличии", data: { errors: {} } })
          },
          once: true
        },
        { does: "the network is cut", events: [sent(cutOff)], when: isSending, answer: { kind: "down" } },
        {
          does: "the cart comes",
          events: [loaded(one)],
          when: (snapshot) => snapshot.matches("loading") && snapshot.context.short.total > 0,
          answer: "well",
          once: true
        },
        {
          does: "the cart that holds nothing comes",
          events: [loaded(noCart)],
          when: (snapshot) => snapshot.matches("loading") && snapshot.context.short.total === 0,
          answer: "well",
          once: true
        },
        {
          does: "the cart does not come",
          events: [{ type: "xstate.done.actor.load", output: broken }],
          when: (snapshot) => snapshot.matches("loading"),
          answer: { kind: "status", status: 500 }
        },
        {
          does: "the network is back",
          events: [{ type: "cart.reconnected" }],
          when: (snapshot) => snapshot.matches("waiting") || snapshot.matches("stale") || snapshot.matches("suspended"),
          by: ({ page }) => page.evaluate(() => dispatchEvent(new Event("online")))
        },
        {
          does: "another tab has another cart",
          events: [{ type: "cart.changedElsewhere", kept: keptWith(one) }],
          when: (snapshot) => snapshot.matches("resting") && snapshot.context.short.total === 0,
          by: ({ keepElsewhere }) => keepElsewhere("cart", JSON.stringify(keptWith(one)))
        },
        {
          does: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: ({ context }) => context.writes.length === 0 && context.nextId < 3,
          by: async ({ keepElsewhere, newAccount, page, profile }) => {
            const isMember = (await keptToken(page)) !== null
            await keepElsewhere("token", isMember ? await logInUser(page.request, await emailHere(page)) : (await newAccount()).token)
            await profile.seeAccount("Анна")
          }
        },
        {
          does: "another tab signs out",
          events: [{ type: "auth.loggedOut", by: "tab" }],
          when: (snapshot) => snapshot.matches("resting"),
          isLast: true,
          by: ({ leaveElsewhere }) => leaveElsewhere()
        },
        {
          does: "the shopper goes to the cart",
          events: [shownPage("cart")],
          when: (snapshot) => snapshot.matches("stale") && !snapshot.context.isWatched,
          by: ({ cart }) => cart.goByHeader()
        },
        {
          does: "«Повторить» is pressed",
          events: [{ type: "cart.reload" }],
          when: (snapshot) => snapshot.matches("stale") && snapshot.context.isWatched,
          isLast: true,
          by: ({ cart }) => cart.again.first().click()
        }
      ]
    },
    {
      opens: "/giftcards/",
      begins: [{ type: "cart.hydrated", kept: keptWith(noCart), keyPrefix }, loaded(noCart), add, taken, loaded(one)],
      holds: /^$/,
      isTour: true,
      most: 30,
      prepares: async ({ page, shell }) => {
        const gifts = new GiftCardsPage(page)
        await shell.interact()
        await gifts.put()
        await gifts.seeInCart(1)
      },
      acts: [
        {
          does: "the shopper goes to the cart",
          events: [shownPage("cart"), loaded(one)],
          when: ({ context }) => !context.isWatched && context.short.total > 0,
          by: async ({ cart }) => {
            await cart.goByHeader()
            await cart.seeSummary()
          }
        },
        {
          does: "one more is wanted",
          events: [{ type: "cart.change", id: "0-1", quantity: 2 }, taken, loaded(one)],
          when: isShown,
          by: async ({ cart, page }) => {
            const quantity = Number(await cart.quantity.inputValue())
            await page.getByRole("button", { name: "Больше" }).click()
            await cart.seeQuantity(quantity + 1)
          }
        },
        {
          does: "it is put aside, and taken back",
          events: [
            { type: "cart.aside", id: "0-1", isAside: true },
            sent(succeeded({ totalCount: 0, quantity: 1 })),
            loaded(noCart),
            { type: "cart.aside", id: "0-1", isAside: false },
            taken,
            loaded(one)
          ],
          when: isShown,
          by: async ({ cart }) => {
            await cart.asides.first().click()
            await cart.seeEmpty()
            await cart.returns.first().click()
            await cart.seeSummary()
          }
        },
        {
          does: "it is removed",
          events: [{ type: "cart.remove", ids: ["0-1"] }, sent(succeeded({ totalCount: 0 })), loaded(noCart)],
          when: isShown,
          by: async ({ cart }) => {
            await cart.removals.first().click()
            await cart.seeEmpty()
          }
        },
        {
          does: "the removal is taken back",
          events: [{ type: "cart.restore", lines: [{ id: "0-1", quantity: 1, price: 100 }] }, taken, loaded(one)],
          when: ({ context }) => context.isWatched && context.short.total === 0,
          by: async ({ cart }) => {
            await cart.undo.first().click()
            await cart.seeSummary()
          }
        },
        {
          does: "the shopper walks home",
          events: [shownPage("home")],
          when: isShown,
          by: async ({ home, shell }) => {
            await shell.goHome()
            await home.see()
          }
        },
        {
          does: "all is cleared",
          events: [{ type: "cart.clear" }, sent(succeeded({ totalCount: 0 })), loaded(noCart)],
          when: isShown,
          isLast: true,
          by: ({ cart }) => cart.clear()
        }
      ]
    },
    {
      opens: `/?silenceIsGold=${linkToken}`,
      begins: [{ type: "cart.hydrated", kept: keptWith(noCart), keyPrefix }],
      /** The token of the link is known to nobody: what asks with it waits too. */
      holds: /^\/api\/v2\/(?:session|cart|favorites)/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        {
          does: "the shop takes an operator's link",
          events: [{ type: "auth.loggedIn", user, by: "link" }],
          isLast: true,
          /** Who asks first is not said: what the guest's cart asked for by then may be answered first. */
          answer: { kind: "body", json: { data: { ...user, ...noCart, diamonds: [], jewelries: [] } } },
          once: true
        }
      ]
    }
  ],
  uncrossed: {
    "stale --page.shown#1--> stays": "who walks away from a cart that did not come is walked in the core",
    "* --cart.resize#0--> stays": "a change of size is walked in the core",
    "* --cart.add#0--> stays": "the paths of addedDialog put a thing in from its own page",
    "* --cart.reload#0--> stays": "the journey of a stone's name saves it, and the cart is asked for again"
  },
  unreachable: {
    "beginning --auth.loggedIn#0--> stays": early,
    "beginning --auth.loggedIn#1--> stays": early,
    "stale --auth.loggedIn#0--> loading": byLink,
    "held --auth.loggedIn#0--> resting": byLink,
    "beginning --auth.loggedOut#0--> stays": "what this browser kept is read at once; a user goes later",
    "beginning --auth.expired#0--> stays": "what this browser kept is read at once, and who the visitor is only a call later",
    "loading --xstate.error.actor.load#0--> stale": bug,
    "sending --xstate.error.actor.send#0--> waiting": bug
  }
})

const isUnanswered = (event: Readonly<Record<string, unknown>>): boolean => {
  const output = event["output"] as
    { readonly _tag: string; readonly error?: { readonly _tag: string; readonly status?: number } } | undefined
  return output === undefined || (output._tag === "Failure" && (output.error?._tag !== "Refused" || output.error.status === 401))
}

const linesOf = (write: CartWrite): ReadonlyArray<string> => {
  if (write.kind === "remove") return write.ids
  return write.kind === "resize" ? [write.id, write.to] : [write.id]
}
const byKey = (writes: ReadonlyArray<CartWrite>) => writes.toSorted((left, right) => (left.key < right.key ? -1 : 1))

type Cart = SnapshotFrom<typeof cartMachine>

/** What is told of a write that the shop has done. */
const factOf = (write: CartWrite, { counts, ids, prices }: typeof noCart, answered: number | null): unknown => {
  if (write.kind === "remove") {
    const gone = ids.filter((id) => write.ids.includes(id))
    return { type: "cart.removed", lines: gone.map((id) => ({ id, quantity: counts[id], price: prices[id] })) }
  }
  if (write.kind === "aside") {
    const line = { id: write.id, quantity: counts[write.id] ?? answered ?? 1, price: prices[write.id] ?? 0 }
    return { type: write.isAside ? "cart.putAside" : "cart.tookBack", line }
  }
  if (write.kind === "resize") {
    const line = { id: write.id, quantity: counts[write.id] ?? 1, price: prices[write.id] ?? 0 }
    return { type: "cart.resized", line, to: write.to }
  }
  const { id, quantity } = write
  return write.kind === "add"
    ? { type: "cart.added", id, quantity, price: write.price ?? null }
    : { type: "cart.changed", id, quantity, was: counts[id] ?? 0 }
}

/** First what is wanted is sent, then the cart is asked for. */
const isAsking = (after: Cart) => after.matches(after.context.writes.length > 0 ? "sending" : "loading")

/** At once where nothing is on its way, else as soon as that has come. */
const isToldAnew = (before: Cart, after: Cart) =>
  before.matches("resting") || before.matches("stale") ? after.matches("loading") : after.context.isDirty && at(after) === at(before)

/** Where a write stood in the queue; what is new stands behind. */
const places = (before: Cart, { key }: CartWrite) => {
  const place = before.context.writes.findIndex((write) => write.key === key)
  return place === -1 ? before.context.writes.length : place
}
