import { Link } from "wouter"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { settingTerm } from "../../core/domain/content/shop-phrases.ts"
import { madeForBuyerText } from "../../core/domain/orders/returns.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { CartButton } from "../cart/cart-button.tsx"
import { OrderLink } from "../orders/order-link.tsx"
import { Sums } from "../orders/sums.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** Last step of the constructor (DLG-042). */
export function JewelryLastDialog({ item, name, order, parts, price }: DialogProps<"constructorJewelryLast">) {
  return (
    <Frame title="Ваше изделие" width={560}>
      <p className={styles["lead"]}>{typeset(name)}</p>
      <Sums
        rows={parts.map((part) => [typeset(part.about === "" ? part.name : `${part.name}: ${part.about}`), part.price])}
        total={price}
      />
      <p className="caption">{typeset(`Изготовим за ${settingTerm}. ${madeForBuyerText}.`)}</p>
      <div className={styles["pair"]}>
        <OrderLink order={order} look="outline" />
        <CartButton id={item} price={price} />
      </div>
      <p className={styles["other"]}>
        <Link className="link" href={order.link}>
          {typeset("Открыть изделие: размер и чертёж")}
        </Link>
      </p>
    </Frame>
  )
}
