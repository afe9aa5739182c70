import type { SnapshotFrom } from "xstate"
import { rollTurn, startOf, type View } from "../../../core/domain/live-stone/live-stone.ts"
import type { liveStoneMachine } from "../../../core/machines/product/live-stone.machine.ts"
import { type Sentences, type StepOf, currentState, isEqual, isSame } from "../../../qa/paths/model.ts"

type Snapshot = SnapshotFrom<typeof liveStoneMachine>

/** Checks that the state and everything except the named parts of the context are the same. */
const isSameBut = ({ after, before }: Pick<StepOf<Snapshot>, "after" | "before">, ...parts: ReadonlyArray<keyof Snapshot["context"]>) => {
  const others = ({ context }: Snapshot) => Object.entries(context).filter(([part]) => !parts.some((each) => each === part))
  return currentState(after) === currentState(before) && isEqual(others(after), others(before))
}

const isDiagram = (view: View) => ["aset", "scope", "hearts"].includes(view)

export const postconditions: Sentences<StepOf<Snapshot>> = {
  "shows the still picture of a new page's first stones": (step) => {
    const { after, event } = step
    if (event.type !== "liveStone.place") return true
    if (event["stones"].length === 0) return isSame(step)
    return (
      after.matches("placed") &&
      isEqual(after.context.offered, event["stones"]) &&
      isEqual(after.context.stones, event["stones"].slice(0, 2))
    )
  },
  "has no stone after the page is left": ({ after, event }) => event.type !== "liveStone.remove" || after.matches("off"),
  "starts with lamps from above or with the requested look; sways unless motion is reduced": (step) => {
    const { after, before, event } = step
    if (event.type !== "liveStone.start") return true
    if (!before.matches("placed") && !before.matches("failed")) return isSame(step)
    const { isSwaying, light, stones, turn, view } = after.context
    const asked = event["look"] ?? { view: "face", light: "lamps" }
    const shown = asked.view === "hearts" && stones.some(({ shape }) => shape !== "round") ? "face" : asked.view
    return (
      currentState(after) === "live.measuring" &&
      isEqual([isSwaying, light, view, turn], [event["isSwaying"], asked.light, shown, startOf(shown)]) &&
      isEqual(stones, before.context.stones)
    )
  },
  "measures the shown stones only at a start and at a live choice": ({ after, before, event, started }) =>
    (event.type === "liveStone.start" && !before.hasTag("live") && before.context.stones.length > 0) ||
    (event.type === "liveStone.choose" && before.hasTag("live") && !isEqual(after.context.stones, before.context.stones))
      ? isEqual(started, [{ id: "measureStones", input: after.context.stones }])
      : started.length === 0,
  "returns to the still picture of the same stones at the end": (step) =>
    step.event.type !== "liveStone.end" ||
    (step.before.hasTag("live")
      ? step.after.matches("placed") && isEqual(step.after.context.stones, step.before.context.stones)
      : isSame(step)),
  "stores why it fails, and keeps the stones for another try": (step) =>
    step.event.type !== "liveStone.fail" ||
    (step.before.hasTag("live")
      ? step.after.matches("failed") &&
        step.after.context.failure === step.event["failure"] &&
        isEqual(step.after.context.stones, step.before.context.stones)
      : isSame(step)),
  "shows a chosen stone on its side; swaps the sides if it is already shown": (step) => {
    const { after, before, event } = step
    if (event.type !== "liveStone.choose") return true
    const [side, chosen] = [event["side"], before.context.offered[event["stone"]]]
    const replaced = before.context.stones[side]
    if (chosen === undefined || replaced === undefined || chosen === replaced) return isSame(step)
    const wasShown = before.context.stones.includes(chosen)
    return (
      after.context.stones[side] === chosen &&
      (before.context.stones.length === 1 || after.context.stones[1 - side] === (wasShown ? replaced : before.context.stones[1 - side])) &&
      currentState(after) === (before.hasTag("live") ? "live.measuring" : "placed")
    )
  },
  "keeps light, view and turn at a choice, unless the new stone lacks that view": ({ after, before, event }) => {
    if (event.type !== "liveStone.choose") return true
    const isLost = before.context.view === "hearts" && after.context.stones.some(({ shape }) => shape !== "round")
    const { isSwaying, light, turn, view } = before.context
    const expected = isLost ? [light, isSwaying, "face", startOf("face")] : [light, isSwaying, view, turn]
    return isEqual([after.context.light, after.context.isSwaying, after.context.view, after.context.turn], expected)
  },
  "changes only the light, and not in a diagram": (step) => {
    const { after, before, event } = step
    if (event.type !== "liveStone.setLight") return true
    if (!before.hasTag("live") || isDiagram(before.context.view)) return isSame(step)
    return isSameBut(step, "light") && after.context.light === event["light"]
  },
  "shows a new view from its own side, in the same light": (step) => {
    const { after, before, event } = step
    if (event.type !== "liveStone.setView") return true
    const isOffered = event["view"] !== "hearts" || before.context.stones.every(({ shape }) => shape === "round")
    if (!before.hasTag("live") || !isOffered) return isSame(step)
    return isSameBut(step, "view", "turn") && isEqual([after.context.view, after.context.turn], [event["view"], startOf(event["view"])])
  },
  "applies a roll, and stops swaying": (step) => {
    const { after, before, event } = step
    if (event.type !== "liveStone.roll") return true
    if (!before.hasTag("live")) return isSame(step)
    return (
      isSameBut(step, "turn", "isSwaying") &&
      !after.context.isSwaying &&
      isEqual(after.context.turn, rollTurn(before.context.turn, event["by"]))
    )
  },
  "toggles only the swaying": (step) =>
    step.event.type !== "liveStone.toggleSway" ||
    (step.before.hasTag("live")
      ? isSameBut(step, "isSwaying") && step.after.context.isSwaying !== step.before.context.isSwaying
      : isSame(step)),
  "stores the computed measures, and changes nothing else": (step) => {
    const { after, before, event } = step
    if (event.type !== "xstate.done.actor.measureStones" || event["output"]._tag !== "Success") return true
    const { measures: _, ...others } = before.context
    const { measures, ...rest } = after.context
    return currentState(after) === "live.measured" && isEqual(measures, event["output"].value) && isEqual(rest, others)
  },
  "fails for an impossible stone": ({ after, event }) =>
    event.type !== "xstate.done.actor.measureStones" ||
    event["output"]._tag === "Success" ||
    (after.matches("failed") && after.context.failure === "impossible"),
  "fails when measuring throws": ({ after, event }) =>
    event.type !== "xstate.error.actor.measureStones" || (after.matches("failed") && after.context.failure === "lost"),
  "keeps the stones at every event except a new page, its end and a choice": ({ after, before, event }) =>
    ["liveStone.place", "liveStone.remove", "liveStone.choose"].includes(event.type) ||
    isEqual([after.context.offered, after.context.stones], [before.context.offered, before.context.stones])
}
