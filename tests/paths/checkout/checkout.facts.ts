import type { AnyEventObject } from "xstate"

export const hasSavedDraft = (emitted: ReadonlyArray<AnyEventObject>) => emitted.some(({ type }) => type === "draft.save")
export const hasClearedDraft = (emitted: ReadonlyArray<AnyEventObject>) => emitted.some(({ type }) => type === "draft.clear")
export const leaveFacts = (emitted: ReadonlyArray<AnyEventObject>) => emitted.filter(({ type }) => type === "checkout.left")
