import { useSelector } from "../use-selector.ts"
import { linesOf, paidByEach } from "../../core/domain/checkout/total.ts"
import { goodsOf } from "../../core/domain/orders/order-money.ts"
import { missingFor } from "../../core/domain/orders/promotions.ts"
import { type AppliedCertificate, type AppliedPromotion, certificateBalanceText, promotionText } from "../../core/domain/orders/vouchers.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { CheckoutOffer } from "../../core/services/checkout/checkout.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { useActor } from "../shop-context.tsx"
import styles from "./applied-vouchers.module.css"

export function AppliedVouchers() {
  const actor = useActor("checkout")
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag("unremoved"))
  const { offer } = context
  if (offer === null) return null
  const { certificates, promotion } = offer.vouchers
  const paid = paidByEach(context)
  return (
    <section className={styles["vouchers"]} aria-labelledby="vouchers">
      <h3 id="vouchers">{typeset("Сертификат или промокод")}</h3>
      {promotion === null && certificates.length === 0 ? null : (
        <ul>
          {promotion === null ? null : (
            <Row
              name={`Промокод ${promotion.code}`}
              note={promotionNote(promotion, offer)}
              certificate={null}
              isOver={promotion.state !== "active"}
            />
          )}
          {certificates.map((certificate, index) => (
            <Row
              key={certificate.id}
              name={`Сертификат •••• ${certificate.ending}`}
              note={certificateNote(certificate, paid[index] ?? 0)}
              certificate={certificate.id}
              isOver={certificate.state !== "fits"}
            />
          ))}
        </ul>
      )}
      {isFailed ? <p role="alert">{typeset("Не получилось убрать. Проверьте связь и нажмите ещё раз.")}</p> : null}
      <p className={styles["ways"]}>
        <DialogButton className="link" dialog={{ key: "voucher", props: {} }}>
          Добавить
        </DialogButton>
        <DialogButton className="link" dialog={{ key: "giftBalance", props: {} }}>
          Проверить остаток
        </DialogButton>
      </p>
    </section>
  )
}

type RowProps = {
  readonly name: string
  readonly note: string
  /** `null` for the promotion. */
  readonly certificate: number | null
  readonly isOver: boolean
}

function Row({ certificate, isOver, name, note }: RowProps) {
  const actor = useActor("checkout")
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy") || snapshot.hasTag("removing"))
  return (
    <li data-over={isOver}>
      <span>
        {typeset(name)}
        <span className="caption">{typeset(note)}</span>
      </span>
      <button
        type="button"
        className="link"
        aria-label={`Убрать: ${name}`}
        aria-disabled={isBusy ? "true" : undefined}
        onClick={() => (isBusy ? undefined : actor.send({ type: "checkout.removeVoucher", certificate }))}
      >
        Убрать
      </button>
    </li>
  )
}

/** Includes why an active promotion gives nothing. */
const promotionNote = (promotion: AppliedPromotion, { cart }: CheckoutOffer): string => {
  const goods = goodsOf(linesOf(cart))
  const missing = missingFor(promotion, goods)
  const text = promotionText(promotion)
  if (promotion.state !== "active") return text
  if (goods === 0) return `${text}. На сертификаты не действует`
  return missing > 0 ? `${text}. Не хватает товаров на ${formatPrice(missing)}` : text
}

/** Amount paid by the certificate, and its remaining balance. */
const certificateNote = (certificate: AppliedCertificate, paid: number): string => {
  if (certificate.state !== "fits") return certificateBalanceText(certificate)
  if (paid === 0) return "Не понадобится: остаток сохранится"
  const left = certificate.balance - paid
  return left === 0 ? `Оплатит ${formatPrice(paid)}` : `Оплатит ${formatPrice(paid)}, останется ${formatPrice(left)}`
}
