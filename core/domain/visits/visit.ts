import type { VisitKind } from "./visit-hours.ts"

/** How far a visit is: asked for, confirmed by the house, called off, without its thing, which was bought meanwhile, or past. */
export const visitStates = ["asked", "confirmed", "cancelled", "sold", "over"] as const
export type VisitState = (typeof visitStates)[number]

/** What is said of it to who comes. */
export const visitStateNames: Readonly<Record<VisitState, string>> = {
  asked: "Ждёт подтверждения",
  confirmed: "Подтверждён",
  cancelled: "Отменён",
  sold: "Изделие купили раньше",
  over: "Состоялся"
}

/** Whether it is still to come, and can be called off. */
export const isAhead = (state: VisitState): boolean => state === "asked" || state === "confirmed"

export const visitKindNames: Readonly<Record<VisitKind, string>> = { salon: "Показ в салоне", video: "Видеовстреча с геммологом" }

/** The place before the gemmologist's camera; the salons have the numbers of the shop's own places. */
export const videoPlaceId = 0

/** How many visits one address may have ahead. */
export const visitsAheadMost = 3

/** A stone or the variant of a piece, by the id of its line in a cart; sets and certificates are not shown. */
export const isShownThing = (id: string): boolean => /^[01]-[1-9]\d{0,8}$/.test(id)
