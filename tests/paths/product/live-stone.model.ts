import { startOf } from "../../../core/domain/live-stone/live-stone.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { liveStoneMachine } from "../../../core/machines/product/live-stone.machine.ts"
import { brightFace, ovalStone, roundStone, wideStone } from "../../../qa/samples/live-stones.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { postconditions } from "./live-stone.postconditions.ts"

const rollRight = { type: "liveStone.roll", by: { right: 90, down: 0 } } as const
const rollDown = { type: "liveStone.roll", by: { right: 0, down: 30 } } as const
const rollNowhere = { type: "liveStone.roll", by: { right: 0, down: 0 } } as const
const candle = { type: "liveStone.setLight", light: "candle" } as const
const other = { type: "liveStone.choose", side: 0, stone: 2 } as const
const hearts = { type: "liveStone.setView", view: "hearts" } as const

const stateTexts: Readonly<Record<string, string>> = {
  off: "the page has no stone",
  placed: "a still picture is shown",
  "live.measuring": "a live stone is being measured",
  "live.measured": "a live stone is measured",
  failed: "the live picture has failed"
}

/** A page with one stone has its measures, a comparison those of both. */
const measuredOf = (count: number) => ({
  type: "xstate.done.actor.measureStones",
  output: succeeded([brightFace, { ...brightFace, lightReturn: 0.4 }].slice(0, count))
})

