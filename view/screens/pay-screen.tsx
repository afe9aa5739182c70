import { useSelector } from "../use-selector.ts"
import { Suspense, useEffect } from "react"
import type { OrderPayment } from "../../core/contract/order-payment.ts"
import { stepOf } from "../../core/machines/checkout/payment-step.ts"
import { momentOf } from "../../core/domain/text/days.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { paymentStateName, successPath } from "../../core/domain/orders/order-payment.ts"
import { type PaymentMethodCode, paymentMethodList } from "../../core/domain/orders/payment-methods.ts"
import { readOrderNumber } from "../../core/domain/orders/order-number.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Answer } from "../ui/answer.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { Running } from "../running.tsx"
import { useActor } from "../shop-context.tsx"
import { NoOrder, OrderSkeleton } from "../orders/order-states.tsx"
import styles from "../orders/order.module.css"
import type { Draw } from "./draw.ts"
import { onDemand } from "../islands/late-island.tsx"

/** Payment of an order: test buttons or a link to the bank (CHK-009). */
export function PayScreen({ search }: { readonly search: string }) {
  const actor = useActor("payment")
  const snapshot = useSelector(actor, (state) => state)
  const orderId = readOrderNumber(search)
  useEffect(() => actor.send({ type: "payment.show", orderId }), [actor, orderId])
  const { message, method, payment } = snapshot.context
  const step = stepOf(snapshot)
  const retry = () => actor.send({ type: "payment.retry" })
  return (
    <div className={`container ${styles["paying"]}`}>
      <div className={styles["order"]}>
        {step === "missing" ? <NoOrder /> : <h1 className="display-l">{payment === null ? "Оплата заказа" : titleOf(payment)}</h1>}
        {step === "idle" || (snapshot.hasTag("busy") && payment === null) ? <OrderSkeleton text="Узнаём, прошла ли оплата" /> : null}
        {step === "failed" ? <RetryAnswer text={unansweredText} onRetry={retry} /> : null}
        {step === "refused" ? <RetryAnswer text={`${message}.`} onRetry={retry} /> : null}
        {payment !== null && snapshot.hasTag("declined") ? (
          <DeclinedPayment
            payment={payment}
            message={message}
            chosen={method ?? payment.way}
            isBusy={snapshot.hasTag("busy")}
            onChoose={(chosen) => actor.send({ type: "payment.chooseMethod", method: chosen })}
            onChange={(chosen) => actor.send({ type: "payment.changeMethod", method: chosen })}
            onRetry={retry}
          />
        ) : null}
        {payment !== null && step === "settled" ? <SettledPayment payment={payment} /> : null}
        {payment !== null && (step === "open" || step === "settling") ? (
          <OpenPayment
            payment={payment}
            isBusy={snapshot.hasTag("busy")}
            onSettle={(outcome) => actor.send({ type: "payment.settle", outcome })}
          />
        ) : null}
      </div>
    </div>
  )
}

const MethodChoice = onDemand(() => import("../checkout/method-choice.tsx").then((part) => part.MethodChoice))
const TrustLinks = onDemand(() => import("../checkout/trust-links.tsx").then((part) => part.TrustLinks))

const titleOf = ({ number }: OrderPayment): string => `Оплата заказа №${nbsp}${number}`

const unansweredText = "Ответ не пришёл. Прежде чем платить снова, мы спросим, прошла ли оплата: дважды деньги не спишутся."

const holdOverText =
  "Время, на которое мы закрепили заказ за вами, вышло. Оплатить его можно, но до оплаты вещи из него может купить кто-то другой. Если так случится, мы вернём деньги полностью."

type OpenProps = {
  readonly payment: OrderPayment
  readonly isBusy: boolean
  readonly onSettle: (outcome: "paid" | "declined") => void
}

