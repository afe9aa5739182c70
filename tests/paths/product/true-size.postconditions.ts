import type { SnapshotFrom } from "xstate"
import { scaleAt } from "../../../core/domain/true-size/calibration.ts"
import type { trueSizeMachine } from "../../../core/machines/product/true-size.machine.ts"
import { type Sentences, type StepOf, currentState, isEqual, isSame } from "../../../qa/paths/model.ts"

type Snapshot = SnapshotFrom<typeof trueSizeMachine>
type Step = StepOf<Snapshot>

/** Checks that the state and everything except the named parts of the context are the same. */
const isSameBut = ({ after, before }: Step, ...parts: ReadonlyArray<keyof Snapshot["context"]>) => {
  const others = ({ context }: Snapshot) => Object.entries(context).filter(([part]) => !parts.some((each) => each === part))
  return currentState(after) === currentState(before) && isEqual(others(after), others(before))
}

const stored = ({ emitted }: Step) => emitted.filter(({ type }) => type === "storage.save")

/** CSS pixels per millimetre of the drawing. */
const drawnScale = ({ context: { calibration, ratio } }: Snapshot) =>
  calibration === null ? 96 / 25.4 : (calibration.scale * calibration.ratio) / ratio

export const postconditions: Sentences<Step> = {
  "reads the storage at each opening, and draws the ring's size or the last one": ({ after, before, event, started }) =>
    event.type !== "trueSize.open" ||
    (currentState(after) === "open.recalling" &&
      isEqual(
        started.map(({ id }) => id),
        ["storage"]
      ) &&
      after.context.size === (event["size"] === 16.5 ? 16.5 : before.context.size)),
  "keeps the finger size when it is closed": ({ after, before, event }) =>
    event.type !== "trueSize.close" || (currentState(after) === "closed" && after.context.size === before.context.size),
  "draws with the stored calibration": (step) => {
    const { after, before, event } = step
    if (event.type !== "trueSize.hydrated") return true
    if (!before.matches({ open: "recalling" })) return isSame(step)
    return (
      currentState(after) === "open.drawn" &&
      isEqual([after.context.calibration, after.context.ratio], [event["calibration"], event["ratio"]]) &&
      after.context.size === before.context.size
    )
  },
  "draws with 96 pixels per inch without a calibration": ({ after }) =>
    after.context.calibration !== null || Math.abs(drawnScale(after) * 25.4 - 96) < 1e-9,
  "takes over the calibration of another tab while it is open": (step) =>
    step.event.type !== "trueSize.changedElsewhere" ||
    (step.before.matches("closed")
      ? isSame(step)
      : isSameBut(step, "calibration") && isEqual(step.after.context.calibration, step.event["calibration"])),
  "keeps the size on the screen when a calibrated page is zoomed": (step) => {
    const { after, before, event } = step
    if (event.type !== "trueSize.zoomed") return true
    if (before.matches("closed")) return isSame(step)
    const devicePixels = (snapshot: Snapshot) => drawnScale(snapshot) * snapshot.context.ratio
    return (
      isSameBut(step, "ratio") &&
      after.context.ratio === event["ratio"] &&
      (after.context.calibration === null || Math.abs(devicePixels(after) - devicePixels(before)) < 1e-9)
    )
  },
  "changes only the finger, to a size that the shop sells": (step) =>
    step.event.type !== "trueSize.choose" ||
    (step.before.matches("closed") || step.event["size"] === 18.2
      ? isSame(step)
      : isSameBut(step, "size") && step.after.context.size === step.event["size"]),
  "starts a calibration with a card as large as the present scale draws it": (step) => {
    const { after, before, event } = step
    if (event.type !== "trueSize.calibrate") return true
    if (!before.hasTag("drawn")) return isSame(step)
    const error = scaleAt(after.context.step) / drawnScale(before) - 1
    const isAtEnd = Math.abs(after.context.step) === 720
    return (
      currentState(after) === "open.calibrating" &&
      (Math.abs(error) < 0.0013 || isAtEnd) &&
      after.context.calibration === before.context.calibration
    )
  },
  "draws the card at the chosen step, within the slider": (step) =>
    step.event.type !== "trueSize.adjust" ||
    (step.before.hasTag("calibrating")
      ? isSameBut(step, "step") && step.after.context.step === Math.min(720, step.event["step"])
      : isSame(step)),
  "draws with the scale of the confirmed card": (step) => {
    const { after, before, event } = step
    if (event.type !== "trueSize.confirm") return true
    if (!before.hasTag("calibrating")) return isSame(step)
    return currentState(after) === "open.drawn" && Math.abs(drawnScale(after) / scaleAt(before.context.step) - 1) < 1e-9
  },
  "keeps the calibration when a new one is cancelled": (step) =>
    step.event.type !== "trueSize.cancel" ||
    (step.before.hasTag("calibrating")
      ? currentState(step.after) === "open.drawn" && isEqual({ ...step.after.context, step: 0 }, { ...step.before.context, step: 0 })
      : isSame(step)),
  "has no calibration after a reset": (step) =>
    step.event.type !== "trueSize.reset" ||
    (step.before.hasTag("drawn") ? isSameBut(step, "calibration") && step.after.context.calibration === null : isSame(step)),
  "stores a confirmed or reset calibration, and nothing else": (step) => {
    const { after, before, event } = step
    const isStored =
      (event.type === "trueSize.confirm" && before.hasTag("calibrating")) ||
      (event.type === "trueSize.reset" && before.hasTag("drawn") && before.context.calibration !== null)
    return isEqual(stored(step), isStored ? [{ type: "storage.save", calibration: after.context.calibration }] : [])
  }
}
