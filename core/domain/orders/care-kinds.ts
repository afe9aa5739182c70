/** What a buyer asks of the house for things of an order. */
export const careKinds = ["return", "exchange", "resizing", "cleaning", "repair"] as const
export type CareKind = (typeof careKinds)[number]

export const careKindNames: Readonly<Record<CareKind, string>> = {
  return: "Возврат",
  exchange: "Обмен",
  resizing: "Изменение размера",
  cleaning: "Чистка и проверка закрепки",
  repair: "Ремонт"
}

/** How far it is: asked for, agreed on, refused, or done. */
export const careStates = ["asked", "accepted", "declined", "done"] as const
export type CareState = (typeof careStates)[number]

export const careStateNames: Readonly<Record<CareState, string>> = {
  asked: "Ждёт ответа",
  accepted: "Согласовано",
  declined: "Отказ",
  done: "Выполнено"
}

/** Whether money goes back once it is done: an exchange is a return and a new order. */
export const isPaidBack = (kind: CareKind): boolean => kind === "return" || kind === "exchange"

/** Whether the house has not answered it for good: its things are not asked for again until then. */
export const isOpenCare = (state: CareState): boolean => state === "asked" || state === "accepted"
