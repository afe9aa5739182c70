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
const asks = { type: "comparable.setWish", wish }
const asksOther = { type: "comparable.setWish", wish: { ...wish, shape: "oval" } }
const asksNothing = { type: "comparable.setWish", wish: null }
const retry = { type: "comparable.retry" }
const reconnected = { type: "comparable.reconnected" }
const stones = { total: 2, prices: { least: 310_000, most: 1_200_000 } }
const came = { type: "xstate.done.actor.compareStones", output: succeeded(stones) }
const refusal = { _tag: "ServerFailed", call: "catalog.diamonds", requestId: null, status: 500 } as const
const refused = { type: "xstate.done.actor.compareStones", output: failed(refusal) }
const broken = { type: "xstate.error.actor.compareStones", error: defect }

const stateTexts: Readonly<Record<string, string>> = {
  idle: "no wish is whole",
  waiting: "the wish is still being changed",
  loading: "stones are looked up",
  ready: "stones are known",
  failed: "stones did not come"
}

export const model = defineModel<typeof comparableMachine>({
  name: "comparable",
  world: {
    machine: comparableMachine,
    input: undefined,
    watchers: ["watchConnection"],
    events: [asks, asksOther, asksNothing, retry, reconnected, came, refused, broken]
  },
  delays: { rest: 500 },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${snapshot.context.wish === null ? "" : ` of ${snapshot.context.wish.shape}`}`,
  eventTexts: {
    "comparable.setWish": ({ wish: asked }) => (asked === null ? "the wish is not whole" : `a ${String(asked.shape)} stone is wished for`),
    "comparable.retry": "they are looked up again",
    "comparable.reconnected": "the network is back",
    "xstate.done.actor.compareStones": ({ output }) => (output._tag === "Success" ? "the shop answers" : "the shop fails"),
    "xstate.error.actor.compareStones": "the call breaks"
  },
  invariants: {
    "looks stones up exactly while it waits for them": (snapshot) => "compareStones" in snapshot.children === snapshot.matches("loading"),
    "has a wish except while it is idle": ({ context, ...snapshot }) => (context.wish === null) === isEqual(snapshot.value, "idle"),
    "has no stones when it is idle or has failed": ({ context: { stones: shown }, ...snapshot }) =>
      !["idle", "failed"].includes(snapshot.value) || shown === null
  },
  postconditions: {
    "looks up the wish of now": ({ after, started }) =>
      started.every(({ id, input }) => id !== "compareStones" || isEqual(input, after.context.wish)),
    "waits for every other wish to rest": (step) => {
      const { after, before, event } = step
      if (event.type !== asks.type) return true
      if (isEqual(event["wish"], before.context.wish)) return isSame(step)
      return isEqual(after.context.wish, event["wish"]) && after.matches(event["wish"] === null ? "idle" : "waiting")
    },
    "shows what comes, and says when nothing does": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.compareStones") || !before.matches("loading")) return true
      return event["output"]?._tag === "Success" ? after.matches("ready") && isEqual(after.context.stones, stones) : after.matches("failed")
    },
    "looks them up again when it is told to or the network is back": ({ after, before, event }) =>
      ![retry.type, reconnected.type].includes(event.type) ||
      currentState(after) === (before.matches("failed") ? "loading" : currentState(before))
  }
})
