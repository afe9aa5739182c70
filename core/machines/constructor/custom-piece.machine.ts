import { assign, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, type RefusalParams } from "../../kernel/outcome.ts"
import { remoteStates } from "../../kernel/remote.ts"
import { type Choice, isSameChoice, isWhole, nextPath, readChoice, withoutFrame } from "../../domain/constructor/choice.ts"
import { maxVariants, offeredVariants } from "../../domain/constructor/variants.ts"
import type { ChoiceChange } from "../../services/constructor/stored-choices.ts"
import type { Variant, Variants } from "../../services/constructor/variants.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { NavigationFact } from "../navigation/navigation.machine.ts"
import type { PageFact } from "../navigation/page.machine.ts"

type Refusal = typeof ApiError.Encoded

const stepOf: Readonly<Record<string, string | undefined>> = {
  constructorStart: "start",
  frames: "frames",
  frame: "frame",
  frameStones: "stones",
  frameSets: "sets",
  frameStone: "stone",
  ready: "ready"
}

/** Number of stored choices per screen; favourites show all. */
const shownAt: Readonly<Record<string, number | undefined>> = {
  constructorStart: offeredVariants,
  /** Includes the page's own choice. */
  ready: offeredVariants + 1,
  wishlist: maxVariants
}

export type VariantsRequest = ChoiceChange & { readonly shown: number }

