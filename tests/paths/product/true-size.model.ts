import { type Calibration, steps } from "../../../core/domain/true-size/calibration.ts"
import { trueSizeMachine } from "../../../core/machines/product/true-size.machine.ts"
import { currentState, defineModel } from "../../../qa/paths/model.ts"
import { postconditions } from "./true-size.postconditions.ts"

/** A screen of 109 pixels per inch, and a phone. */
const screen: Calibration = { scale: 4.29, ratio: 1 }
const phone: Calibration = { scale: 6.2, ratio: 3 }

const stateTexts: Readonly<Record<string, string>> = {
  closed: "the dialog is closed",
  "open.recalling": "the stored calibration is being read",
  "open.drawn": "the product is drawn in its size",
  "open.calibrating": "a card is being matched"
}

const described = (calibration: Calibration | null): string =>
  calibration === null ? "no calibration" : `a calibration of ${calibration.scale.toFixed(2)} px/mm`

export const model = defineModel<typeof trueSizeMachine>({
  name: "trueSize",
  world: {
    machine: trueSizeMachine,
    input: undefined,
    callbackActors: ["storage"],
    events: [
      { type: "trueSize.open", size: null },
      { type: "trueSize.open", size: 16.5 },
      { type: "trueSize.open", size: 25 },
      { type: "trueSize.changedElsewhere", calibration: null },
      { type: "trueSize.changedElsewhere", calibration: screen },
      { type: "trueSize.zoomed", ratio: 2 },
      { type: "trueSize.choose", size: 18 },
      { type: "trueSize.choose", size: 18.2 },
      { type: "trueSize.hydrated", calibration: null, ratio: 1 },
      { type: "trueSize.hydrated", calibration: phone, ratio: 3 },
      { type: "trueSize.adjust", step: 51 },
      { type: "trueSize.adjust", step: 100_000 }
    ]
  },
  describeState: ({ context: { calibration, ratio, size, step }, ...snapshot }) =>
    [
      stateTexts[currentState(snapshot)] ?? currentState(snapshot),
      `finger size ${size}`,
      described(calibration),
      `ratio ${ratio}`,
      `step ${step}`
    ].join(", "),
  eventTexts: {
    "trueSize.open": ({ size }) => (size === null ? "the size of a stone opens" : `the size of a ring of ${String(size)} opens`),
    "trueSize.close": "the dialog is closed",
    "trueSize.changedElsewhere": ({ calibration }) => `another tab stores ${described(calibration)}`,
    "trueSize.zoomed": ({ ratio }) => `the page is zoomed to ${String(ratio)} device pixels per pixel`,
    "trueSize.choose": ({ size }) => `a finger of size ${String(size)} is chosen`,
    "trueSize.hydrated": ({ calibration }) => `the device has ${described(calibration)}`,
    "trueSize.calibrate": "the calibration is started",
    "trueSize.reset": "the calibration is reset",
    "trueSize.adjust": ({ step }) => `the card is moved to step ${String(step)}`,
    "trueSize.confirm": "the matching card is confirmed",
    "trueSize.cancel": "the calibration is cancelled"
  },
  invariants: {
    "watches the storage exactly while it is open": (snapshot) => "storage" in snapshot.children === !snapshot.matches("closed"),
    "has the tags of drawing and calibrating exactly in those states": (snapshot) =>
      (snapshot.hasTag("drawn") || snapshot.hasTag("calibrating")) ===
      (snapshot.matches({ open: "drawn" }) || snapshot.matches({ open: "calibrating" })),
    "has a step other than 0 only during a calibration": ({ context, ...snapshot }) => snapshot.hasTag("calibrating") || context.step === 0,
    "has a step within the slider": ({ context: { step } }) => step >= steps.least && step <= steps.most,
    "has a finger size that the shop sells": ({ context: { size } }) => [16.5, 17, 18].includes(size),
    "can be calibrated exactly while the product is drawn": (snapshot) =>
      snapshot.can({ type: "trueSize.calibrate" }) === snapshot.hasTag("drawn"),
    "can reset only an existing calibration": (snapshot) =>
      snapshot.can({ type: "trueSize.reset" }) === (snapshot.hasTag("drawn") && snapshot.context.calibration !== null),
    "can be adjusted, confirmed and cancelled exactly during a calibration": (snapshot) =>
      ([{ type: "trueSize.adjust", step: 1 }, { type: "trueSize.confirm" }, { type: "trueSize.cancel" }] as const).every(
        (event) => snapshot.can(event) === snapshot.hasTag("calibrating")
      )
  },
  startConditions: {
    "starts closed, without a calibration, with ratio 1 and finger size 17": ({ after: { context, ...snapshot }, started }) =>
      snapshot.matches("closed") && context.calibration === null && context.ratio === 1 && context.size === 17 && started.length === 0
  },
  postconditions
})
