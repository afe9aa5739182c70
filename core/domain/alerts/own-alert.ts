import { type Absence, absences } from "../stock/absence.ts"

export const alertsPath = "/personal/alerts/"

/** `waiting`: not confirmed by letter; `fell`: cheaper than at the request; `back`: on sale again. */
export const alertStates = ["waiting", "following", "fell", "back", ...absences] as const
export type AlertState = (typeof alertStates)[number]

export const alertStateNames: Readonly<Record<AlertState, string>> = {
  waiting: "Ждёт подтверждения по почте",
  following: "Следим за ценой",
  fell: "Цена снизилась",
  back: "Снова в продаже",
  sold: "Камень купили",
  reserved: "Камень отложен по заказу",
  withdrawn: "Камень сняли с продажи"
}

type AlertFields = {
  readonly isConfirmed: boolean
  readonly isEnded: boolean
  readonly absence: Absence | null
  /** Roubles, now and at the request. */
  readonly price: number
  readonly askedPrice: number
}

/** The list has an ended alert only if its stone left sale. A stone that is on sale now is back. */
export const alertState = ({ absence, askedPrice, isConfirmed, isEnded, price }: AlertFields): AlertState => {
  if (absence !== null) return absence
  if (isEnded) return "back"
  if (!isConfirmed) return "waiting"
  return price < askedPrice ? "fell" : "following"
}

/** Letters are still sent, or a confirmation is awaited. */
export const isOpenAlert = (state: AlertState): boolean => state === "waiting" || state === "following" || state === "fell"

export const isAbsent = (state: AlertState): boolean => absences.some((absence) => absence === state)
