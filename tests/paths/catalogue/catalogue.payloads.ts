import { visitTo } from "../../../qa/paths/visits.ts"

export const oval = "/diamonds/filter/shape--oval"
export const ovalOrHeart = "/diamonds/filter/shape--oval,heart"
export const cutOff = { _tag: "Unreachable", call: "catalog.diamondFacets", requestId: null, timedOut: false } as const

export const resolved = { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null } as const
