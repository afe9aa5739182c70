import type { Choice } from "../../../core/domain/constructor/choice.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { ScreenName } from "../../../core/routes/route.ts"
import { defect, unreachable, visitTo } from "../../../qa/paths/visits.ts"
import { frameVariant, variantWithStone } from "../../../qa/samples/variants.ts"

export const root = "/create-jewelry/constructor/from-frame"

/** Pages of the constructor, by step. */
export const pages = {
  start: ["/create-jewelry/", "constructorStart"],
  frames: [`${root}/kolco/`, "frames"],
  frame: [`${root}/frame/opora/`, "frame"],
  stones: [`${root}/diamonds/`, "frameStones"],
  sets: [`${root}/diamonds/complect/`, "frameSets"],
  stone: [`${root}/diamond/7/`, "frameStone"],
  ready: [`${root}/ready-product/`, "ready"]
} as const
export type Step = keyof typeof pages

/** A requested address. Its path does not matter: the choice is in its query. */
export const requested = (search: string) =>
  ({
    type: "navigation.resolved",
    visit: { ...visitTo("/create-jewelry/"), place: { path: "/create-jewelry/", search, index: 0 } },
    guarded: null
  }) as const

export const shown = (screen: ScreenName) => ({ type: "page.shown", screen, header: "default" }) as const
export const shownAt = (step: Step) => ({ type: "page.shown", screen: pages[step][1], header: "default" }) as const

export const withFrame = requested("?skuId=101")
export const withStone = requested("?diamondId=7")

const frame = { type: "customPiece.takeFrame", skuId: 101, stonesCount: 1, name: frameVariant.name } as const
export const takeFrame = { ...frame, isStoneKept: true } as const
export const takeFrameAlone = { ...frame, isStoneKept: false } as const
export const clear = { type: "customPiece.clear", choice: frameVariant.choice } as const
export const clearUnknown = { type: "customPiece.clear", choice: { skuId: 1 } satisfies Choice } as const
export const retry = { type: "customPiece.retry" } as const
export const reconnected = { type: "customPiece.reconnected" } as const

const done = "xstate.done.actor.recallVariants"
export const loaded = { type: done, output: succeeded({ variants: [variantWithStone, frameVariant], gone: [] }) } as const
export const loadedEmpty = { type: done, output: succeeded({ variants: [], gone: [] }) } as const
export const loadFailed = { type: done, output: failed({ ...unreachable, call: "custom.short" }) } as const
export const threw = { type: "xstate.error.actor.recallVariants", error: defect } as const
