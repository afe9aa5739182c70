import { formatPrice } from "../text/money.ts"
import { formatCount } from "../text/plural.ts"

/** In the API's error, `errors` holds reason and details, `message` the text. Field errors have no reason. */
export type OrderRefusal =
  /** `order` was placed from this cart in another tab or by an earlier click. */
  | { readonly reason: "emptyCart"; readonly order: number | null }
  | { readonly reason: "unavailable"; readonly codes: ReadonlyArray<string> }
  | { readonly reason: "held"; readonly codes: ReadonlyArray<string> }
  /** Held by the user's own unpaid order. */
  | { readonly reason: "heldByOwn"; readonly codes: ReadonlyArray<string> }
  /** Stones both loose and in a frame. */
  | { readonly reason: "twice"; readonly codes: ReadonlyArray<string> }
  /** `due`: part of the total not covered by certificates; `isDueOnly`: the total is as agreed; `promotion`: code that has expired. */
  | {
      readonly reason: "totalChanged"
      readonly total: number
      readonly due: number
      readonly isDueOnly?: true
      readonly promotion: string | null
    }
  /** `when` is a text. */
  | { readonly reason: "dateChanged"; readonly when: string }
  | { readonly reason: "slotTaken" }
  | { readonly reason: "pointClosed" }
  | { readonly reason: "paymentUnfit" }
  /** Daily limit of orders paid on receipt. */
  | { readonly reason: "manyOnReceipt" }
  /** Limits: number of `things`, `worth` in roubles. */
  | { readonly reason: "manyHeld"; readonly things: number; readonly worth: number }

export const orderRefusalText = (refusal: OrderRefusal): string => {
  switch (refusal.reason) {
    case "emptyCart":
      return refusal.order === null ? "В корзине ничего нет" : `Этот заказ уже оформлен, его номер ${refusal.order}`
    case "unavailable":
      return refusal.codes.length === 1
        ? `Товара с артикулом ${refusal.codes.join()} нет в наличии. Пожалуйста, удалите его из корзины`
        : `Товаров с артикулами ${refusal.codes.join(", ")} нет в наличии. Пожалуйста, удалите их из корзины`
    case "held":
      return `${refusal.codes.length === 1 ? "Товар с артикулом" : "Товары с артикулами"} ${refusal.codes.join(", ")} сейчас ${refusal.codes.length === 1 ? "отложен" : "отложены"} для другого покупателя. Попробуйте позже или удалите из корзины`
    case "heldByOwn":
      return `${refusal.codes.length === 1 ? "Товар с артикулом" : "Товары с артикулами"} ${refusal.codes.join(", ")} уже в вашем неоплаченном заказе. Оплатите его или отмените, а из корзины удалите`
    case "twice":
      return `Бриллиант с артикулом ${refusal.codes.join(", ")} стоит в корзине дважды, отдельно и в оправе. Оставьте что-то одно`
    case "totalChanged":
      return totalChangedText(refusal)
    case "dateChanged":
      return `Срок получения изменился: теперь ${refusal.when}. Проверьте его и подтвердите заказ ещё раз`
    case "slotTaken":
      return "Это время курьера уже заняли. Выберите другое, всё остальное сохранено"
    case "pointClosed":
      return "Этот пункт больше не выдаёт заказы. Выберите другой"
    case "paymentUnfit":
      return "Этот способ оплаты для такого заказа не подходит. Выберите другой"
    case "manyOnReceipt":
      return "За сутки оформлено слишком много заказов с оплатой при получении. Корзина сохранится: вернитесь завтра или выберите другой способ оплаты"
    case "manyHeld":
      return `В неоплаченных заказах можно держать до ${formatCount(refusal.things, ["вещи", "вещей", "вещей"])} на ${formatPrice(refusal.worth)}. Корзина сохранится: оплатите или отмените прежние заказы, оформите часть корзины или позвоните нам, и мы примем весь заказ`
  }
}

type TotalChanged = Extract<OrderRefusal, { readonly reason: "totalChanged" }>

const totalChangedText = ({ due, isDueOnly, promotion, total }: TotalChanged): string => {
  if (isDueOnly === true) return `Сумма к оплате изменилась: теперь ${formatPrice(due)}. Проверьте её и подтвердите заказ ещё раз`
  const why = promotion === null ? "Сумма заказа изменилась" : `Промокод ${promotion} больше не действует, и сумма заказа изменилась`
  const rest = due === total ? "" : `, к оплате ${formatPrice(due)}`
  return `${why}: теперь ${formatPrice(total)}${rest}. Проверьте её и подтвердите заказ ещё раз`
}

export const writeOrderRefusal = (refusal: OrderRefusal): Readonly<Record<string, string>> => {
  switch (refusal.reason) {
    case "emptyCart":
      return { reason: refusal.reason, ...(refusal.order !== null && { order: String(refusal.order) }) }
    case "unavailable":
    case "held":
    case "heldByOwn":
    case "twice":
      return { reason: refusal.reason, codes: refusal.codes.join(",") }
    case "totalChanged":
      return {
        reason: refusal.reason,
        total: String(refusal.total),
        due: String(refusal.due),
        ...(refusal.isDueOnly === true && { isDueOnly: "yes" }),
        ...(refusal.promotion !== null && { promotion: refusal.promotion })
      }
    case "dateChanged":
      return { reason: refusal.reason, when: refusal.when }
    case "slotTaken":
    case "pointClosed":
    case "paymentUnfit":
    case "manyOnReceipt":
      return { reason: refusal.reason }
    case "manyHeld":
      return { reason: refusal.reason, things: String(refusal.things), worth: String(refusal.worth) }
  }
}

export const readOrderRefusal = (errors: Readonly<Record<string, string>>): OrderRefusal | undefined => {
  const codes = (errors["codes"] ?? "").split(",").filter((code) => code !== "")
  switch (errors["reason"] ?? "none") {
    case "emptyCart":
      return { reason: "emptyCart", order: errors["order"] === undefined ? null : Number(errors["order"]) }
    case "unavailable":
      return { reason: "unavailable", codes }
    case "held":
      return { reason: "held", codes }
    case "heldByOwn":
      return { reason: "heldByOwn", codes }
    case "twice":
      return { reason: "twice", codes }
    case "totalChanged":
      return {
        reason: "totalChanged",
        total: Number(errors["total"]),
        due: Number(errors["due"] ?? errors["total"]),
        ...(errors["isDueOnly"] === "yes" && { isDueOnly: true as const }),
        promotion: errors["promotion"] ?? null
      }
    case "dateChanged":
      return { reason: "dateChanged", when: errors["when"] ?? "" }
    case "slotTaken":
      return { reason: "slotTaken" }
    case "pointClosed":
      return { reason: "pointClosed" }
    case "paymentUnfit":
      return { reason: "paymentUnfit" }
    case "manyOnReceipt":
      return { reason: "manyOnReceipt" }
    case "manyHeld":
      return { reason: "manyHeld", things: Number(errors["things"]), worth: Number(errors["worth"]) }
    default:
      return undefined
  }
}
