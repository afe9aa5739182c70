import type { Cart } from "../../../core/contract/cart.ts"
import { deliveryPrice, returnDays } from "../../../core/domain/house-rules.ts"
import { formatPrice } from "../../../core/domain/money.ts"
import { organization } from "../../../core/domain/organization.ts"
import { formatCount } from "../../../core/domain/plural.ts"
import { typeset } from "../../../core/domain/typography.ts"
import { Icon } from "../../parts/icon.tsx"
import { PhoneLink } from "../../parts/phone-link.tsx"
import styles from "./cart-summary.module.css"

type Props = {
  readonly cart: Cart
  /** What was changed is on its way: no amount is guessed meanwhile. */
  readonly isCounting: boolean
}

/** What the shop asks for it all, in its own amounts (CART-017 to CART-019). */
export function CartSummary({ cart, isCounting }: Props) {
  const { engravingTotalAmount, totalAmount, totalAmountWithoutEngraving, totalCount } = cart
  const rows = [
    [formatCount(totalCount, ["товар", "товара", "товаров"]), totalAmountWithoutEngraving],
    ["Гравировка", engravingTotalAmount],
    ["Доставка", deliveryPrice]
  ] as const
  return (
    <aside className={styles["summary"]} aria-labelledby="summary">
      <h2 id="summary" className="display-s">
        {typeset("Ваш заказ")}
      </h2>
      <dl aria-busy={isCounting}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatPrice(amount)}</dd>
          </div>
        ))}
        <div className={styles["total"]}>
          <dt>Итого</dt>
          <dd aria-live="polite">{isCounting ? <span>Пересчитываем…</span> : formatPrice(totalAmount)}</dd>
        </div>
      </dl>
      <p className={styles["call"]}>
        {typeset("Оформить заказ поможет менеджер: ")}
        <PhoneLink phone={organization.phone} className="link" />
      </p>
      {cart.diamond.length === 0 ? null : (
        <p className="caption">
          {typeset("Для покупки бриллиантов понадобится паспорт: этого требует закон. Данные заполняются один раз.")}
        </p>
      )}
      <ul>
        <li>
          <Icon name="delivery" />
          {typeset("Курьер с охраной, по всей России")}
        </li>
        <li>
          <Icon name="return" />
          {typeset(`Возврат ${formatCount(returnDays, ["день", "дня", "дней"])}, кроме созданных украшений`)}
        </li>
      </ul>
    </aside>
  )
}
