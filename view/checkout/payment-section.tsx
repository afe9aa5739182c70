import { useSelector } from "../use-selector.ts"
import { byCertificates, orderMoneyOf, payingCertificates } from "../../core/domain/checkout/total.ts"
import { identityReason, purchaseOf } from "../../core/domain/checkout/identity.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { useField } from "../forms/form-context.ts"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { useActor } from "../shop-context.tsx"
import { CheckoutSection } from "./checkout-section.tsx"
import { Options } from "./options.tsx"
import styles from "./checkout.module.css"

/** Also says if a passport is needed (CHK-005, CHK-006). */
export function PaymentSection() {
  const actor = useActor("checkout")
  const { error, isBusy, send, value } = useField("paymentId")
  const delivery = useSelector(actor, ({ context }) => context.delivery)
  const cart = useSelector(actor, ({ context }) => context.offer?.cart ?? null)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"))
  const payments = delivery?.payments ?? []
  const isCovered = value === byCertificates
  const coveredLabel = useSelector(actor, ({ context }) =>
    orderMoneyOf(context).items === 0 ? noGoodsText : coveredText(payingCertificates(context))
  )
  const chosen = payments.find(({ id }) => String(id) === value)
  const reason = cart === null ? null : identityReason(purchaseOf(cart), chosen?.code === "receipt")
  return (
    <CheckoutSection name="payment" title="Оплата" summary={isCovered ? coveredLabel : (chosen?.name ?? "Не выбрана")}>
      {isFailed ? (
        <>
          <Notice kind="error">{typeset("Способы оплаты не пришли. Проверьте связь и повторите.")}</Notice>
          <Button look="outline" size="small" onPress={() => actor.send({ type: "checkout.retry" })}>
            Повторить
          </Button>
        </>
      ) : null}
      {isCovered ? (
        <Notice kind="info">{typeset(`${coveredLabel}.`)}</Notice>
      ) : (
        <Options
          name="paymentId"
          legend="Способ оплаты"
          look="rows"
          isBusy={isBusy}
          error={error}
          value={value}
          options={payments.map(({ id, name, note }) => ({ value: String(id), title: name, note }))}
          onChoose={(id) => send({ type: "form.change", field: "paymentId", value: id })}
        />
      )}
      {reason === null ? null : (
        <div className={styles["identity"]}>
          <Notice kind="info">{typeset(reason)}</Notice>
          <DialogButton className="link" dialog={{ key: "passportInfo", props: {} }}>
            Когда нужен паспорт
          </DialogButton>
        </div>
      )}
    </CheckoutSection>
  )
}

const coveredText = (certificates: number): string => `Весь заказ ${certificates === 1 ? "оплатит сертификат" : "оплатят сертификаты"}`
const noGoodsText = "Платить пока не за что"
