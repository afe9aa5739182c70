import { isStone } from "./thing-nouns.ts"
import type { VisitKind } from "./visit-hours.ts"

/** `sold`: the item left sale before the appointment. */
export const visitStates = ["asked", "confirmed", "cancelled", "sold", "over"] as const
export type VisitState = (typeof visitStates)[number]

type StateNames = Readonly<Record<Exclude<VisitState, "sold">, string>>

/** In the gender of `visitKindNames`. */
const stateNames: Readonly<Record<VisitKind, StateNames>> = {
  salon: { asked: "Ждёт подтверждения", confirmed: "Подтверждён", cancelled: "Отменён", over: "Состоялся" },
  video: { asked: "Ждёт подтверждения", confirmed: "Подтверждена", cancelled: "Отменена", over: "Состоялась" }
}

/** `thing`: line id or path of the item. */
export const visitStateName = (state: VisitState, kind: VisitKind, thing: string): string =>
  state === "sold" ? soldText(thing) : stateNames[kind][state]

export const soldText = (thing: string): string => `${isStone(thing) ? "Камень ушёл" : "Изделие ушло"} из продажи`

export const isAhead = (state: VisitState): boolean => state === "asked" || state === "confirmed"

export const visitKindNames: Readonly<Record<VisitKind, string>> = { salon: "Показ в салоне", video: "Видеовстреча с геммологом" }

/** Salons have the ids of the shop's places. */
export const videoPlaceId = 0

/** Appointments per asker of an e-mail address. */
export const maxVisitsAhead = 3
