import { emailHere, keptToken, logInUser } from "../../e2e/support/account.ts"
import { failed, succeeded } from "../../../core/actors/outcome.ts"
import { type CartWrite, noCart } from "../../../core/domain/cart/cart-writes.ts"
import { cartMachine } from "../../../core/machines/cart.machine.ts"
import { GiftCardsPage } from "../../e2e/pages/gift-cards-page.ts"
import { at, defineModel, equal, isSame } from "../../support/model.ts"
import { spoken } from "../../support/spoken.ts"
import { user } from "../../support/user.ts"
import { defect } from "../../support/visits.ts"

const call = { call: "cart.add", requestId: null } as const
const cutOff = failed({ _tag: "Unreachable", ...call, timedOut: false })
const refused = failed({ _tag: "Refused", ...call, status: 409, message: "Этого товара сейчас нет в наличии", errors: {} })
const unknown = failed({ _tag: "Refused", ...call, status: 401, message: "Войдите, чтобы продолжить", errors: {} })
const broken = failed({ _tag: "ServerFailed", ...call, status: 500 })
const one = { ids: ["0-1"], counts: { "0-1": 1 }, prices: { "0-1": 100 }, total: 1 }
const seed = "seed-0000"
const add = { type: "cart.add", id: "0-1", quantity: 1, price: 100 } as const
const keptWith = (short: typeof noCart) => ({ short, writes: [] })
const loaded = (short: typeof noCart) => ({ type: "xstate.done.actor.load", output: succeeded({ short, full: null }) })
const sent = (output: unknown) => ({ type: "xstate.done.actor.send", output })
const isSending = (snapshot: { readonly matches: (value: "sending") => boolean }) => snapshot.matches("sending")
const taken = sent(succeeded({ totalCount: 1, quantity: 1 }))
const isShown = ({ context }: { readonly context: { readonly isWatched: boolean; readonly short: typeof noCart } }) =>
  context.isWatched && context.short.total > 0

const bug = "the code of the calls has come with the machine: a call that breaks is a bug"

const intents = ["cart.add", "cart.change", "cart.remove", "cart.restore", "cart.clear"]
const isIntent = (type: string) => intents.includes(type)
const isAnswer = (type: string) => type.endsWith(".actor.send")

/** What each intent is as writes. */
const deedsOf = (
  event: Readonly<Record<string, unknown>> & { readonly type: string },
  ids: ReadonlyArray<string>
): ReadonlyArray<unknown> => {
  const { type, lines, ...fields } = event
  if (type === "cart.clear") return [{ kind: "remove", ids }]
  if (Array.isArray(lines)) return lines.map((line: object) => ({ kind: "add", ...line }))
  return [{ kind: type.slice("cart.".length), ...fields }]
}

