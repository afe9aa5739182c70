import { useSelector } from "../use-selector.ts"
import { Suspense, useState } from "react"
import { sectionsOf } from "../../core/domain/cart/cart-sections.ts"
import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { engravingText } from "../../core/domain/engraving/engraving.ts"
import { missingTexts } from "../../core/domain/cart/missing.ts"
import { similarPath } from "../../core/domain/cart/similar.ts"
import { giftText } from "../../core/domain/cart/gift-text.ts"
import { giftDesignOf } from "../../core/domain/cart/gift-designs.ts"
import { certificateMailText } from "../../core/domain/orders/mailed-text.ts"
import { certificateTitle } from "../../core/domain/orders/certificate-cases.ts"
import { formatSumOrFree } from "../../core/domain/text/sum-or-free.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { networkText } from "../../core/domain/shell/network-text.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { isMadeForBuyer, madeForBuyerText } from "../../core/domain/orders/returns.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { orderMoneyOf, payingCertificates } from "../../core/domain/checkout/total.ts"
import { untilSentence } from "../../core/domain/delivery/arrival-text.ts"
import { arrivalIn } from "../../core/forms/checkout-term.ts"
import { deliveryMethodOf, isAbroad } from "../../core/forms/checkout.ts"
import type { CheckoutOffer } from "../../core/services/checkout/checkout.ts"
import { Button } from "../ui/button.tsx"
import { GiftDesign } from "../product/gift-design.tsx"
import { Picture } from "../product/picture.tsx"
import { Sums } from "../orders/sums.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { useActor, useFeature } from "../shop-context.tsx"
import { useOffline } from "../use-offline.ts"
import { AppliedVouchers } from "./applied-vouchers.tsx"
import { TrustLinks } from "./trust-links.tsx"
import { CheckoutAnswer } from "./checkout-answer.tsx"
import { arrivalText } from "./when-in.ts"
import styles from "./checkout-summary.module.css"
import { onDemand } from "../islands/late-island.tsx"

export function CheckoutSummary({ offer: { cart } }: { readonly offer: CheckoutOffer }) {
  const context = useSelector(useActor("checkout"), (snapshot) => snapshot.context)
  const [isEdited, setEdited] = useState(false)
  const isByMail = deliveryMethodOf(context.values) === "email"
  const arrivalLabel = arrivalText(context)
  const engraving = cart.engravingTotalAmount
  const { byCertificates, delivery: price, discount, due, total } = orderMoneyOf(context)
  const rows = [
    ...(engraving === 0 ? [] : [["Гравировка", engraving] as const]),
    ...(discount === 0 ? [] : [["Скидка", `−${formatPrice(discount)}`] as const]),
    ...(isByMail ? [] : [["Доставка", isAbroad(context.values) ? "По согласованию" : formatSumOrFree(price)] as const]),
    ...(context.values["isGiftWrapped"] === true && !isByMail ? [["Подарочная упаковка", "Бесплатно"] as const] : []),
    ...(arrivalLabel === null ? [] : [["Получите", typeset(arrivalLabel)] as const]),
    ...(byCertificates === 0
      ? []
      : [["Стоимость заказа", total] as const, [certificateTitle(payingCertificates(context)), `−${formatPrice(byCertificates)}`] as const])
  ]
  const label = byCertificates === 0 ? "Итого" : "К оплате"
  const arrival = arrivalIn(context)
  const items = sectionsOf(cart).flatMap((section) => section.items)
  return (
    <aside className={styles["summary"]} aria-labelledby="summary">
      <div className={styles["head"]}>
        <h2 id="summary" className="display-s">
          {typeset("Ваш заказ")}
        </h2>
        <button type="button" aria-expanded={isEdited} aria-controls="ordered" onClick={() => setEdited(!isEdited)}>
          {isEdited ? "Готово" : "Изменить"}
        </button>
      </div>
      <ul id="ordered" className={styles["lines"]}>
        {items.map((item) => (
          <Line key={item.id} item={item} isEdited={isEdited} />
        ))}
      </ul>
      <AppliedVouchers />
      <Sums rows={rows} total={due} label={label} />
      {arrivalLabel === null || arrival === undefined || arrival === null ? null : (
        <p className="caption">{typeset(untilSentence(arrival))}</p>
      )}
      {isByMail ? <p className="caption">{typeset(`${certificateMailText(items)}. Доставка не нужна.`)}</p> : null}
      <div className={styles["confirm"]}>
        <Sums rows={[]} total={due} label={label} />
        <CheckoutAnswer />
        <ConfirmButton />
      </div>
      <TrustLinks hasOnlyCertificates={items.every(({ type }) => type === "certificate")} />
      <p className="caption">
        {typeset("Черновик заказа сохраняется в этом браузере. ")}
        <TextLink className="link" href="/cart">
          Вернуться в корзину
        </TextLink>
      </p>
    </aside>
  )
}

