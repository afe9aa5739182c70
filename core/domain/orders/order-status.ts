import type { OrderDeliveryMethod } from "../delivery/deliveries.ts"
import type { CareKind } from "./care-kinds.ts"

/** PERS-022. */
export const orderStatuses = ["new", "inWork", "ready", "completed", "cancelled"] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  new: "Новый",
  inWork: "В работе",
  ready: "Готов",
  completed: "Выполнен",
  cancelled: "Отменён"
}

export const readyNames: Readonly<Record<OrderDeliveryMethod, string>> = {
  courier: "Готов к доставке",
  "self-pickup": "Готов к выдаче",
  "pickup-point": "Готов к выдаче",
  email: "Готов"
}

export const orderStatusName = (status: OrderStatus, way: OrderDeliveryMethod): string =>
  status === "ready" ? readyNames[way] : orderStatusNames[status]

/** `current`: all unfinished ones (PERS-008). */
export const orderFilters = ["current", ...orderStatuses] as const
export type OrderFilter = (typeof orderFilters)[number]

export const orderFilterNames: Readonly<Record<OrderFilter, string>> = {
  ...orderStatusNames,
  current: "Текущие",
  new: "Новые",
  ready: "Готовые",
  completed: "Выполненные",
  cancelled: "Отменённые"
}

export const statusesOf = (filter: OrderFilter): ReadonlyArray<OrderStatus> =>
  filter === "current" ? ["new", "inWork", "ready"] : [filter]

export type OrderCounts = Readonly<Record<OrderStatus, number>>

export const countUnder = (counts: OrderCounts, filter: OrderFilter | null): number =>
  (filter === null ? orderStatuses : statusesOf(filter)).reduce((sum, status) => sum + counts[status], 0)

export const withMovedCount = (counts: OrderCounts, from: OrderStatus, to: OrderStatus): OrderCounts =>
  from === to ? counts : { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 }

/** PERS-009, PERS-010. */
export const orderSortNames = { desc: "Сначала новые", asc: "Сначала старые" } as const

/** Until they are ready; with issued certificates, only by phone. */
export const canCancel = ({ hasCertificates, status }: { readonly status: OrderStatus; readonly hasCertificates: boolean }): boolean =>
  (status === "new" || status === "inWork") && !hasCertificates

export const cannotCancel = ({ hasCertificates, status }: Parameters<typeof canCancel>[0]): string => {
  switch (status) {
    case "completed":
      return hasCertificates
        ? "Сертификаты уже выпущены. Чтобы вернуть их, позвоните нам"
        : "Заказ уже выполнен, отменить его нельзя. Вещь можно вернуть"
    case "ready":
      return "Заказ уже собран. Чтобы отменить его, позвоните нам"
    case "cancelled":
      return "Заказ уже отменён"
    case "new":
    case "inWork":
      return hasCertificates ? "Сертификаты уже выпущены. Чтобы отменить заказ, позвоните нам" : "Этот заказ можно отменить"
  }
}

type Cancellable = {
  readonly canCancel: boolean
  readonly orderStatus: OrderStatus
  readonly items: ReadonlyArray<{
    readonly certificates: ReadonlyArray<unknown>
    readonly quantity: number
    readonly returned: number
    readonly care: ReadonlyArray<CareKind>
  }>
}

/** Explains a missing cancel button where a phone call still helps; `null` for other orders, and where the page itself takes the certificates back. */
export const cancellationNote = (order: Cancellable): string | null => {
  const { items, orderStatus } = order
  const issued = items.filter(({ certificates, quantity, returned }) => certificates.length > 0 && returned < quantity)
  const hasCertificates = issued.some(({ care }) => !care.includes("return"))
  const isByPhone = orderStatus === "ready" || (orderStatus !== "cancelled" && hasCertificates)
  return order.canCancel || !isByPhone ? null : cannotCancel({ status: orderStatus, hasCertificates })
}
