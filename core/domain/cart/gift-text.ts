import { formatDay } from "../text/days.ts"
import type { Gift } from "./gift-schema.ts"

/** The hour of Moscow at which the letter of a gift leaves on its day. */
export const giftHour = 10

/** To whom a gift goes, how and when, in one line. */
export const giftText = ({ email, recipient, sendOn, way }: Gift): string =>
  way === "card"
    ? `Кому: ${recipient}. Карта в конверте придёт с заказом`
    : `Кому: ${recipient}. Письмом на ${email ?? ""} ${sendOn === null ? "сразу после оплаты" : `${formatDay(sendOn)} в ${giftHour}:00 по Москве`}`
