import type { Delivery } from "../../../core/contract/checkout.ts"
import { typesetProse } from "../../../core/domain/prose.ts"
import { deliveryDaysLeast, deliveryPrice } from "../../../core/domain/house-rules.ts"
import { salonHold, storageOf } from "./house-words.ts"

/** Ways by which orders come, in their order. */
export const deliveries: ReadonlyArray<Delivery> = [
  {
    id: 1,
    code: "courier" as const,
    name: "Курьером с охраной",
    days: { least: deliveryDaysLeast, most: 6 },
    note: "Время согласуем по телефону, курьер позвонит накануне. Посылку отдадут получателю с паспортом."
  },
  {
    id: 2,
    code: "self-pickup" as const,
    name: "В салоне «Грани»",
    days: { least: 1, most: 4 },
    note: `Заказ ждёт вас ${salonHold}. Изделие можно осмотреть и примерить.`
  },
  {
    id: 3,
    code: "pickup-point" as const,
    name: "В пункте выдачи перевозчика",
    days: { least: deliveryDaysLeast, most: 7 },
    note: `Посылка хранится не более ${storageOf}. Оплата заранее.`
  }
].map((way) => ({ ...way, price: deliveryPrice, name: typesetProse(way.name), note: typesetProse(way.note) }))