export const model = defineModel<typeof cartMachine>({
  name: "cart",
  lives: "shop/household/cart",
  world: {
    machine: cartMachine,
    watchers: ["shelf"],
    events: [
      add,
      { type: "cart.change", id: "0-1", quantity: 3 },
      { type: "cart.remove", ids: ["0-1"] },
      { type: "cart.clear" },
      { type: "cart.restore", lines: [{ id: "0-1", quantity: 1, price: 100 }] },
      { type: "cart.look", kept: { short: one, writes: [] }, seed },
      {
        type: "cart.look",
        kept: { short: noCart, writes: [{ kind: "add", id: "1-7", quantity: 1, price: null, key: "kept-0000" }] },
        seed
      },
      { type: "cart.follow", kept: { short: one, writes: [] } },
      { type: "cart.follow", kept: { short: noCart, writes: [] } },
      { type: "auth.loggedIn", user, by: "login" },
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
      if (type === "cart.add") return context.born < (value === "parked" ? 2 : 1)
      if (isIntent(type)) return context.born < 1 && value === "resting"
      return type.startsWith("xstate.") || type === "cart.look" || context.born < 1
    }
  },
  tells: (snapshot) => {
    const { full, isDirty, isToldToWait, isWatched, short, tries, writes } = snapshot.context
    const queue = writes.map(({ key, kind }) => `${kind} ${key}`).join(", ") || "nothing"
    const about = [
      isWatched ? "watched" : "",
      isDirty ? "dirty" : "",
      full === null ? "" : "whole",
      isToldToWait ? "told to wait" : ""
    ].filter((word) => word !== "")
    return `${at(snapshot)} with ${short.total}, ${queue} to send${about.map((word) => `, ${word}`).join("")}, born ${snapshot.context.born}, ${tries} tries`
  },
  says: {
    "cart.add": "a thing is added",
    "cart.look": ({ kept }) => `the shelf holds ${kept.short.total} and ${kept.writes.length} to send`,
    "cart.follow": ({ kept }) => `another tab has ${kept.short.total}`,
    "auth.expired": "the shop does not know the user any more",
    "auth.loggedOut": ({ by }) => `the user goes by ${String(by)}`,
    "xstate.done.actor.load": ({ output }) => (output._tag === "Success" ? "the cart comes" : "the cart does not come"),
    "xstate.done.actor.send": ({ output }) =>
      output._tag === "Success" ? "the shop has done it" : `the shop says ${output.error._tag} ${output.error.status ?? ""}`
  },
  invariants: {
    "sends only what there is to send": (snapshot) => !snapshot.matches("sending") || snapshot.context.writes.length > 0,
    "leaves nothing to send while it rests": (snapshot) => !snapshot.matches("resting") || snapshot.context.writes.length === 0,
    "each write has a key of its own": ({ context: { seed: own, writes } }) =>
      new Set(writes.map(({ key }) => key)).size === writes.length && (own === null || writes.every(({ key }) => key.length > 8)),
    "takes every intent wherever it is": (snapshot) => snapshot.can(add) && snapshot.can({ type: "cart.clear" }),
    "minds the shelf": ({ children }) => "shelf" in children
  },
  promises: {
    "drops no intent: each joins the end of the queue, under a new key": ({ after, before, event }) => {
      if (!isIntent(event.type)) return true
      const deeds = deedsOf(event, before.context.short.ids)
      const isOld = ({ key }: { readonly key: string }) => before.context.writes.some((write) => write.key === key)
      const added = after.context.writes.filter((write) => !isOld(write))
      return (
        (before.matches("parked") || equal(after.context.writes.slice(0, before.context.writes.length), before.context.writes)) &&
        equal(byKey(after.context.writes.filter(isOld)), byKey(before.context.writes)) &&
        equal(
          added.map((write) =>
            Object.entries(write)
              .filter(([name]) => name !== "key")
              .toSorted()
          ),
          deeds.map((deed) => Object.entries(deed ?? {}).toSorted())
        ) &&
        after.context.born === before.context.born + deeds.length
      )
    },
    "[CART-002] shows what the browser kept until the shop says more": ({ after, before, event }) =>
      event.type !== "cart.look" ||
      !before.matches("beginning") ||
      (after.matches("loading") && equal(after.context.short, event["kept"].short)),
    "takes over what another visit could not send, before its own": ({ after, before, event }) =>
      event.type !== "cart.look" ||
      !before.matches("beginning") ||
      (equal(after.context.writes.slice(0, event["kept"].writes.length), event["kept"].writes) &&
        after.context.writes.length === event["kept"].writes.length + before.context.writes.length),
    "takes the cart as the shop says it": ({ after, event }) =>
      event.type !== "xstate.done.actor.load" ||
      event["output"]._tag !== "Success" ||
      equal(after.context.short, event["output"].value.short),
    "keeps what it has when the cart does not come": ({ after, before, event }) =>
      !(event.type === "xstate.error.actor.load" || (event.type === "xstate.done.actor.load" && event["output"]._tag === "Failure")) ||
      equal(after.context.short, before.context.short),
    "takes a write off the queue when the shop has done or refused it, and no other": ({ after, before, event }) =>
      !isAnswer(event.type) ||
      equal(byKey(after.context.writes), byKey(isUnanswered(event) ? before.context.writes : before.context.writes.slice(1))),
    "sends the same write again when nobody knows whether it was done, five times in a row, then waits for the shopper": (step) => {
      const { after, before, event } = step
      if (!isAnswer(event.type)) return true
      if (!isUnanswered(event)) return after.context.tries === 0 && !after.matches("waiting") && !after.matches("parked")
      const tries = before.context.tries + 1
      return after.context.tries === tries && after.matches(tries < 5 ? "waiting" : "parked")
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
    "[CART-030, CART-032] counts what the shop counts": ({ after, event }) =>
      event["output"]?._tag !== "Success" || !isAnswer(event.type) || after.context.short.total === event["output"].value.totalCount,
    "asks for the cart when all is sent": ({ after, event }) =>
      !isAnswer(event.type) || isUnanswered(event) || after.matches(after.context.writes.length > 0 ? "sending" : "loading"),
    "tells what was done, and what was refused in the shop's own words": ({ before, event, told }) => {
      if (!isAnswer(event.type) || isUnanswered(event)) return true
      const [done] = before.context.writes
      const said = told.filter(({ type }) => type.startsWith("cart."))
      if (event["output"]?._tag === "Success") {
        const past = done?.kind === "add" ? "cart.added" : done?.kind === "change" ? "cart.changed" : "cart.removed"
        return equal(
          said.map(({ type }) => type),
          [past]
        )
      }
      return equal(said, [{ type: "cart.refused", kind: done?.kind, message: event["output"].error.message }])
    },
    "says once that the shop does not answer, and of a removal that failed nothing": ({ before, event, told }) => {
      if (!isAnswer(event.type) || !isUnanswered(event)) return true
      const isSilent = before.context.writes[0]?.kind === "remove" && event["output"]?.error._tag !== "Unreachable"
      return told.some(({ type }) => type === "cart.waited") === !(before.context.isToldToWait || isSilent)
    },
    "[CART-003] is empty when the user goes, and asks anew": ({ after, before, event }) =>
      event.type !== "auth.loggedOut" ||
      (equal(after.context.short, noCart) &&
        after.context.full === null &&
        equal(after.context.writes, event["by"] === "refusal" ? before.context.writes : [])),
    "sends and asks for nothing while the shop does not know the user, and drops nothing": ({ after, before, event }) =>
      event.type !== "auth.expired" ||
      (equal(after.context.writes, before.context.writes) && (before.matches("beginning") || after.matches("held"))),
    "[CART-004] is asked for again when a user comes": ({ after, before, event }) =>
      event.type !== "auth.loggedIn" || after.context.isDirty || (after.matches("loading") && !before.matches("loading")),
    "follows another tab only when it has something else": (step) =>
      step.event.type !== "cart.follow" ||
      (equal(step.event["kept"].short, step.before.context.short)
        ? isSame(step)
        : step.after.context.isDirty || step.after.matches("loading")),
    "[CART-007] is asked for whole once somebody looks at it": ({ after, event }) =>
      event.type !== "cart.watch" || (after.context.isWatched && (after.context.isDirty || after.matches("loading"))),
    "wakes with the network": ({ after, before, event }) =>
      event.type !== "cart.wake" ||
      at(after) === (before.matches("waiting") || before.matches("parked") ? "sending" : before.matches("stale") ? "loading" : at(before)),
    "[CART-008] is asked for again when it was changed elsewhere": ({ after, event }) =>
      event.type !== "cart.reload" || after.context.isDirty || after.matches("loading"),
    "lets the whole cart go when nobody looks": ({ after, event }) =>
      event.type !== "cart.leave" || (!after.context.isWatched && after.context.full === null)
  },
  stages: [
    {
      opens: "/giftcards/",
      begins: [{ type: "cart.look", kept: keptWith(noCart), seed }, loaded(noCart)],
      holds: /\/api\/v2\/cart/,
      isTour: true,
      most: 60,
      prepares: async ({ page, shell }) => {
        await shell.stir()
        await page.getByRole("button", { name: spoken("В корзину") }).waitFor()
      },
      acts: [
        {
          does: "a certificate is wanted",
          events: [add],
          when: ({ context }) => !context.isWatched && context.writes.length === 0 && context.born < 8,
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
          events: [{ type: "cart.wake" }],
          when: (snapshot) => snapshot.matches("waiting") || snapshot.matches("stale") || snapshot.matches("parked"),
          by: ({ page }) => page.evaluate(() => dispatchEvent(new Event("online")))
        },
        {
          does: "another tab has another cart",
          events: [{ type: "cart.follow", kept: keptWith(one) }],
          when: (snapshot) => snapshot.matches("resting") && snapshot.context.short.total === 0,
          by: ({ keepElsewhere }) => keepElsewhere("cart", JSON.stringify(keptWith(one)))
        },
        {
          does: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: ({ context }) => context.writes.length === 0 && context.born < 3,
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
          events: [{ type: "cart.watch" }],
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
      begins: [{ type: "cart.look", kept: keptWith(noCart), seed }, loaded(noCart), add, taken, loaded(one)],
      holds: /^$/,
      isTour: true,
      most: 30,
      prepares: async ({ page, shell }) => {
        const gifts = new GiftCardsPage(page)
        await shell.stir()
        await gifts.put()
        await gifts.seeInCart(1)
      },
      acts: [
        {
          does: "the shopper goes to the cart",
          events: [{ type: "cart.watch" }, loaded(one)],
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
          events: [{ type: "cart.leave" }],
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
    }
  ],
  uncrossed: {
    "* --cart.reload#0--> stays": "the journey of a stone's name saves it, and the cart is asked for again"
  },
  unreachable: {
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

const linesOf = (write: CartWrite): ReadonlyArray<string> => (write.kind === "remove" ? write.ids : [write.id])
const byKey = (writes: ReadonlyArray<CartWrite>) => writes.toSorted((left, right) => (left.key < right.key ? -1 : 1))
