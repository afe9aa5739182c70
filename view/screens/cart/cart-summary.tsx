import { useSelector } from "@xstate/react"
import type { Cart } from "../../../core/contract/cart.ts"
import { returnTerm } from "../../../core/domain/house-phrases.ts"
import { deliveryPrice } from "../../../core/domain/house-rules.ts"
import { formatCount } from "../../../core/domain/plural.ts"
import { typeset } from "../../../core/domain/typography.ts"
import { Button } from "../../parts/button.tsx"
import { Icon } from "../../parts/icon.tsx"
import { Sums } from "../../parts/sums.tsx"
import { useHousehold, useShop } from "../../shop-context.tsx"
import styles from "./cart-summary.module.css"

type Props = {
  readonly cart: Cart
  /** What was changed is on its way: no amount is guessed meanwhile. */
  readonly isCounting: boolean
}

/** What the shop asks for it all, in its own amounts, and the way to the checkout (CART-017 to CART-019, CART-022). */
export function CartSummary({ cart, isCounting }: Props) {
  const { engravingTotalAmount, totalAmount, totalAmountWithoutEngraving, totalCount } = cart
  const shop = useShop()
  const isLooking = useSelector(useHousehold("checkoutGate"), (gate) => gate?.hasTag("busy") === true)
  const enter = () => shop.send({ type: "shopping.want", intent: { type: "checkout.enter" } })
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
      <Sums rows={rows} total={totalAmount} isCounting={isCounting} />
      <div className={styles["order"]}>
        <Button busy={isCounting ? "Пересчитываем" : isLooking ? "Проверяем наличие" : null} onPress={enter}>
          {typeset("Перейти к оформлению")}
        </Button>
      </div>
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
          {typeset(`Возврат ${returnTerm}, кроме созданных украшений`)}
        </li>
      </ul>
    </aside>
  )
}
