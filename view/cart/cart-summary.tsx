import { useSelector } from "../use-selector.ts"
import type { Cart } from "../../core/domain/cart/cart-schema.ts"
import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { sectionsOf } from "../../core/domain/cart/cart-sections.ts"
import { missingNote } from "../../core/domain/cart/missing.ts"
import { returnTerm } from "../../core/domain/content/shop-phrases.ts"
import { unusedCertificateReturn } from "../../core/domain/content/shop-promises.ts"
import { deliveryPrice } from "../../core/domain/content/shop-rules.ts"
import { isSentByMail as isOfMail } from "../../core/domain/delivery/deliveries.ts"
import { certificateMailText } from "../../core/domain/orders/mailed-text.ts"
import { networkText } from "../../core/domain/shell/network-text.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Answer } from "../ui/answer.tsx"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { Notice } from "../ui/notice.tsx"
import { Sums } from "../orders/sums.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import { useOffline } from "../use-offline.ts"
import styles from "./cart-summary.module.css"

type Props = {
  readonly cart: Cart
  /** Hides the total while a change is pending. */
  readonly isCounting: boolean
}

/** CART-017 to CART-019, CART-022. */
export function CartSummary({ cart, isCounting }: Props) {
  const { engravingTotalAmount, totalAmount, totalAmountWithoutEngraving } = cart
  const items = sectionsOf(cart).flatMap((section) => section.items)
  const isSentByMail = isOfMail(items)
  const missing = missingNote(countOf(items, false))
  const send = useSend("checkoutGate")
  const gate = useFeature("checkoutGate")
  const isChecking = useSelector(gate, (snapshot) => snapshot?.hasTag("busy") === true)
  const isFailed = useSelector(gate, (snapshot) => snapshot?.hasTag("failed") === true)
  const isOffline = useOffline()
  const busy = isCounting ? "Пересчитываем" : isChecking ? "Проверяем наличие" : null
  const enter = () => send({ type: "checkout.enter" })
  const rows = [
    [formatCount(countOf(items, true), ["товар", "товара", "товаров"]), totalAmountWithoutEngraving] as const,
    ...(engravingTotalAmount === 0 ? [] : [["Гравировка", engravingTotalAmount] as const]),
    ["Доставка", deliveryPrice] as const
  ]
  return (
    <aside className={styles["side"]} aria-labelledby="summary">
      <div className={styles["summary"]}>
        <h2 id="summary" className="display-s">
          {typeset("Ваш заказ")}
        </h2>
        <Sums rows={rows} total={totalAmount} isCounting={isCounting} />
      </div>
      <div className={styles["order"]} data-foot="bar" data-sum={isCounting ? undefined : formatPrice(totalAmount)}>
        {missing === null ? null : <Notice kind="error">{typeset(missing)}</Notice>}
        {isFailed ? <Answer>{checkFailedText}</Answer> : null}
        {isChecking && isOffline ? <Answer kind="info">{typeset(`${networkText.checkWaits}.`)}</Answer> : null}
        <Button busy={busy !== null && isOffline ? networkText.waits : busy} onPress={enter}>
          {typeset("Перейти к оформлению")}
        </Button>
      </div>
      <div className={styles["notes"]}>
        {cart.diamond.length === 0 ? null : (
          <p className="caption">{typeset("В корзине бриллиант, поэтому при получении понадобится паспорт: этого требует закон.")}</p>
        )}
        <ul>
          <li>
            <Icon name="delivery" />
            {typeset(isSentByMail ? certificateMailText(items) : "Курьер с охраной, по всей России")}
          </li>
          <li>
            <Icon name="return" />
            {typeset(
              items.every(({ type }) => type === "certificate")
                ? unusedCertificateReturn
                : `Возврат ${returnTerm}, кроме созданных украшений и изделий с гравировкой`
            )}
          </li>
        </ul>
      </div>
    </aside>
  )
}

const checkFailedText = typeset("Не удалось проверить наличие. Попробуйте ещё раз.")

const countOf = (items: ReadonlyArray<CartItem>, isAvailable: boolean): number =>
  items.reduce((sum, item) => (item.isAvailable === isAvailable ? sum + item.quantity : sum), 0)
