import { typeset } from "../../../core/domain/typography.ts"

/** What is said while nobody knows whether the order was made. */
export const unansweredText = typeset(
  "Ответ магазина не пришёл, поэтому мы не знаем, оформлен ли заказ. Спрашиваем ещё раз сами: второй заказ не появится, что бы вы ни нажали."
)
