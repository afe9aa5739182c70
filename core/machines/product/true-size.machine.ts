import { assign, fromCallback, sendTo, setup } from "xstate"
import { ringSizes } from "../../domain/product/ring-sizes.ts"
import { fingerWidth } from "../../domain/product/size-comparison.ts"
import { boundStep, type Calibration, scaleAt, scaleOn, stepOf } from "../../domain/true-size/calibration.ts"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"

export type TrueSizeContext = {
  /** Ring size of the drawn finger. */
  readonly size: number
  /** `null` until the screen has been measured. */
  readonly calibration: Calibration | null
  /** Device pixels per CSS pixel. */
  readonly ratio: number
  /** Step of the calibration in progress (`core/domain/true-size/calibration.ts`). */
  readonly step: number
}

export type TrueSizeEvent =
  /** Ring size; `null` for a stone, which is drawn on the finger chosen before. */
  | { readonly type: "trueSize.open"; readonly size: number | null }
  | { readonly type: "trueSize.close" }
  | { readonly type: "trueSize.choose"; readonly size: number }
  | { readonly type: "trueSize.calibrate" }
  | { readonly type: "trueSize.adjust"; readonly step: number }
  | { readonly type: "trueSize.confirm" }
  | { readonly type: "trueSize.cancel" }
  | { readonly type: "trueSize.reset" }
  | { readonly type: "trueSize.hydrated"; readonly calibration: Calibration | null; readonly ratio: number }
  | { readonly type: "trueSize.changedElsewhere"; readonly calibration: Calibration | null }
  | { readonly type: "trueSize.zoomed"; readonly ratio: number }

export type TrueSizeStorageEvent = { readonly type: "storage.save"; readonly calibration: Calibration | null }

/** Stone or ring in its true size: size of the finger, and calibration of the screen by a bank card. */
export const trueSizeMachine = setup({
  types: {
    context: {} as TrueSizeContext,
    events: {} as TrueSizeEvent,
    tags: {} as "drawn" | "calibrating",
    children: {} as { readonly storage: "storage" }
  },
  actors: { storage: fromCallback<TrueSizeStorageEvent>(notProvided("storage")) },
  guards: {
    isSizeOffered: ({ event }) => isRingSize(narrowEvent(event, "trueSize.choose").size),
    isCalibrated: ({ context: { calibration } }) => calibration !== null
  },
  actions: {
    storeRingSize: assign(({ context, event }) => {
      const { size } = narrowEvent(event, "trueSize.open")
      return { size: size === null || !isRingSize(size) ? context.size : size }
    }),
    hydrate: assign(({ event }) => {
      const { calibration, ratio } = narrowEvent(event, "trueSize.hydrated")
      return { calibration, ratio }
    }),
    syncCalibration: assign(({ event }) => ({ calibration: narrowEvent(event, "trueSize.changedElsewhere").calibration })),
    storeRatio: assign(({ event }) => ({ ratio: narrowEvent(event, "trueSize.zoomed").ratio })),
    storeChosenSize: assign(({ event }) => ({ size: narrowEvent(event, "trueSize.choose").size })),
    startCalibration: assign(({ context: { calibration, ratio } }) => ({ step: stepOf(scaleOn(calibration, ratio)) })),
    storeStep: assign(({ event }) => ({ step: boundStep(narrowEvent(event, "trueSize.adjust").step) })),
    storeCalibration: assign(({ context: { ratio, step } }) => ({ calibration: { scale: scaleAt(step), ratio } })),
    clearCalibration: assign({ calibration: null }),
    clearStep: assign({ step: 0 }),
    saveCalibration: sendTo("storage", ({ context: { calibration } }): TrueSizeStorageEvent => ({ type: "storage.save", calibration }))
  }
}).createMachine({
  id: "trueSize",
  context: { size: fingerWidth, calibration: null, ratio: 1, step: 0 },
  initial: "closed",
  on: {
    "trueSize.open": { target: ".open", actions: ["storeRingSize", "clearStep"] },
    "trueSize.close": { target: ".closed", actions: "clearStep" }
  },
  states: {
    closed: {},
    open: {
      invoke: { id: "storage", src: "storage" },
      initial: "recalling",
      on: {
        "trueSize.changedElsewhere": { actions: "syncCalibration" },
        "trueSize.zoomed": { actions: "storeRatio" },
        "trueSize.choose": { guard: "isSizeOffered", actions: "storeChosenSize" }
      },
      states: {
        recalling: { on: { "trueSize.hydrated": { target: "drawn", actions: "hydrate" } } },
        drawn: {
          tags: "drawn",
          on: {
            "trueSize.calibrate": { target: "calibrating", actions: "startCalibration" },
            "trueSize.reset": { guard: "isCalibrated", actions: ["clearCalibration", "saveCalibration"] }
          }
        },
        calibrating: {
          tags: "calibrating",
          on: {
            "trueSize.adjust": { actions: "storeStep" },
            "trueSize.confirm": { target: "drawn", actions: ["storeCalibration", "saveCalibration", "clearStep"] },
            "trueSize.cancel": { target: "drawn", actions: "clearStep" }
          }
        }
      }
    }
  }
})

const isRingSize = (size: number): boolean => ringSizes.some((each) => each === size)
