import type { VisitKind } from "./visit-hours.ts"

/** `sold`: the item left sale before the appointment. */
export const visitStates = ["asked", "confirmed", "cancelled", "sold", "over"] as const
export type VisitState = (typeof visitStates)[number]

export const visitStateNames: Readonly<Record<VisitState, string>> = {
  asked: "Ждёт подтверждения",
  confirmed: "Подтверждён",
  cancelled: "Отменён",
  sold: "Изделие ушло из продажи",
  over: "Состоялся"
}

export const isAhead = (state: VisitState): boolean => state === "asked" || state === "confirmed"

export const visitKindNames: Readonly<Record<VisitKind, string>> = { salon: "Показ в салоне", video: "Видеовстреча с геммологом" }

/** Salons have the ids of the shop's places. */
export const videoPlaceId = 0

/** Appointments per e-mail address. */
export const visitsAheadMost = 3

/** Cart line ids of stones and variants; no sets or certificates. */
export const isShownThing = (id: string): boolean => /^[01]-[1-9]\d{0,8}$/.test(id)
