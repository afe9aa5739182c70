import type { AnyEventObject } from "xstate"

export const keeps = (emitted: ReadonlyArray<AnyEventObject>) => emitted.some(({ type }) => type === "draft.save")
export const forgets = (emitted: ReadonlyArray<AnyEventObject>) => emitted.some(({ type }) => type === "draft.clear")
export const left = (emitted: ReadonlyArray<AnyEventObject>) => emitted.filter(({ type }) => type === "checkout.left")
