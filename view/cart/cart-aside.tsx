import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { sectionsOf } from "../../core/domain/cart/cart-sections.ts"
import type { Cart } from "../../core/domain/cart/cart-schema.ts"
import type { CartWrite } from "../../core/domain/cart/cart-writes.ts"
import { asideTexts } from "../../core/domain/cart/missing.ts"
import { engravingText } from "../../core/domain/engraving/engraving.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Icon } from "../ui/icon.tsx"
import { useSend } from "../shop-context.tsx"
import { CartName, CartPicture, MissingNote, useFocusNeighbourOnRemoval } from "./cart-line-parts.tsx"
import page from "./cart.module.css"
import styles from "./cart-line.module.css"
import { Figure } from "../ui/figure.tsx"

type Props = { readonly aside: Cart["aside"]; readonly writes: ReadonlyArray<CartWrite> }

/** Lines set aside: not paid for, reserved or counted. */
export function CartAside({ aside, writes }: Props) {
  const items = sectionsOf(aside).flatMap((section) => section.items)
  if (items.length === 0) return null
  return (
    <section className={page["section"]} aria-labelledby="aside">
      <div className={page["title"]}>
        <h2 id="aside" className="display-s">
          Отложенные
        </h2>
        <p className="caption">{formatCount(items.length, ["позиция", "позиции", "позиций"])}</p>
      </div>
      <p className={page["note"]}>{typeset("В сумму не входят и за вами не закреплены.")}</p>
      <ul>
        {items.map((item) => (
          <AsideLine key={item.id} item={item} writes={writes} />
        ))}
      </ul>
    </section>
  )
}

function AsideLine({ item, writes }: { readonly item: CartItem; readonly writes: Props["writes"] }) {
  const send = useSend("cart")
  const { diamond, engraving, id, isAvailable, missing, name, price, quantity } = item
  const isPending = writes.some(
    (write) => (write.kind === "aside" && write.id === id) || (write.kind === "remove" && write.ids.includes(id))
  )
  const onPress = (command: Parameters<typeof send>[0]) => (isPending ? undefined : () => send(command))
  const ariaDisabled = isPending ? "true" : undefined
  return (
    <li ref={useFocusNeighbourOnRemoval()} className={styles["line"]} data-available={isAvailable} data-going={isPending}>
      <CartPicture item={item} />
      <div className={styles["facts"]}>
        <CartName item={item} />
        <p className={styles["price"]}>
          <Figure>{`${quantity > 1 ? `${quantity}${nbsp}×${nbsp}` : ""}${formatPrice(price)}`}</Figure>
        </p>
        {diamond === null || diamond.name === "" ? null : <p className="caption">{typeset(`Имя камня: «${diamond.name}»`)}</p>}
        {engraving === null ? null : <p className="caption">{typeset(`Гравировка. ${engravingText(engraving)}`)}</p>}
        <MissingNote text={missing === null ? null : asideTexts[missing]} />
        <div className={styles["ways"]}>
          {missing === "gone" || missing === "onOrder" ? null : (
            <button
              type="button"
              className={styles["way"]}
              aria-label={`Вернуть в корзину: ${name}`}
              aria-disabled={ariaDisabled}
              onClick={onPress({ type: "cart.setAside", id, isAside: false })}
            >
              <Icon name="bag" />
              {typeset("Вернуть в корзину")}
            </button>
          )}
          <button
            type="button"
            className={styles["way"]}
            data-remove=""
            aria-label={`Удалить: ${name}`}
            aria-disabled={ariaDisabled}
            onClick={onPress({ type: "cart.remove", ids: [id] })}
          >
            <Icon name="trash" />
            Удалить
          </button>
        </div>
      </div>
    </li>
  )
}
