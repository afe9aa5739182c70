import { assign, fromPromise, setup } from "xstate"
import {
  isDiagram,
  lights,
  placedOn,
  rollTurn,
  startOf,
  viewsOfAll,
  type Light,
  type LiveStone,
  type Roll,
  type View
} from "../../domain/live-stone/live-stone.ts"
import type { Turn } from "../../domain/optics/geometry.ts"
import type { FaceMeasures } from "../../domain/optics/face.ts"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { ImpossibleStone } from "../../services/product/measure-stones.ts"

/** `impossible`: no solid has the proportions; `unsupported`: no WebGL 2; `lost`: the context was lost, or a defect. */
export type Failure = "impossible" | "unsupported" | "slow" | "lost"

export type LiveStoneContext = {
  /** The first two are shown unless others are chosen. */
  readonly offered: ReadonlyArray<LiveStone>
  /** One on a stone's page, two in a comparison; they share light, view and turn. */
  readonly stones: ReadonlyArray<LiveStone>
  readonly measures: ReadonlyArray<FaceMeasures>
  readonly light: Light
  readonly view: View
  readonly turn: Turn
  readonly isSwaying: boolean
  readonly failure: Failure | null
}

export type LiveStoneEvent =
  | { readonly type: "liveStone.place"; readonly stones: ReadonlyArray<LiveStone> }
  | { readonly type: "liveStone.remove" }
  /** Shows the offered stone with this index on the left (0) or right (1). */
  | { readonly type: "liveStone.choose"; readonly side: number; readonly stone: number }
  /** `isSwaying` is false with reduced motion. Without a `look`, stones are seen from above, under lamps. */
  | { readonly type: "liveStone.start"; readonly isSwaying: boolean; readonly look?: Look }
  | { readonly type: "liveStone.end" }
  | { readonly type: "liveStone.fail"; readonly failure: Failure }
  | { readonly type: "liveStone.setLight"; readonly light: Light }
  | { readonly type: "liveStone.setView"; readonly view: View }
  /** Result of a drag, or a step by key. */
  | { readonly type: "liveStone.roll"; readonly by: Roll }
  | { readonly type: "liveStone.toggleSway" }

export type Look = { readonly view: View; readonly light: Light }

type MeasureOutcome = Outcome<ReadonlyArray<FaceMeasures>, typeof ImpossibleStone.Type>
type Result = { readonly outcome: MeasureOutcome }

const rest = { light: lights[0], view: "face", turn: startOf("face"), isSwaying: false, measures: [], failure: null } as const

const nothing = { offered: [], stones: [] }
const maxShown = 2

/** Live picture of stones, drawn from their proportions: light, view and orientation. Frames are not events. */
export const liveStoneMachine = setup({
  types: { context: {} as LiveStoneContext, events: {} as LiveStoneEvent, tags: {} as "offered" | "live" },
  actors: { measureStones: fromPromise<MeasureOutcome, ReadonlyArray<LiveStone>>(notProvided("measureStones")) },
  guards: {
    hasStones: ({ event }) => narrowEvent(event, "liveStone.place").stones.length > 0,
    isOtherStone: ({ context: { offered, stones }, event }) => {
      const { side, stone } = narrowEvent(event, "liveStone.choose")
      const [shown, chosen] = [stones[side], offered[stone]]
      return shown !== undefined && chosen !== undefined && shown !== chosen
    },
    isViewLit: ({ context: { view } }) => !isDiagram(view),
    isViewOffered: ({ context: { stones }, event }) => viewsOfAll(stones).includes(narrowEvent(event, "liveStone.setView").view),
    succeeded: (_, { outcome }: Result) => hasSucceeded({ outcome })
  },
  actions: {
    storeStones: assign(({ event }) => {
      const { stones } = narrowEvent(event, "liveStone.place")
      return { ...rest, offered: stones, stones: stones.slice(0, maxShown) }
    }),
    clearStones: assign({ ...rest, ...nothing }),
    replaceStone: assign(({ context: { offered, stones, turn, view }, event }) => {
      const { side, stone } = narrowEvent(event, "liveStone.choose")
      const chosen = offered[stone]
      const shown = chosen === undefined ? stones : placedOn(stones, side, chosen)
      const isShown = viewsOfAll(shown).includes(view)
      return { stones: shown, measures: [], failure: null, view: isShown ? view : rest.view, turn: isShown ? turn : rest.turn }
    }),
    storeLook: assign(({ context: { stones }, event }) => {
      const { isSwaying, look = rest } = narrowEvent(event, "liveStone.start")
      const view = viewsOfAll(stones).includes(look.view) ? look.view : rest.view
      return { ...rest, isSwaying, light: look.light, view, turn: startOf(view) }
    }),
    resetPicture: assign(rest),
    storeFailure: assign((_, { failure }: { readonly failure: Failure }) => ({ ...rest, failure })),
    storeLight: assign(({ event }) => ({ light: narrowEvent(event, "liveStone.setLight").light })),
    storeView: assign(({ event }) => {
      const { view } = narrowEvent(event, "liveStone.setView")
      return { view, turn: startOf(view) }
    }),
    rollStones: assign(({ context: { turn }, event }) => ({
      turn: rollTurn(turn, narrowEvent(event, "liveStone.roll").by),
      isSwaying: false
    })),
    toggleSway: assign(({ context: { isSwaying } }) => ({ isSwaying: !isSwaying })),
    storeMeasures: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { measures: outcome.value } : {}))
  }
}).createMachine({
  id: "liveStone",
  context: { ...rest, ...nothing },
  initial: "off",
  on: {
    "liveStone.place": { guard: "hasStones", target: ".placed", actions: "storeStones" },
    "liveStone.remove": { target: ".off", actions: "clearStones" }
  },
  states: {
    off: {},
    placed: {
      tags: "offered",
      on: {
        "liveStone.start": { target: "live", actions: "storeLook" },
        "liveStone.choose": { guard: "isOtherStone", actions: "replaceStone" }
      }
    },
    live: {
      tags: "live",
      on: {
        "liveStone.choose": { guard: "isOtherStone", target: ".measuring", actions: "replaceStone" },
        "liveStone.end": { target: "placed", actions: "resetPicture" },
        "liveStone.fail": { target: "failed", actions: { type: "storeFailure", params: ({ event }) => event } },
        "liveStone.setLight": { guard: "isViewLit", actions: "storeLight" },
        "liveStone.setView": { guard: "isViewOffered", actions: "storeView" },
        "liveStone.roll": { actions: "rollStones" },
        "liveStone.toggleSway": { actions: "toggleSway" }
      },
      initial: "measuring",
      states: {
        measuring: {
          invoke: {
            id: "measureStones",
            src: "measureStones",
            input: ({ context: { stones } }) => stones,
            onDone: [
              {
                guard: { type: "succeeded", params: outcomeOf },
                target: "measured",
                actions: { type: "storeMeasures", params: outcomeOf }
              },
              { target: "#liveStone.failed", actions: { type: "storeFailure", params: { failure: "impossible" } } }
            ],
            onError: { target: "#liveStone.failed", actions: { type: "storeFailure", params: { failure: "lost" } } }
          }
        },
        measured: {}
      }
    },
    failed: {
      tags: "offered",
      on: {
        "liveStone.start": { target: "live", actions: "storeLook" },
        "liveStone.choose": { guard: "isOtherStone", target: "placed", actions: "replaceStone" }
      }
    }
  }
})