const SummaryEdit = onDemand(() => import("./summary-edit.tsx").then((part) => part.SummaryEdit))

export function ConfirmButton() {
  const actor = useActor("checkout")
  const due = useSelector(actor, ({ context }) => orderMoneyOf(context).due)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const isCounting = useSelector(actor, (snapshot) => snapshot.hasTag("counting"))
  /** The total is unknown while a cart change is pending. */
  const isChanging = useSelector(useFeature("cart"), (cart) => (cart?.context.writes.length ?? 0) > 0)
  const isOffline = useOffline()
  const isPaidOnline = useSelector(
    actor,
    ({ context: { delivery, values } }) => delivery?.payments.find(({ id }) => String(id) === values["paymentId"])?.isOnline === true
  )
  return (
    <Button
      busy={isBusy || isCounting || isChanging ? (isOffline ? networkText.waits : isBusy ? "Оформляем" : "Пересчитываем") : null}
      onPress={() => actor.send({ type: "checkout.confirm" })}
    >
      {isPaidOnline ? `Оплатить${nbsp}${formatPrice(due)}` : `Оформить${nbsp}заказ`}
    </Button>
  )
}

type LineProps = { readonly item: CartItem; readonly isEdited: boolean }

function Line({ isEdited, item, item: { attributes, diamond, engraving, gift, image, missing, name, price, quantity, type } }: LineProps) {
  const similar = similarPath(item)
  return (
    <li data-available={missing === null}>
      <span className={styles["picture"]}>
        {image === null ? null : type === "certificate" ? (
          <GiftDesign design={giftDesignOf(image)} crop="thumb" />
        ) : (
          <Picture base={image} alt="" sizes="64px" />
        )}
      </span>
      <span className={styles["name"]}>
        {typeset(name)}
        <span className="caption">{typeset(attributes)}</span>
        {diamond === null || diamond.name === "" ? null : <span className="caption">{typeset(`Имя камня: «${diamond.name}»`)}</span>}
        {quantity > 1 ? <span className="caption">{`${quantity}${nbsp}шт.`}</span> : null}
        {engraving === null ? null : <span className="caption">{typeset(`Гравировка. ${engravingText(engraving)}`)}</span>}
        {gift === null ? null : <span className="caption">{typeset(giftText(gift))}</span>}
        {missing === null ? null : (
          <span className={styles["missing"]}>
            {typeset(`${missingTexts[missing]} `)}
            <TextLink className="link" href="/cart">
              Удалить в корзине
            </TextLink>
            {similar === null ? null : (
              <>
                {" "}
                <TextLink className="link" href={similar}>
                  Похожие
                </TextLink>
              </>
            )}
          </span>
        )}
      </span>
      <span className={styles["price"]} translate={missing === null ? "no" : undefined}>
        {missing === null ? formatPrice(price * quantity) : "Не входит"}
      </span>
      {isMadeForBuyer(item) ? (
        <TextLink className={styles["made"]} href="/returns">
          {typeset(madeForBuyerText)}
        </TextLink>
      ) : null}
      {isEdited ? (
        <Suspense fallback={null}>
          <SummaryEdit item={item} />
        </Suspense>
      ) : null}
    </li>
  )
}
