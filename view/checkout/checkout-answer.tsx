import { useSelector } from "../use-selector.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { CheckoutRefusal as Refusal } from "../../core/machines/checkout/checkout-state.ts"
import { Answer } from "../ui/answer.tsx"
import { Button } from "../ui/button.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { useActor } from "../shop-context.tsx"
import { useOffline } from "../use-offline.ts"
import { useUnansweredText } from "./unanswered-text.ts"

/** CHK-014. */
export function CheckoutAnswer() {
  const actor = useActor("checkout")
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.hasTag("unanswered"))
  const isUncounted = useSelector(actor, (snapshot) => snapshot.hasTag("uncounted"))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const tries = useSelector(actor, ({ context }) => context.tries)
  const unanswered = useUnansweredText()
  const isOffline = useOffline()
  if (isUncounted) {
    return (
      <Answer key="uncounted" onward={<RetryButton onPress={() => actor.send({ type: "checkout.retry" })}>Повторить</RetryButton>}>
        {typeset("Корзина изменилась, а новую сумму узнать не удалось. Проверьте связь и повторите.")}
      </Answer>
    )
  }
  if (isUnanswered) {
    return (
      <Answer
        key="unanswered"
        kind="info"
        onward={isOffline ? null : <RetryButton onPress={() => actor.send({ type: "checkout.retry" })}>Спросить ещё раз</RetryButton>}
      >
        {unanswered}
      </Answer>
    )
  }
  return refusal === null || isBusy ? null : <RefusalAnswer key={tries} refusal={refusal} />
}

const RetryButton = ({ children, onPress }: { readonly children: string; readonly onPress: () => void }) => (
  <Button look="outline" size="small" onPress={onPress}>
    {children}
  </Button>
)

/** Server's message; shows the previous total if it has changed. */
function RefusalAnswer({ refusal: { message, reason, seen } }: { readonly refusal: Refusal }) {
  const hasItems = reason !== null && "codes" in reason
  const previousTotal = reason?.reason === "totalChanged" && seen !== null ? ` Раньше было ${formatPrice(seen)}.` : ""
  const cartLink = hasItems ? (
    <TextLink className="link" href="/cart">
      Вернуться в корзину
    </TextLink>
  ) : null
  return <Answer onward={cartLink}>{typeset(`${toSentence(message)}${previousTotal}`)}</Answer>
}

const toSentence = (text: string): string =>
  text === "" ? "Заказ не оформлен. Попробуйте ещё раз." : /[.?]$/.test(text) ? text : `${text}.`
