import { networkText } from "../../core/domain/shell/network-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useOffline } from "../use-offline.ts"

export const useUnansweredText = (): string => (useOffline() ? offlineText : unansweredText)

const offlineText = typeset(`${networkText.orderWaits}.`)
const unansweredText = typeset(
  "Ответ магазина не пришёл, поэтому мы не знаем, оформлен ли заказ. Спрашиваем ещё раз сами: второй заказ не появится, что бы вы ни нажали."
)
