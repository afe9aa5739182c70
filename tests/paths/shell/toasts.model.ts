import type { EventFromLogic, SnapshotFrom } from "xstate"
import { makeInertScope } from "../../../core/journal/inert-scope.ts"
import { toastsMachine } from "../../../core/machines/shell/toasts.machine.ts"
import { startedDelays } from "../../../qa/paths/started-delays.ts"
import { currentState, defineModel, isEqual, isSame, type StepOf } from "../../../qa/paths/model.ts"
import { added, expire, lines, offlineToast, removed, show, turned } from "./toasts.payloads.ts"
import { stages } from "./toasts.stages.ts"

/** The page already shows that it is offline. */
const isKnown = ({ before, event }: StepOf<SnapshotFrom<typeof toastsMachine>>) => before.context.isOffline && event["isOfNetwork"] === true

const isExpiry = ({ type }: { readonly type: string }) => type.startsWith("toasts.expire.")

const timersOf = ({ context }: SnapshotFrom<typeof toastsMachine>) => context.toasts.map(({ slot }) => expire(slot).type)

/** Timers that run after a step, in the order of their start. */
const pendingTimers = ({ before, event }: StepOf<SnapshotFrom<typeof toastsMachine>>): ReadonlyArray<string> => {
  const { scope, timers } = makeInertScope()
  const running = before.matches({ shown: "counting" }) ? timersOf(before) : []
  for (const type of running) if (type !== event.type) timers.set(type, { event: { type }, dueAt: 0 })
  before.machine.transition(before, event as EventFromLogic<typeof toastsMachine>, scope)
  return [...timers.keys()]
}

const coveredByCore = "the core paths cover it: in a browser the page already shows the missing network, and no toast"

