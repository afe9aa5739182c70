import { useSelector } from "../use-selector.ts"
import { useRef } from "react"
import { orderMoneyOf } from "../../core/domain/checkout/total.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { checkoutForm, deliveryMethodOf } from "../../core/forms/checkout.ts"
import { FormProvider } from "../forms/form-context.ts"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { useActor } from "../shop-context.tsx"
import { CheckoutSkeleton } from "./checkout-skeleton.tsx"
import { CheckoutAnswer } from "./checkout-answer.tsx"
import { CheckoutSummary, ConfirmButton } from "./checkout-summary.tsx"
import styles from "./checkout.module.css"
import { ConsentSection } from "./consent-section.tsx"
import { ContactSection } from "./contact-section.tsx"
import { DeliverySection } from "./delivery-section.tsx"
import { PaymentSection } from "./payment-section.tsx"
import { useUnansweredText } from "./unanswered-text.ts"
import { useCheckoutFocus } from "./use-checkout-focus.ts"

export function CheckoutPage() {
  const actor = useActor("checkout")
  const checkout = useSelector(actor, (snapshot) => snapshot)
  const place = useRef<HTMLDivElement>(null)
  useCheckoutFocus(place, checkout)
  const retry = () => actor.send({ type: "checkout.retry" })
  const { offer } = checkout.context
  const money = orderMoneyOf(checkout.context)
  if (checkout.hasTag("lost")) return <CheckoutFailed onRetry={retry} />
  if (offer === null)
    return checkout.hasTag("known") ? <OrderInquiry isUnanswered={checkout.hasTag("unanswered")} onRetry={retry} /> : <CheckoutSkeleton />
  return (
    <FormProvider
      value={{
        definition: checkoutForm,
        snapshot: checkout,
        send: (event) => (event.type === "form.setVerdicts" ? undefined : actor.send(event))
      }}
    >
      <div ref={place} className={styles["columns"]}>
        <div className={styles["sections"]}>
          <ContactSection />
          {deliveryMethodOf(checkout.context.values) === "email" ? null : <DeliverySection />}
          <PaymentSection />
          <ConsentSection />
        </div>
        <CheckoutSummary offer={offer} />
        <div className={styles["bar"]} data-foot="bar">
          <p>
            {money.byCertificates === 0 ? "Итого" : "К оплате"} <b translate="no">{formatPrice(money.due)}</b>
          </p>
          <CheckoutAnswer />
          <ConfirmButton />
        </div>
      </div>
    </FormProvider>
  )
}

function CheckoutFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles["lost"]}>
      <Notice kind="error">{typeset("Не удалось открыть оформление. Проверьте связь: всё, что вы ввели, сохранено.")}</Notice>
      <Button onPress={onRetry}>Повторить</Button>
    </div>
  )
}

/** Shown if the page was reloaded after an order was sent. */
function OrderInquiry({ isUnanswered, onRetry }: { readonly isUnanswered: boolean; readonly onRetry: () => void }) {
  const unanswered = useUnansweredText()
  return (
    <div className={styles["lost"]} role="status">
      <Notice kind="info">{isUnanswered ? unanswered : typeset("Узнаём у магазина, оформлен ли ваш заказ.")}</Notice>
      {isUnanswered ? <Button onPress={onRetry}>Спросить ещё раз</Button> : null}
    </div>
  )
}