function OpenPayment({ isBusy, onSettle, payment: orderPayment }: OpenProps) {
  const { due, hasOnlyCertificates, orderId, payment, way } = orderPayment
  return (
    <>
      <Due due={due} />
      <Hold payment={orderPayment} />
      {payment === null || payment.url === null ? (
        <>
          <p className={styles["note"]}>{typeset("Это проверочная оплата: карта не нужна, деньги не списываются.")}</p>
          <div className={styles["ways"]} data-foot="bar">
            <Button busy={isBusy ? "Оплачиваем" : null} onPress={() => onSettle("paid")}>
              {`Оплатить${nbsp}${formatPrice(due)}`}
            </Button>
            <Button look="outline" reason={null} busy={isBusy ? "Подождите" : null} onPress={() => onSettle("declined")}>
              Отклонить оплату
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles["note"]}>{typeset(paymentMethodList.find(({ code }) => code === way)?.note ?? "")}</p>
          <p className={styles["ways"]}>
            <a className="button" href={payment.url} rel="noopener">
              Перейти на страницу банка
            </a>
          </p>
        </>
      )}
      <PayLaterLink orderId={orderId} />
      <Suspense fallback={null}>
        <TrustLinks hasOnlyCertificates={hasOnlyCertificates} />
      </Suspense>
    </>
  )
}

type DeclinedProps = Pick<OpenProps, "payment" | "isBusy"> & {
  readonly message: string
  readonly chosen: OrderPayment["way"]
  readonly onChoose: (method: PaymentMethodCode) => void
  readonly onChange: (method: PaymentMethodCode) => void
  readonly onRetry: () => void
}

function DeclinedPayment({ chosen, isBusy, message, onChange, onChoose, onRetry, payment }: DeclinedProps) {
  const other = chosen === payment.way ? undefined : paymentMethodList.find(({ code }) => code === chosen)
  return (
    <>
      <Answer key={message}>{typeset(message === "" ? declinedText : `${message}.`)}</Answer>
      <Due due={payment.due} />
      <Hold payment={payment} />
      <Suspense fallback={null}>
        <MethodChoice {...payment} chosen={chosen} isBusy={isBusy} onChoose={onChoose} />
        <div className={styles["ways"]} data-foot="bar">
          <Button busy={isBusy ? "Подождите" : null} onPress={() => (other === undefined ? onRetry() : onChange(other.code))}>
            {other === undefined ? "Попробовать ещё раз" : payTexts[other.code]}
          </Button>
        </div>
      </Suspense>
      <PayLaterLink orderId={payment.orderId} />
    </>
  )
}

const declinedText = "Оплата не прошла, деньги не списаны. Заказ ждёт вас."

const payTexts: Readonly<Record<PaymentMethodCode, string>> = {
  card: "Оплатить картой",
  sbp: "Оплатить через СБП",
  receipt: "Оплатить при получении"
}

const Due = ({ due }: Pick<OrderPayment, "due">) => (
  <p className={styles["total"]} translate="no">
    {formatPrice(due)}
  </p>
)

function Hold({ payment: { heldUntil, isHoldOver } }: Pick<OpenProps, "payment">) {
  if (isHoldOver) return <Notice kind="info">{typeset(holdOverText)}</Notice>
  if (heldUntil === null) return null
  return <Notice kind="info">{typeset(`Заказ закреплён за вами до ${momentOf(heldUntil).time} по московскому времени.`)}</Notice>
}

const PayLaterLink = ({ orderId }: Pick<OrderPayment, "orderId">) => (
  <p>
    <TextLink className="link" href={successPath(orderId)}>
      Оплатить позже
    </TextLink>
  </p>
)

function SettledPayment({ payment: { coveredBy, orderId, state } }: { readonly payment: OrderPayment }) {
  return (
    <>
      <p className={styles["state"]}>{paymentStateName(state, coveredBy)}</p>
      <p className={styles["note"]}>
        {typeset(state === "onReceipt" ? "Вы оплатите заказ, когда осмотрите его." : "Платить за этот заказ больше не нужно.")}
      </p>
      <p className={styles["ways"]}>
        <TextLink className="button" href={successPath(orderId)}>
          Открыть заказ
        </TextLink>
      </p>
    </>
  )
}

function RetryAnswer({ onRetry, text }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <>
      <Answer>{typeset(text)}</Answer>
      <div className={styles["ways"]}>
        <Button onPress={onRetry}>Попробовать ещё раз</Button>
      </div>
    </>
  )
}

export const draw: Draw = ({ place }) => (
  <Running feature="payment">
    <PayScreen search={place.search} />
  </Running>
)
