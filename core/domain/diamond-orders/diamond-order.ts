import { documentBytesMost } from "../files/document-files.ts"
import { nbsp } from "../text/numbers.ts"

/** Statuses of a diamond that is looked for on request, in their order; the last two end it. */
export const diamondOrderStatuses = ["accepted", "started", "ordered", "onWay", "ready", "completed", "cancelled"] as const
export type DiamondOrderStatus = (typeof diamondOrderStatuses)[number]

/** Statuses in words (ENT-035, ENT-036). */
export const diamondOrderNames: Readonly<Record<DiamondOrderStatus, string>> = {
  accepted: "Заявка принята",
  started: "Начало обработки",
  ordered: "Заказ позиции",
  onWay: "Камень в пути",
  ready: "Камень готов к показу",
  completed: "Заявка выполнена",
  cancelled: "Заявка отменена"
}

/** Sentences that say what a status means and what comes next. */
export const diamondOrderSentences: Readonly<Record<DiamondOrderStatus, string>> = {
  accepted: "Мы получили заявку. Геммолог прочитает её и напишет вам.",
  started: "Геммолог подбирает камни по вашему описанию.",
  ordered: "Камень выбран, мы заказали его.",
  onWay: "Камень едет к нам.",
  ready: "Камень у нас. Договоримся о показе или доставке.",
  completed: "Вы получили камень.",
  cancelled: "Мы больше не ищем этот камень."
}

/** Tells whether a request can still be moved on or cancelled. */
export const isOpenRequest = (status: DiamondOrderStatus): boolean => status !== "completed" && status !== "cancelled"

/** Tells whether its shopper can cancel it: once a stone is ordered, only the shop can. */
export const canCancelRequest = (status: DiamondOrderStatus): boolean => status === "accepted" || status === "started"

/** Statuses to which the operator may move a request: any later one, and cancelling. */
export const nextStatuses = (status: DiamondOrderStatus): ReadonlyArray<DiamondOrderStatus> =>
  isOpenRequest(status) ? diamondOrderStatuses.slice(diamondOrderStatuses.indexOf(status) + 1) : []

/** Steps of a request that is not cancelled, each done, current or still to come; none of a cancelled one. */
export const requestSteps = (
  status: DiamondOrderStatus
): ReadonlyArray<{ readonly status: DiamondOrderStatus; readonly state: "done" | "current" | "future" }> => {
  if (status === "cancelled") return []
  const steps = diamondOrderStatuses.slice(0, -1)
  const now = steps.indexOf(status)
  return steps.map((step, place) => ({
    status: step,
    state: place < now || status === "completed" ? "done" : place === now ? "current" : "future"
  }))
}

/** Bounds of a wish: carats, roubles, characters and files (10 MB together). */
export const wishBounds = {
  weight: { least: 0.1, most: 30 },
  budget: { least: 10_000, most: 500_000_000 },
  comment: 1_000,
  files: { most: 3, bytesMost: documentBytesMost }
} as const

/** Carats with two decimals, as people write them: «1,50 карата». */
export const wishedWeight = (from: number, to: number): string => {
  const carats = (weight: number) => weight.toFixed(2).replace(".", ",")
  return from === to ? `${carats(from)}${nbsp}карата` : `${carats(from)}–${carats(to)}${nbsp}карата`
}
