import type { Delivery } from "../../../core/contract/checkout.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { deliveryDays, deliveryPrice } from "../../../core/domain/content/shop-rules.ts"
import { salonHold, storageOf } from "./rule-texts.ts"

export const deliveries: ReadonlyArray<Delivery> = [
  {
    id: 1,
    code: "courier" as const,
    name: "Курьером с охраной",
    note: "Курьер позвонит накануне. Посылку отдаст получателю по паспорту."
  },
  {
    id: 2,
    code: "self-pickup" as const,
    name: "В салоне «Грани»",
    note: `Заказ ждёт вас ${salonHold}. Изделие можно осмотреть и примерить.`
  },
  {
    id: 3,
    code: "pickup-point" as const,
    name: "В пункте выдачи перевозчика",
    note: `Посылка хранится не более ${storageOf}. Оплата заранее.`
  }
].map((way) => ({ ...way, days: deliveryDays[way.code], price: deliveryPrice, name: typesetProse(way.name), note: typesetProse(way.note) }))
