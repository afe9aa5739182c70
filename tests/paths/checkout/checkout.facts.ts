import type { AnyEventObject } from "xstate"

export const keeps = (told: ReadonlyArray<AnyEventObject>) => told.some(({ type }) => type === "draft.keep")
export const forgets = (told: ReadonlyArray<AnyEventObject>) => told.some(({ type }) => type === "draft.forget")
export const left = (told: ReadonlyArray<AnyEventObject>) => told.filter(({ type }) => type === "checkout.left")
