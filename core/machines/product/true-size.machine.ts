import { assign, fromCallback, sendTo, setup } from "xstate"
import { ringSizes } from "../../domain/product/ring-sizes.ts"
import { fingerWidth } from "../../domain/product/true-size.ts"
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
  /** `size` of the ring; `null` for a stone, which stays on the finger chosen before. */
  | { readonly type: "trueSize.open"; readonly size: number | null }
  | { readonly type: "trueSize.close" }
  | { readonly type: "trueSize.choose"; readonly size: number }
  | { readonly type: "trueSize.calibrate" }
  | { readonly type: "trueSize.adjust"; readonly step: number }
  | { readonly type: "trueSize.confirm" }
  | { readonly type: "trueSize.cancel" }
  | { readonly type: "trueSize.reset" }
  | { readonly type: "trueSize.recalled"; readonly calibration: Calibration | null; readonly ratio: number }
  | { readonly type: "trueSize.changedElsewhere"; readonly calibration: Calibration | null }
  | { readonly type: "trueSize.zoomed"; readonly ratio: number }

export type TrueSizeStorageEvent = { readonly type: "storage.keep"; readonly calibration: Calibration | null }

/** Stone or ring drawn in its true size: size of the finger, and calibration of the screen by a bank card. */
export const trueSizeMachine = setup({
  types: {
    context: {} as TrueSizeContext,
    events: {} as TrueSizeEvent,
    tags: {} as "drawn" | "calibrating",
    children: {} as { readonly storage: "storage" }
  },
  actors: { storage: fromCallback<TrueSizeStorageEvent>(notProvided("storage")) },
  guards: {
    isOffered: ({ event }) => isRingSize(narrowEvent(event, "trueSize.choose").size),
    isCalibrated: ({ context: { calibration } }) => calibration !== null
  },
  actions: {
    fit: assign(({ context, event }) => {
      const { size } = narrowEvent(event, "trueSize.open")
      return { size: size === null || !isRingSize(size) ? context.size : size }
    }),
    recall: assign(({ event }) => {
      const { calibration, ratio } = narrowEvent(event, "trueSize.recalled")
      return { calibration, ratio }
    }),
    adopt: assign(({ event }) => ({ calibration: narrowEvent(event, "trueSize.changedElsewhere").calibration })),
    zoom: assign(({ event }) => ({ ratio: narrowEvent(event, "trueSize.zoomed").ratio })),
    choose: assign(({ event }) => ({ size: narrowEvent(event, "trueSize.choose").size })),
    begin: assign(({ context: { calibration, ratio } }) => ({ step: stepOf(scaleOn(calibration, ratio)) })),
    adjust: assign(({ event }) => ({ step: boundStep(narrowEvent(event, "trueSize.adjust").step) })),
    confirm: assign(({ context: { ratio, step } }) => ({ calibration: { scale: scaleAt(step), ratio } })),
    forget: assign({ calibration: null }),
    end: assign({ step: 0 }),
    keep: sendTo("storage", ({ context: { calibration } }): TrueSizeStorageEvent => ({ type: "storage.keep", calibration }))
  }
}).createMachine({
  id: "trueSize",
  context: { size: fingerWidth, calibration: null, ratio: 1, step: 0 },
  initial: "closed",
  on: {
    "trueSize.open": { target: ".open", actions: ["fit", "end"] },
    "trueSize.close": { target: ".closed", actions: "end" }
  },
  states: {
    closed: {},
    open: {
      invoke: { id: "storage", src: "storage" },
      initial: "recalling",
      on: {
        "trueSize.changedElsewhere": { actions: "adopt" },
        "trueSize.zoomed": { actions: "zoom" },
        "trueSize.choose": { guard: "isOffered", actions: "choose" }
      },
      states: {
        recalling: { on: { "trueSize.recalled": { target: "drawn", actions: "recall" } } },
        drawn: {
          tags: "drawn",
          on: {
            "trueSize.calibrate": { target: "calibrating", actions: "begin" },
            "trueSize.reset": { guard: "isCalibrated", actions: ["forget", "keep"] }
          }
        },
        calibrating: {
          tags: "calibrating",
          on: {
            "trueSize.adjust": { actions: "adjust" },
            "trueSize.confirm": { target: "drawn", actions: ["confirm", "keep", "end"] },
            "trueSize.cancel": { target: "drawn", actions: "end" }
          }
        }
      }
    }
  }
})

const isRingSize = (size: number): boolean => ringSizes.some((each) => each === size)
