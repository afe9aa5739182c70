import { maxDocumentBytes } from "../files/document-files.ts"
import { nbsp } from "../text/numbers.ts"

/** In order; the last two are final. */
export const diamondOrderStatuses = ["accepted", "started", "ordered", "onWay", "ready", "completed", "cancelled"] as const
export type DiamondOrderStatus = (typeof diamondOrderStatuses)[number]

/** ENT-035, ENT-036. */
export const diamondOrderNames: Readonly<Record<DiamondOrderStatus, string>> = {
  accepted: "Заявка принята",
  started: "Начало обработки",
  ordered: "Заказ позиции",
  onWay: "Камень в пути",
  ready: "Камень готов к показу",
  completed: "Заявка выполнена",
  cancelled: "Заявка отменена"
}

export const diamondOrderSentences: Readonly<Record<DiamondOrderStatus, string>> = {
  accepted: "Мы получили заявку. Геммолог прочитает её и напишет вам.",
  started: "Геммолог подбирает камни по вашему описанию.",
  ordered: "Камень выбран, мы заказали его.",
  onWay: "Камень едет к нам.",
  ready: "Камень у нас. Договоримся о показе или доставке.",
  completed: "Вы получили камень.",
  cancelled: "Мы больше не ищем этот камень."
}

export const isOpenRequest = (status: DiamondOrderStatus): boolean => status !== "completed" && status !== "cancelled"

/** Once a stone is ordered, only the shop can cancel. */
export const canCancelRequest = (status: DiamondOrderStatus): boolean => status === "accepted" || status === "started"

/** Includes `cancelled`; empty after a final status. */
export const nextStatuses = (status: DiamondOrderStatus): ReadonlyArray<DiamondOrderStatus> =>
  isOpenRequest(status) ? diamondOrderStatuses.slice(diamondOrderStatuses.indexOf(status) + 1) : []

/** Empty when cancelled. */
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

/** Carats, roubles, characters, files (10 MB together). */
export const wishBounds = {
  weight: { least: 0.1, most: 30 },
  budget: { least: 10_000, most: 500_000_000 },
  yearsAhead: 2,
  comment: 1_000,
  files: { most: 3, maxBytes: maxDocumentBytes }
} as const

export const wishedWeight = (from: number, to: number): string => {
  const carats = (weight: number) => weight.toFixed(2).replace(".", ",")
  return from === to ? `${carats(from)}${nbsp}карата` : `${carats(from)}–${carats(to)}${nbsp}карата`
}