export type CustomPieceContext = {
  /** Query string. */
  readonly asked: string
  readonly choice: Choice
  readonly shown: number
  readonly forgotten: ReadonlyArray<Choice>
  readonly variants: ReadonlyArray<Variant>
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type CustomPieceEvent =
  /** `isStoneKept`: the stone chosen before fits the frame, which holds `stonesCount` stones. */
  | {
      readonly type: "customPiece.takeFrame"
      readonly skuId: number
      readonly stonesCount: number
      readonly name: string
      readonly isStoneKept: boolean
    }
  | { readonly type: "customPiece.clear"; readonly choice: Choice }
  | { readonly type: "customPiece.retry" }
  | { readonly type: "customPiece.reconnected" }
  | Extract<NavigationFact, { readonly type: "navigation.resolved" }>
  | Extract<PageFact, { readonly type: "page.shown" }>

/** Choice that navigates to `to`, or a frame that needs stones, which are chosen at `to`. */
export type CustomPieceFact =
  | { readonly type: "customPiece.chosen"; readonly to: string }
  | { readonly type: "customPiece.stonesRequired"; readonly to: string; readonly stonesCount: number; readonly frame: string }

type Result = { readonly outcome: Outcome<Variants, Refusal> }

const isStep = (name: string) => (_: unknown, screen: string) => stepOf[screen] === name
const screenOf = { params: ({ event }: { readonly event: { readonly screen: string } }) => event.screen }

/** Assembles a custom piece. Steps follow the address, which holds the whole choice; choices are stored on this device. */
export const customPieceMachine = setup({
  types: { context: {} as CustomPieceContext, events: {} as CustomPieceEvent, tags: {} as "busy" | "failed" | "composed" },
  actors: {
    recallVariants: fromPromise<Outcome<Variants, Refusal>, VariantsRequest>(notProvided("recallVariants")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    isStart: isStep("start"),
    isFrames: isStep("frames"),
    isFrame: isStep("frame"),
    isStones: isStep("stones"),
    isSets: isStep("sets"),
    isStone: isStep("stone"),
    isReady: isStep("ready"),
    isVariantsScreen: (_, screen: string) => (stepOf[screen] ?? shownAt[screen]) !== undefined,
    succeeded: (_, { outcome }: Result) => hasSucceeded({ outcome }),
    isPieceComplete: ({ context: { choice }, event }) => {
      const { isStoneKept, skuId } = narrowEvent(event, "customPiece.takeFrame")
      return isStoneKept && isWhole({ ...choice, skuId })
    },
    isListed: ({ context: { variants }, event }) => {
      const { choice } = narrowEvent(event, "customPiece.clear")
      return variants.some((variant) => isSameChoice(variant.choice, choice))
    }
  },
  actions: {
    storeQuery: assign(({ event }) => ({ asked: narrowEvent(event, "navigation.resolved").visit.place.search })),
    storeChoice: assign(({ context: { asked } }, screen: string) => ({
      choice: choiceAt(screen, asked),
      shown: shownAt[screen] ?? 0,
      forgotten: []
    })),
    storeResult: assign((_, { outcome }: Result) =>
      outcome._tag === "Success" ? { variants: outcome.value.variants, forgotten: [], refusal: null } : {}
    ),
    storeRefusal: assign((_, { refusal }: RefusalParams<Refusal>) => ({ refusal })),
    removeVariant: assign(({ context: { forgotten, variants }, event }) => {
      const { choice } = narrowEvent(event, "customPiece.clear")
      return { forgotten: [...forgotten, choice], variants: variants.filter((variant) => !isSameChoice(variant.choice, choice)) }
    }),
    publishChosen: sendParent(({ context: { choice }, event }): CustomPieceFact => {
      const { skuId, stonesCount } = narrowEvent(event, "customPiece.takeFrame")
      return { type: "customPiece.chosen", to: nextPath({ ...choice, skuId }, stonesCount) }
    }),
    publishStonesRequired: sendParent(({ event }): CustomPieceFact => {
      const { name, skuId, stonesCount } = narrowEvent(event, "customPiece.takeFrame")
      return { type: "customPiece.stonesRequired", to: nextPath({ skuId }, stonesCount), stonesCount, frame: name }
    })
  }
}).createMachine({
  id: "customPiece",
  type: "parallel",
  context: { asked: "", choice: {}, shown: 0, forgotten: [], variants: [], refusal: null },
  on: { "navigation.resolved": { actions: "storeQuery" } },
  states: {
    step: {
      initial: "away",
      on: {
        "page.shown": [
          { guard: { type: "isStart", ...screenOf }, target: ".start" },
          { guard: { type: "isFrames", ...screenOf }, target: ".frames" },
          { guard: { type: "isFrame", ...screenOf }, target: ".frame" },
          { guard: { type: "isStones", ...screenOf }, target: ".stones" },
          { guard: { type: "isSets", ...screenOf }, target: ".sets" },
          { guard: { type: "isStone", ...screenOf }, target: ".stone" },
          { guard: { type: "isReady", ...screenOf }, target: ".ready" },
          { target: ".away" }
        ]
      },
      states: {
        away: {},
        start: {},
        frames: {},
        frame: {
          on: { "customPiece.takeFrame": [{ guard: "isPieceComplete", actions: "publishChosen" }, { actions: "publishStonesRequired" }] }
        },
        stones: {},
        sets: {},
        stone: {},
        ready: { tags: "composed" }
      }
    },
    memory: {
      initial: "idle",
      on: {
        "page.shown": {
          guard: { type: "isVariantsScreen", ...screenOf },
          target: ".loading",
          actions: { type: "storeChoice", ...screenOf }
        },
        "customPiece.clear": { guard: "isListed", target: ".loading", actions: "removeVariant" }
      },
      states: {
        idle: {},
        ...remoteStates({
          src: "recallVariants",
          input: ({ choice, forgotten, shown }: CustomPieceContext): VariantsRequest => ({ choice, gone: forgotten, shown }),
          retry: "customPiece.retry",
          reconnected: "customPiece.reconnected"
        }),
        ready: {}
      }
    }
  }
})

/**
 * Choice in the address of a page; empty outside the constructor. On a frame's page its id selects only a metal and size, so that the choice is the
 * stone alone; a set is no choice without its frame.
 */
const choiceAt = (screen: string, search: string): Choice => {
  if (stepOf[screen] === undefined) return {}
  const choice = readChoice(search)
  return choice.skuId === undefined || stepOf[screen] === "frame" ? withoutFrame(choice) : choice
}
