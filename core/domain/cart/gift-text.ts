import { formatDay } from "../text/days.ts"
import type { Gift } from "./gift-schema.ts"

/** Time in Moscow. */
export const giftHour = 10

export const giftText = ({ email, recipient, sendOn, way }: Gift): string =>
  way === "card"
    ? `Кому: ${recipient}. Карта в конверте придёт с заказом`
    : `Кому: ${recipient}. Письмом на ${email ?? ""} ${sendOn === null ? "сразу после оплаты" : `${formatDay(sendOn)} в ${giftHour}:00 по Москве`}`