export const model = defineModel<typeof liveStoneMachine>({
  name: "liveStone",
  world: {
    machine: liveStoneMachine,
    input: undefined,
    events: [
      { type: "liveStone.place", stones: [roundStone] },
      { type: "liveStone.place", stones: [roundStone, ovalStone] },
      { type: "liveStone.place", stones: [roundStone, wideStone, ovalStone] },
      other,
      { type: "liveStone.choose", side: 1, stone: 0 },
      { type: "liveStone.choose", side: 2, stone: 1 },
      { type: "liveStone.place", stones: [] },
      { type: "liveStone.start", isSwaying: true },
      { type: "liveStone.start", isSwaying: false },
      { type: "liveStone.start", isSwaying: false, look: { view: "hearts", light: "candle" } },
      { type: "liveStone.fail", failure: "unsupported" },
      { type: "liveStone.fail", failure: "slow" },
      candle,
      { type: "liveStone.setLight", light: "lamps" },
      { type: "liveStone.setView", view: "face" },
      { type: "liveStone.setView", view: "profile" },
      { type: "liveStone.setView", view: "aset" },
      { type: "liveStone.setView", view: "scope" },
      hearts,
      rollRight,
      rollDown,
      rollNowhere,
      measuredOf(1),
      measuredOf(2),
      { type: "xstate.done.actor.measureStones", output: failed({ _tag: "ImpossibleStone", message: "table: from 30 to 85, given 20" }) },
      { type: "xstate.error.actor.measureStones", error: defect }
    ],
    /** One roll from each view's orientation, as rolls never end; an answer has as many measures as there are stones. */
    isExplored: ({ context }, event) => {
      if (event.type === "liveStone.roll") return isEqual(context.turn, startOf(context.view))
      return event["output"]?._tag !== "Success" || event["output"].value.length === context.stones.length
    }
  },
  describeState: ({ context, ...snapshot }) =>
    [
      stateTexts[currentState(snapshot)] ?? currentState(snapshot),
      `stones ${context.stones.map((stone) => context.offered.indexOf(stone) + 1).join(" and ")} of ${String(context.offered.length)}, ${context.view} in ${context.light} at ${context.turn.map((part) => part.toFixed(2)).join(" ")}`,
      context.isSwaying ? "swaying" : (context.failure ?? "at rest")
    ].join(", "),
  eventTexts: {
    "liveStone.place": ({ stones }) => `a page is shown (stones: ${String(stones.length)})`,
    "liveStone.remove": "the page is left",
    "liveStone.choose": ({ side, stone }) => `stone ${String(stone + 1)} is chosen for side ${String(side + 1)}`,
    "liveStone.start": ({ isSwaying, look }) =>
      look !== undefined
        ? `«Живые камни» of an article is pressed, with ${String(look.view)} in ${String(look.light)}`
        : isSwaying === true
          ? "«Живой камень» is pressed"
          : "«Живой камень» is pressed with reduced motion",
    "liveStone.end": "the live picture is ended",
    "liveStone.fail": ({ failure }) => `the picture fails (${String(failure)})`,
    "liveStone.setLight": ({ light }) => `the light «${String(light)}» is chosen`,
    "liveStone.setView": ({ view }) => `the view «${String(view)}» is chosen`,
    "liveStone.roll": ({ by }) => `the stone is rolled by ${String(by.right)} and ${String(by.down)} degrees`,
    "liveStone.toggleSway": "the swaying is toggled",
    "xstate.done.actor.measureStones": ({ output }) =>
      output._tag === "Success" ? "the measures are computed" : "the stone is impossible",
    "xstate.error.actor.measureStones": "measuring throws"
  },
  invariants: {
    "has stones exactly while their page is shown": ({ context, ...snapshot }) => snapshot.matches("off") === (context.stones.length === 0),
    "shows at most two of the page's stones, each once": ({ context: { offered, stones } }) =>
      stones.length === Math.min(2, offered.length) &&
      new Set(stones).size === stones.length &&
      stones.every((stone) => offered.includes(stone)),
    "can choose only a stone of the page that is not on that side": (snapshot) =>
      snapshot.can(other) === (snapshot.context.offered.length > 2 && snapshot.context.stones[0] !== snapshot.context.offered[2]),
    "has the tag «live» exactly in its live states": (snapshot) => snapshot.hasTag("live") === snapshot.matches("live"),
    "runs the measuring exactly until the measures are computed": (snapshot) =>
      "measureStones" in snapshot.children === snapshot.matches({ live: "measuring" }),
    "has the measures of every stone exactly while it is measured": ({ context, ...snapshot }) =>
      context.measures.length === (snapshot.matches({ live: "measured" }) ? context.stones.length : 0),
    "has a failure exactly in its failed state, never while it is live": ({ context, ...snapshot }) =>
      snapshot.matches("failed") === (context.failure !== null) && !(context.failure !== null && snapshot.hasTag("live")),
    "has default values while no picture is live": ({ context, ...snapshot }) =>
      snapshot.hasTag("live") ||
      isEqual([context.light, context.view, context.turn, context.isSwaying, context.measures], ["lamps", "face", [0, 0, 0, 1], false, []]),
    "shows hearts only if every stone is round": ({ context }) =>
      context.view !== "hearts" || context.stones.every(({ shape }) => shape === "round"),
    "can show hearts exactly if it is live and every stone is round": (snapshot) =>
      snapshot.can(hearts) === (snapshot.hasTag("live") && snapshot.context.stones.every(({ shape }) => shape === "round")),
    "can show every other view exactly while it is live": (snapshot) =>
      (["face", "profile", "aset", "scope"] as const).every(
        (view) => snapshot.can({ type: "liveStone.setView", view }) === snapshot.hasTag("live")
      ),
    "can change the light exactly while it is live and shows no diagram": (snapshot) =>
      snapshot.can(candle) === (snapshot.hasTag("live") && ["face", "profile"].includes(snapshot.context.view)),
    "can be rolled, swayed and ended exactly while it is live": (snapshot) =>
      [rollRight, { type: "liveStone.toggleSway" } as const, { type: "liveStone.end" } as const].every(
        (event) => snapshot.can(event) === snapshot.hasTag("live")
      ),
    "can be started exactly while a still picture is shown or after a failure": (snapshot) =>
      snapshot.can({ type: "liveStone.start", isSwaying: true }) === (snapshot.matches("placed") || snapshot.matches("failed")),
    "has a normalized rotation": ({ context }) => Math.abs(Math.hypot(...context.turn) - 1) < 2e-4
  },
  startConditions: {
    "starts without a stone, and measures nothing": ({ after, started }) => after.matches("off") && started.length === 0
  },
  postconditions
})
