import type { VisitKind } from "./visit-hours.ts"

/** Status of an appointment; `sold` when the item was bought before it. */
export const visitStates = ["asked", "confirmed", "cancelled", "sold", "over"] as const
export type VisitState = (typeof visitStates)[number]

export const visitStateNames: Readonly<Record<VisitState, string>> = {
  asked: "Ждёт подтверждения",
  confirmed: "Подтверждён",
  cancelled: "Отменён",
  sold: "Изделие купили раньше",
  over: "Состоялся"
}

/** Upcoming appointments, which can still be cancelled. */
export const isAhead = (state: VisitState): boolean => state === "asked" || state === "confirmed"

export const visitKindNames: Readonly<Record<VisitKind, string>> = { salon: "Показ в салоне", video: "Видеовстреча с геммологом" }

/** Id of the video desk; salons use the ids of the shop's own places. */
export const videoPlaceId = 0

/** Upcoming appointments allowed per e-mail address. */
export const visitsAheadMost = 3

/** Items that can be viewed, by cart line id: stones and variants, not sets or certificates. */
export const isShownThing = (id: string): boolean => /^[01]-[1-9]\d{0,8}$/.test(id)
