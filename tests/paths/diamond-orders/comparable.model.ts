import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { comparableMachine } from "../../../core/machines/diamond-orders/comparable.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const wish = {
  shape: "round",
  weightFrom: 1,
  weightTo: 1.5,
  colorFrom: "D",
  colorTo: "G",
  clarityFrom: "IF",
  clarityTo: "VS1"
} as const
const setWish = { type: "comparable.setWish", wish }
const setOtherWish = { type: "comparable.setWish", wish: { ...wish, shape: "oval" } }
const clearWish = { type: "comparable.setWish", wish: null }
const retry = { type: "comparable.retry" }
const reconnected = { type: "comparable.reconnected" }
const stones = { total: 2, prices: { least: 310_000, most: 1_200_000 } }
const loaded = { type: "xstate.done.actor.compareStones", output: succeeded(stones) }
const refusal = { _tag: "ServerFailed", call: "catalog.diamonds", requestId: null, status: 500 } as const
const refused = { type: "xstate.done.actor.compareStones", output: failed(refusal) }
const threw = { type: "xstate.error.actor.compareStones", error: defect }

const stateTexts: Readonly<Record<string, string>> = {
  idle: "no complete request is given",
  waiting: "the pause after a change has not passed",
  loading: "comparable stones are loading",
  ready: "comparable stones are loaded",
  failed: "comparable stones could not be loaded"
}

export const model = defineModel<typeof comparableMachine>({
  name: "comparable",
  world: {
    machine: comparableMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    events: [setWish, setOtherWish, clearWish, retry, reconnected, loaded, refused, threw]
  },
  delays: { rest: 500 },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${snapshot.context.wish === null ? "" : ` (${snapshot.context.wish.shape})`}`,
  eventTexts: {
    "comparable.setWish": ({ wish: asked }) =>
      asked === null ? "the request is incomplete" : `a stone is requested (${String(asked.shape)})`,
    "comparable.retry": "«Повторить» is pressed",
    "comparable.reconnected": "the network is back",
    "xstate.done.actor.compareStones": ({ output }) => (output._tag === "Success" ? "the stones are loaded" : "loading fails"),
    "xstate.error.actor.compareStones": "the call throws"
  },
  invariants: {
    "requests stones exactly while it is loading": (snapshot) => "compareStones" in snapshot.children === snapshot.matches("loading"),
    "has a request in every state except idle": ({ context, ...snapshot }) => (context.wish === null) === isEqual(snapshot.value, "idle"),
    "has no stones while it is idle or has failed": ({ context: { stones: shown }, ...snapshot }) =>
      !["idle", "failed"].includes(snapshot.value) || shown === null
  },
  postconditions: {
    "loads stones for the present request": ({ after, started }) =>
      started.every(({ id, input }) => id !== "compareStones" || isEqual(input, after.context.wish)),
    "waits for a pause after every changed request; an incomplete one makes it idle": (step) => {
      const { after, before, event } = step
      if (event.type !== setWish.type) return true
      if (isEqual(event["wish"], before.context.wish)) return isSame(step)
      return isEqual(after.context.wish, event["wish"]) && after.matches(event["wish"] === null ? "idle" : "waiting")
    },
    "shows the loaded stones, or that loading failed": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.compareStones") || !before.matches("loading")) return true
      return event["output"]?._tag === "Success" ? after.matches("ready") && isEqual(after.context.stones, stones) : after.matches("failed")
    },
    "loads again on «Повторить» and when the network is back, only after a failure": ({ after, before, event }) =>
      ![retry.type, reconnected.type].includes(event.type) ||
      currentState(after) === (before.matches("failed") ? "loading" : currentState(before))
  }
})
