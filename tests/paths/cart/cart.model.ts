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
  serverFailed,
  one,
  keyPrefix,
  add,
  isCommand,
  isAnswer,
  shownPage,
  isUnanswered,
  isUnknownLine,
  checkedOnly,
  unknownLines,
  fullLoaded
} from "./cart.payloads.ts"
import { postconditions } from "./cart.postconditions.ts"
import { stages } from "./cart.stages.ts"

const unauthorized = failed({ _tag: "Refused", ...call, status: 401, message: "Войдите, чтобы продолжить", errors: {} })

const bug = "the code of the calls is loaded with the machine: a call that throws is a bug"

const readAtOnce = "the storage is read at once, before the login state is known"
const byLink = "an operator's link is accepted before a request can fail or be held"

export const model = defineModel<typeof cartMachine>({
  name: "cart",
  actorPath: "shop/cart",
  world: {
    machine: cartMachine,
    callbackActors: ["storage"],
    events: [
      add,
      { type: "cart.change", id: "0-1", quantity: 3 },
      { type: "cart.resize", id: "0-1", to: "0-2" },
      { type: "cart.setAside", id: "0-1", isAside: true },
      { type: "cart.setAside", id: "0-1", isAside: false },
      { type: "cart.remove", ids: ["0-1"] },
      { type: "cart.clear" },
      ...unknownLines,
      ...checkedOnly,
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
      fullLoaded,
      { type: "xstate.done.actor.load", output: cutOff },
      { type: "xstate.error.actor.load", error: defect },
      { type: "xstate.done.actor.send", output: succeeded({ short: one, full: null }) },
      { type: "xstate.done.actor.send", output: refused },
      { type: "xstate.done.actor.send", output: cutOff },
      { type: "xstate.done.actor.send", output: unauthorized },
      { type: "xstate.done.actor.send", output: serverFailed },
      { type: "xstate.error.actor.send", error: defect }
    ],
    /**
     * Explores the whole cart and other tabs' lines for a step or two, one failure kind after the first try, one command, and other events
     * only before any command.
     */
    isExplored: ({ context, value }, event) => {
      const { type } = event
      if (checkedOnly.some((each) => each === event)) return false
      if (event === fullLoaded) return context.nextId < 1
      if (context.full !== null) return type === "page.shown" || type === "cart.reload" || type === "auth.loggedOut"
      if (isAnswer(type) && isUnanswered(event) && isUnknownLine(context.writes[0])) return false
      if (unknownLines.some((each) => each === event) && context.isWatched) return false
      if (isAnswer(type) && context.tries > 0 && isUnanswered(event)) return event["output"] === cutOff
      if (type === "cart.add") return context.nextId < (value === "suspended" ? 2 : 1)
      if (isCommand(type)) return context.nextId < 1 && value === "resting"
      return type.startsWith("xstate.") || type === "cart.hydrated" || context.nextId < 1
    }
  },
  delays: { pause: 5_000, longPause: 30_000 },
  describeState: (snapshot) => {
    const { full, isDirty, isAnnounced, isWatched, short, tries, writes } = snapshot.context
    const queue = writes.map(({ key, kind }) => `${kind} ${key}`).join(", ") || "nothing"
    const about = [
      isWatched ? "page shown" : "",
      isDirty ? "outdated" : "",
      full === null ? "" : "full",
      isAnnounced ? "postponement announced" : ""
    ].filter((word) => word !== "")
    return `${currentState(snapshot)}, items: ${short.total}, queue: ${queue}${about.map((word) => `, ${word}`).join("")}, next id ${snapshot.context.nextId}, ${tries} tries`
  },
  eventTexts: {
    "cart.add": ({ name }) => (name === undefined ? "an item is added" : "an item is added on its own page"),
    "cart.change": "the quantity is changed",
    "cart.resize": "the size is changed",
    "cart.setAside": ({ isAside }) => (isAside === true ? "the item is put aside" : "the item is put back"),
    "cart.remove": "the item is removed",
    "cart.clear": "the cart is cleared",
    "cart.restore": "the removal is undone",
    "cart.reload": "a reload is requested",
    "cart.reconnected": "the network is back",
    "cart.retry": "«Повторить» is pressed",
    "page.shown": ({ screen }) => `the page ${String(screen)} is shown`,
    "auth.loggedIn": ({ by }) => `a user signs in (${String(by)})`,
    "cart.hydrated": ({ stored }) => `the storage is read (items: ${stored.short.total}, writes: ${stored.writes.length})`,
    "cart.changedElsewhere": ({ stored }) => `another tab stores a cart (items: ${stored.short.total})`,
    "auth.expired": "the session expires",
    "auth.loggedOut": ({ by }) => `the user is signed out (${String(by)})`,
    "xstate.done.actor.load": ({ output }) => (output._tag === "Success" ? "the cart is loaded" : "loading fails"),
    "xstate.error.actor.load": "the call throws",
    "xstate.error.actor.send": "the call throws",
    "xstate.done.actor.send": ({ output }) =>
      output._tag === "Success" ? "the server accepts the write" : `the server answers ${output.error._tag} ${output.error.status ?? ""}`
  },
  invariants: {
    "has a write in its queue while it is sending": (snapshot) => !snapshot.matches("sending") || snapshot.context.writes.length > 0,
    "has no write in its queue and is not outdated while it rests": (snapshot) =>
      !snapshot.matches("resting") || (snapshot.context.writes.length === 0 && !snapshot.context.isDirty),
    "has a unique key for each write": ({ context: { keyPrefix: own, writes } }) =>
      new Set(writes.map(({ key }) => key)).size === writes.length && (own === null || writes.every(({ key }) => key.length > 8)),
    "accepts every command in every state": (snapshot) => snapshot.can(add) && snapshot.can({ type: "cart.clear" }),
    "has the full cart only while its page is shown": ({ context: { full, isWatched } }) => full === null || isWatched,
    "runs the storage actor in every state": ({ children }) => "storage" in children
  },
  startConditions: {
    "starts empty, without writes": ({ after: { context } }) =>
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
    "stale --cart.reload#0--> loading": "the core paths cover a form that reloads the cart while it could not be loaded",
    "* --cart.resize#0--> stays": "the core paths cover a change of size",
    "* --cart.add#0--> stays": "the paths of addedDialog add an item from its own page",
    "* --cart.reload#0--> stays": "the journey of a stone's name saves it, and the cart is reloaded"
  },
  unreachable: {
    "beginning --auth.loggedIn#0--> stays": readAtOnce,
    "beginning --auth.loggedIn#1--> stays": readAtOnce,
    "stale --auth.loggedIn#0--> loading": byLink,
    "held --auth.loggedIn#0--> resting": byLink,
    "beginning --auth.loggedOut#0--> stays": "the storage is read at once; a user signs out later",
    "beginning --auth.expired#0--> stays": "the storage is read at once, before the login state is known",
    "loading --xstate.error.actor.load#0--> stale": bug,
    "sending --xstate.error.actor.send#0--> waiting": bug
  }
})
