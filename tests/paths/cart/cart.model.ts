import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { noCart } from "../../../core/domain/cart/cart-writes.ts"
import { cartMachine } from "../../../core/machines/cart/cart.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { answerPostconditions } from "./cart.answer-postconditions.ts"
import {
  call,
  cutOff,
  refused,
  broken,
  one,
  keyPrefix,
  add,
  isIntent,
  isAnswer,
  shownPage,
  isUnanswered,
  isUnheard,
  lookedAt,
  unheard,
  whole
} from "./cart.payloads.ts"
import { postconditions } from "./cart.postconditions.ts"
import { stages } from "./cart.stages.ts"

const unknown = failed({ _tag: "Refused", ...call, status: 401, message: "Войдите, чтобы продолжить", errors: {} })

const bug = "the code of the calls has come with the machine: a call that breaks is a bug"

const early = "what this browser stored is read at once, and who the visitor is only a call later"
const byLink = "an operator's link is taken as its page comes, before anything could fail or be held"

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
      { type: "cart.setAside", id: "0-1", isAside: true },
      { type: "cart.setAside", id: "0-1", isAside: false },
      { type: "cart.remove", ids: ["0-1"] },
      { type: "cart.clear" },
      ...unheard,
      ...lookedAt,
      { type: "cart.restore", lines: [{ id: "0-1", quantity: 1, price: 100 }] },
      { type: "cart.hydrated", stored: { short: one, writes: [] }, keyPrefix },
      {
        type: "cart.hydrated",
        stored: { short: noCart, writes: [{ kind: "add", id: "1-7", quantity: 1, price: null, key: "kept-0000" }] },
        keyPrefix
      },
      { type: "cart.changedElsewhere", stored: { short: one, writes: [] } },
      { type: "cart.changedElsewhere", stored: { short: { ...one, prices: { "0-1": 90 } }, writes: [] } },
      { type: "cart.changedElsewhere", stored: { short: noCart, writes: [] } },
      { ...add, name: "Кольцо" },
      shownPage("cart"),
      shownPage("home"),
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedIn", user, by: "link" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.loggedOut", by: "refusal" },
      { type: "auth.expired", isWrite: true },
      { type: "xstate.done.actor.load", output: succeeded({ short: one, full: null }) },
      whole,
      { type: "xstate.done.actor.load", output: cutOff },
      { type: "xstate.error.actor.load", error: defect },
      { type: "xstate.done.actor.send", output: succeeded({ short: one, full: null }) },
      { type: "xstate.done.actor.send", output: refused },
      { type: "xstate.done.actor.send", output: cutOff },
      { type: "xstate.done.actor.send", output: unknown },
      { type: "xstate.done.actor.send", output: broken },
      { type: "xstate.error.actor.send", error: defect }
    ],
    /**
     * Explores the whole cart and other tabs' lines for a step or two, one failure kind after the first try, one intent, and other events
     * only before any intent.
     */
    follows: ({ context, value }, event) => {
      const { type } = event
      if (lookedAt.some((each) => each === event)) return false
      if (event === whole) return context.nextId < 1
      if (context.full !== null) return type === "page.shown" || type === "cart.reload" || type === "auth.loggedOut"
      if (isAnswer(type) && isUnanswered(event) && isUnheard(context.writes[0])) return false
      if (unheard.some((each) => each === event) && context.isWatched) return false
      if (isAnswer(type) && context.tries > 0 && isUnanswered(event)) return event["output"] === cutOff
      if (type === "cart.add") return context.nextId < (value === "suspended" ? 2 : 1)
      if (isIntent(type)) return context.nextId < 1 && value === "resting"
      return type.startsWith("xstate.") || type === "cart.hydrated" || context.nextId < 1
    }
  },
  delays: { pause: 5_000, longPause: 30_000 },
  describeState: (snapshot) => {
    const { full, isDirty, isAnnounced, isWatched, short, tries, writes } = snapshot.context
    const queue = writes.map(({ key, kind }) => `${kind} ${key}`).join(", ") || "nothing"
    const about = [
      isWatched ? "watched" : "",
      isDirty ? "dirty" : "",
      full === null ? "" : "whole",
      isAnnounced ? "told to wait" : ""
    ].filter((word) => word !== "")
    return `${currentState(snapshot)} with ${short.total}, ${queue} to send${about.map((word) => `, ${word}`).join("")}, born ${snapshot.context.nextId}, ${tries} tries`
  },
  eventTexts: {
    "cart.add": ({ name }) => (name === undefined ? "a thing is added" : "a thing is added on its own page"),
    "page.shown": ({ screen }) => `the page ${String(screen)} is shown`,
    "auth.loggedIn": ({ by }) => `a user signs in by ${String(by)}`,
    "cart.hydrated": ({ stored }) => `the storage holds ${stored.short.total} and ${stored.writes.length} to send`,
    "cart.changedElsewhere": ({ stored }) => `another tab has ${stored.short.total}`,
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
    "knows the whole cart only while its page is shown": ({ context: { full, isWatched } }) => full === null || isWatched,
    "minds the storage": ({ children }) => "storage" in children
  },
  startConditions: {
    "is empty, and has nothing to send": ({ after: { context } }) =>
      isEqual(context, {
        short: noCart,
        full: null,
        isWatched: false,
        writes: [],
        nextId: 0,
        keyPrefix: null,
        isDirty: false,
        tries: 0,
        isAnnounced: false,
        repeated: []
      })
  },
  postconditions: { ...postconditions, ...answerPostconditions },
  stages,
  uncrossed: {
    "stale --cart.reload#0--> loading": "a form that reloads the cart is accepted while the cart is missed: walked in the core",
    "* --cart.resize#0--> stays": "a change of size is walked in the core",
    "* --cart.add#0--> stays": "the paths of addedDialog put a thing in from its own page",
    "* --cart.reload#0--> stays": "the journey of a stone's name saves it, and the cart is asked for again"
  },
  unreachable: {
    "beginning --auth.loggedIn#0--> stays": early,
    "beginning --auth.loggedIn#1--> stays": early,
    "stale --auth.loggedIn#0--> loading": byLink,
    "held --auth.loggedIn#0--> resting": byLink,
    "beginning --auth.loggedOut#0--> stays": "what this browser stored is read at once; a user goes later",
    "beginning --auth.expired#0--> stays": "what this browser stored is read at once, and who the visitor is only a call later",
    "loading --xstate.error.actor.load#0--> stale": bug,
    "sending --xstate.error.actor.send#0--> waiting": bug
  }
})
