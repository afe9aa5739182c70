import type { AnyEventObject } from "xstate"

export const keeps = (emitted: ReadonlyArray<AnyEventObject>) => emitted.some(({ type }) => type === "draft.keep")
export const forgets = (emitted: ReadonlyArray<AnyEventObject>) => emitted.some(({ type }) => type === "draft.forget")
export const left = (emitted: ReadonlyArray<AnyEventObject>) => emitted.filter(({ type }) => type === "checkout.left")