export const model = defineModel<typeof toastsMachine>({
  name: "toasts",
  actorPath: "shop/toasts",
  world: {
    machine: toastsMachine,
    events: [
      show(added),
      show(removed),
      offlineToast,
      turned(false),
      turned(true),
      { type: "toasts.close", id: 1 },
      { type: "toasts.close", id: 2 },
      { type: "toasts.undo", id: 1 },
      { type: "toasts.undo", id: 2 },
      { type: "toasts.pause" },
      { type: "toasts.resume" },
      expire(0),
      expire(1),
      expire(2)
    ],
    isExplored: ({ context }, { type, isOfNetwork }) =>
      type === "toasts.show" ? context.shown < (isOfNetwork === true ? 2 : 4) : type !== "network.turned" || context.shown < 2
  },
  delays: { duration: 5_000 },
  describeState: (snapshot) =>
    `toasts: ${snapshot.context.toasts.map(({ id, undo }) => `${undo === null ? "message" : "removal"} ${id}`).join(", ") || "none"}${snapshot.matches({ shown: "held" }) ? ", held" : ""}, ${snapshot.context.shown} shown so far${snapshot.context.isOffline ? ", without a network" : ""}`,
  eventTexts: {
    "toasts.show": ({ isOfNetwork, toast }) =>
      isOfNetwork === true ? "a write is postponed without a network" : toast.undo === null ? "an item is added" : "an item is removed",
    "network.turned": ({ isThere }) => (isThere === true ? "the network is back" : "the network fails"),
    "toasts.close": ({ id }) => `toast ${String(id)} is closed`,
    "toasts.undo": ({ id }) => `«Вернуть» of toast ${String(id)} is pressed`,
    "toasts.pause": "the pointer enters the toasts",
    "toasts.resume": "the pointer leaves the toasts",
    "toasts.expire.0": "the time of the toast in place 0 ends",
    "toasts.expire.1": "the time of the toast in place 1 ends",
    "toasts.expire.2": "the time of the toast in place 2 ends"
  },
  invariants: {
    "is shown exactly while it has toasts": (snapshot) => snapshot.matches("shown") === snapshot.context.toasts.length > 0,
    "shows at most three toasts": ({ context }) => context.toasts.length <= 3,
    "has each toast in a place of its own": ({ context: { toasts } }) => new Set(toasts.map(({ slot }) => slot)).size === toasts.length,
    "has toasts with increasing ids": ({ context: { toasts } }) =>
      toasts.every(({ id }, index) => index === 0 || id > (toasts[index - 1]?.id ?? 0))
  },
  startConditions: {
    "starts without toasts, online": ({ after }) => isEqual(after.context, { toasts: [], shown: 0, isOffline: false })
  },
  postconditions: {
    "shows no toast about the network while the page shows that it is offline": (step) =>
      step.event.type !== "toasts.show" || !isKnown(step) || isSame(step),
    "knows whether the network is available": ({ after, before, event }) =>
      after.context.isOffline === (event.type === "network.turned" ? event["isThere"] === false : before.context.isOffline),
    "shows the new toast last": (step) =>
      step.event.type !== "toasts.show" ||
      isKnown(step) ||
      isEqual({ ...step.after.context.toasts.at(-1), id: 0, slot: 0 }, { ...step.event["toast"], id: 0, slot: 0 }),
    "keeps the two toasts before a new one": (step) =>
      step.event.type !== "toasts.show" ||
      isKnown(step) ||
      isEqual(step.after.context.toasts.slice(0, -1), step.before.context.toasts.slice(-2)),
    "removes only the toast whose time ends": (step) => {
      const { after, before, event } = step
      if (!isExpiry(event)) return true
      if (!before.matches({ shown: "counting" })) return isSame(step)
      return isEqual(
        after.context.toasts,
        before.context.toasts.filter(({ slot }) => event.type !== expire(slot).type)
      )
    },
    "stops the time under the pointer, and restarts it afterwards": (step) =>
      (step.event.type !== "toasts.pause" || step.before.matches("empty") || currentState(step.after) === "shown.held") &&
      (step.event.type !== "toasts.resume" || !step.before.matches({ shown: "held" }) || currentState(step.after) === "shown.counting"),
    "[LIM-004] gives each new toast five seconds, and all of them after a pause": (step) => {
      const { after, before, event } = step
      const isStarted = event.type === "toasts.show" && !isKnown(step) && !before.matches({ shown: "held" })
      const isResumed = event.type === "toasts.resume" && before.matches({ shown: "held" })
      const started = isStarted ? 1 : isResumed ? after.context.toasts.length : 0
      return isEqual(
        startedDelays(step),
        Array.from({ length: started }, () => 5_000)
      )
    },
    "has a timer for each toast while it counts, and no other": (step) =>
      isEqual(pendingTimers(step), step.after.matches({ shown: "counting" }) ? timersOf(step.after) : []),
    "gives a new toast the first free place": (step) => {
      if (step.event.type !== "toasts.show" || isKnown(step)) return true
      const [newest, ...others] = step.after.context.toasts.toReversed()
      return newest?.slot === [0, 1, 2].find((place) => others.every(({ slot }) => slot !== place))
    },
    "gives each new toast the next id": (step) => {
      const { shown, toasts } = step.after.context
      if (step.event.type !== "toasts.show" || isKnown(step)) return shown === step.before.context.shown
      return shown === step.before.context.shown + 1 && toasts.at(-1)?.id === shown
    },
    "removes only the closed toast": ({ after, before, event }) =>
      event.type !== "toasts.close" ||
      isEqual(
        after.context.toasts,
        before.context.toasts.filter(({ id }) => id !== event["id"])
      ),
    "publishes an undo once and removes its toast; ignores toasts without one": (step) => {
      if (step.event.type !== "toasts.undo") return step.emitted.length === 0
      const own = step.before.context.toasts.find(({ id }) => id === step.event["id"])
      if (own === undefined || own.undo === null) return isSame(step) && step.emitted.length === 0
      return isEqual(step.emitted, [{ type: "toasts.undone", lines }]) && !step.after.context.toasts.some(({ id }) => id === own.id)
    }
  },
  stages,
  uncrossed: {
    "empty --toasts.show#0--> stays": coveredByCore,
    "shown --toasts.show#0--> stays": coveredByCore,
    "shown.counting --toasts.show#0--> stays": coveredByCore
  }
})
