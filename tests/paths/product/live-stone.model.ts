import { startOf } from "../../../core/domain/live-stone/live-stone.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { liveStoneMachine } from "../../../core/machines/product/live-stone.machine.ts"
import { brightFace, ovalStone, roundStone, wideStone } from "../../../qa/samples/live-stones.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { postconditions } from "./live-stone.postconditions.ts"

const aside = { type: "liveStone.roll", by: { right: 90, down: 0 } } as const
const down = { type: "liveStone.roll", by: { right: 0, down: 30 } } as const
const nowhere = { type: "liveStone.roll", by: { right: 0, down: 0 } } as const
const candle = { type: "liveStone.setLight", light: "candle" } as const
const other = { type: "liveStone.choose", side: 0, stone: 2 } as const
const hearts = { type: "liveStone.setView", view: "hearts" } as const

const stateTexts: Readonly<Record<string, string>> = {
  off: "the page has no stone to show live",
  placed: "a picture can be made live",
  "live.measuring": "a live stone is being measured",
  "live.measured": "a live stone is measured",
  failed: "the live picture has failed"
}

/** A page with one stone knows its measures, a comparison those of both. */
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
      aside,
      down,
      nowhere,
      measuredOf(1),
      measuredOf(2),
      { type: "xstate.done.actor.measureStones", output: failed({ _tag: "ImpossibleStone", message: "table: from 30 to 85, given 20" }) },
      { type: "xstate.error.actor.measureStones", error: defect }
    ],
    /** One roll from each view's orientation, as rolls never end; an answer has as many measures as there are stones. */
    follows: ({ context }, event) => {
      if (event.type === "liveStone.roll") return isEqual(context.turn, startOf(context.view))
      return event["output"]?._tag !== "Success" || event["output"].value.length === context.stones.length
    }
  },
  describeState: ({ context, ...snapshot }) =>
    [
      stateTexts[currentState(snapshot)] ?? currentState(snapshot),
      `${context.stones.map((stone) => context.offered.indexOf(stone) + 1).join(" and ")} of ${String(context.offered.length)} there, ${context.view} in ${context.light} at ${context.turn.map((part) => part.toFixed(2)).join(" ")}`,
      context.isSwaying ? "swaying" : (context.failure ?? "at rest")
    ].join(", "),
  eventTexts: {
    "liveStone.place": ({ stones }) => `a page of ${String(stones.length)} is shown`,
    "liveStone.remove": "the page goes",
    "liveStone.choose": ({ side, stone }) => `stone ${String(stone + 1)} is chosen for side ${String(side + 1)}`,
    "liveStone.start": ({ isSwaying, look }) =>
      look !== undefined
        ? `«Живые камни» of an article is pressed, which shows ${String(look.view)} in ${String(look.light)}`
        : isSwaying === true
          ? "«Живой камень» is pressed"
          : "it is pressed where motion is reduced",
    "liveStone.end": "the live picture is ended",
    "liveStone.fail": ({ failure }) => `the picture fails (${String(failure)})`,
    "liveStone.setLight": ({ light }) => `the light «${String(light)}» is chosen`,
    "liveStone.setView": ({ view }) => `the view «${String(view)}» is chosen`,
    "liveStone.roll": ({ by }) => `the stone is rolled by ${String(by.right)} and ${String(by.down)} degrees`,
    "liveStone.toggleSway": "swaying is switched",
    "xstate.done.actor.measureStones": ({ output }) => (output._tag === "Success" ? "the measures come" : "no such stone is possible"),
    "xstate.error.actor.measureStones": "the measuring breaks"
  },
  invariants: {
    "has stones exactly while their page is shown": ({ context, ...snapshot }) => snapshot.matches("off") === (context.stones.length === 0),
    "shows at most two of the page's stones, each once": ({ context: { offered, stones } }) =>
      stones.length === Math.min(2, offered.length) &&
      new Set(stones).size === stones.length &&
      stones.every((stone) => offered.includes(stone)),
    "offers another stone exactly where it is on the page and not on that side": (snapshot) =>
      snapshot.can(other) === (snapshot.context.offered.length > 2 && snapshot.context.stones[0] !== snapshot.context.offered[2]),
    "is live only between its start and its end": (snapshot) => snapshot.hasTag("live") === snapshot.matches("live"),
    "measures the stones exactly until their measures come": (snapshot) =>
      "measureStones" in snapshot.children === snapshot.matches({ live: "measuring" }),
    "has the measures of every stone, and only while they are live": ({ context, ...snapshot }) =>
      context.measures.length === (snapshot.matches({ live: "measured" }) ? context.stones.length : 0),
    "shows no live picture after a failure, and has a reason for it": ({ context, ...snapshot }) =>
      snapshot.matches("failed") === (context.failure !== null) && !(context.failure !== null && snapshot.hasTag("live")),
    "remembers nothing of a picture that is not live": ({ context, ...snapshot }) =>
      snapshot.hasTag("live") ||
      isEqual([context.light, context.view, context.turn, context.isSwaying, context.measures], ["lamps", "face", [0, 0, 0, 1], false, []]),
    "shows hearts only when every stone is round": ({ context }) =>
      context.view !== "hearts" || context.stones.every(({ shape }) => shape === "round"),
    "offers hearts exactly when every stone is round": (snapshot) =>
      snapshot.can(hearts) === (snapshot.hasTag("live") && snapshot.context.stones.every(({ shape }) => shape === "round")),
    "offers every other view of any stone": (snapshot) =>
      (["face", "profile", "aset", "scope"] as const).every(
        (view) => snapshot.can({ type: "liveStone.setView", view }) === snapshot.hasTag("live")
      ),
    "offers a light exactly in a view that is no diagram": (snapshot) =>
      snapshot.can(candle) === (snapshot.hasTag("live") && ["face", "profile"].includes(snapshot.context.view)),
    "can be rolled, swayed and ended exactly while it is live": (snapshot) =>
      [aside, { type: "liveStone.toggleSway" } as const, { type: "liveStone.end" } as const].every(
        (event) => snapshot.can(event) === snapshot.hasTag("live")
      ),
    "can be started where it is not live yet, and again after a failure": (snapshot) =>
      snapshot.can({ type: "liveStone.start", isSwaying: true }) === (snapshot.matches("placed") || snapshot.matches("failed")),
    "is turned without being stretched": ({ context }) => Math.abs(Math.hypot(...context.turn) - 1) < 2e-4
  },
  startConditions: {
    "begins without a stone, and measures nothing": ({ after, started }) => after.matches("off") && started.length === 0
  },
  postconditions
})
