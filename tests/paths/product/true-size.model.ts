import { type Calibration, steps } from "../../../core/domain/true-size/calibration.ts"
import { trueSizeMachine } from "../../../core/machines/product/true-size.machine.ts"
import { currentState, defineModel } from "../../../qa/paths/model.ts"
import { postconditions } from "./true-size.postconditions.ts"

/** A screen of 109 pixels per inch, and a phone. */
const screen: Calibration = { scale: 4.29, ratio: 1 }
const phone: Calibration = { scale: 6.2, ratio: 3 }

const stateTexts: Readonly<Record<string, string>> = {
  closed: "nothing is drawn in its size",
  "open.recalling": "the screen's pixels are being recalled",
  "open.drawn": "the size is drawn",
  "open.calibrating": "a card is being matched"
}

const described = (calibration: Calibration | null): string =>
  calibration === null ? "unmeasured" : `${calibration.scale.toFixed(2)} px/mm`

export const model = defineModel<typeof trueSizeMachine>({
  name: "trueSize",
  world: {
    machine: trueSizeMachine,
    input: undefined,
    watchers: ["storage"],
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
      `finger ${size}`,
      described(calibration),
      `ratio ${ratio}`,
      `step ${step}`
    ].join(", "),
  eventTexts: {
    "trueSize.open": ({ size }) =>
      size === null ? "the size of a stone is asked for" : `the size of a ring of ${String(size)} is asked for`,
    "trueSize.close": "it is closed",
    "trueSize.changedElsewhere": ({ calibration }) => `another tab says ${described(calibration)}`,
    "trueSize.zoomed": ({ ratio }) => `the page has ${String(ratio)} pixels for one`,
    "trueSize.choose": ({ size }) => `a finger of ${String(size)} is chosen`,
    "trueSize.hydrated": ({ calibration }) => `the device says ${described(calibration)}`,
    "trueSize.calibrate": "the calibration is begun",
    "trueSize.reset": "the calibration is thrown away",
    "trueSize.adjust": ({ step }) => `the card is brought to step ${String(step)}`,
    "trueSize.confirm": "the card matches",
    "trueSize.cancel": "the calibration is left"
  },
  invariants: {
    "listens to the device exactly while it is open": (snapshot) => "storage" in snapshot.children === !snapshot.matches("closed"),
    "draws nothing before the device has said what it knows": (snapshot) =>
      (snapshot.hasTag("drawn") || snapshot.hasTag("calibrating")) ===
      (snapshot.matches({ open: "drawn" }) || snapshot.matches({ open: "calibrating" })),
    "has a step only while a card is matched": ({ context, ...snapshot }) => snapshot.hasTag("calibrating") || context.step === 0,
    "has a step within the slider": ({ context: { step } }) => step >= steps.least && step <= steps.most,
    "has a finger of a size that the shop sells": ({ context: { size } }) => [16.5, 17, 18].includes(size),
    "offers the calibration exactly where the size is drawn": (snapshot) =>
      snapshot.can({ type: "trueSize.calibrate" }) === snapshot.hasTag("drawn"),
    "can throw away only a calibration that there is": (snapshot) =>
      snapshot.can({ type: "trueSize.reset" }) === (snapshot.hasTag("drawn") && snapshot.context.calibration !== null),
    "can be adjusted, confirmed and left exactly while a card is matched": (snapshot) =>
      ([{ type: "trueSize.adjust", step: 1 }, { type: "trueSize.confirm" }, { type: "trueSize.cancel" }] as const).every(
        (event) => snapshot.can(event) === snapshot.hasTag("calibrating")
      )
  },
  startConditions: {
    "begins closed, on an unmeasured screen of one pixel for one, with a finger of 17": ({ after: { context, ...snapshot }, started }) =>
      snapshot.matches("closed") && context.calibration === null && context.ratio === 1 && context.size === 17 && started.length === 0
  },
  postconditions
})
