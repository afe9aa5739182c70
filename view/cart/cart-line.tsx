import { Link } from "wouter"
import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { homeArrivalText } from "../../core/domain/delivery/arrival-text.ts"
import { missingTexts } from "../../core/domain/cart/missing.ts"
import { isMadeForBuyer, madeForBuyerText } from "../../core/domain/orders/returns.ts"
import { similarPath } from "../../core/domain/cart/similar.ts"
import type { CartWrite } from "../../core/domain/cart/cart-writes.ts"
import { wishOf } from "../../core/domain/cart/wish-of.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { networkText } from "../../core/domain/shell/network-text.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { Icon } from "../ui/icon.tsx"
import { StonesTable } from "../product/stones-table.tsx"
import { useSend } from "../shop-context.tsx"
import { useOffline } from "../use-offline.ts"
import styles from "./cart-line.module.css"
import { CartEngraving } from "./cart-engraving.tsx"
import { CartGift } from "./cart-gift.tsx"
import { CartName, CartPicture, MissingNote, useFocusNeighbourOnRemoval } from "./cart-line-parts.tsx"
import { CartMove } from "./cart-move.tsx"
import { CartPreorder } from "./cart-preorder.tsx"
import { CartQuantity } from "./cart-quantity.tsx"
import { CartSize } from "./cart-size.tsx"
import { CertificateText } from "./certificate-text.tsx"
import { Figure } from "../ui/figure.tsx"

type Props = { readonly item: CartItem; readonly writes: ReadonlyArray<CartWrite> }

/** CART-033 to CART-047. */
export function CartLine({ item, writes }: Props) {
  const send = useSend("cart")
  const { attributesMore, attributesTable, id, isAvailable, isCountable, missing, name, type } = item
  const isOffline = useOffline()
  const similar = similarPath(item)
  const wish = wishOf(item)
  const isSettingAside = writes.some((write) => write.kind === "aside" && write.id === id)
  const isPending = isSettingAside || writes.some((write) => write.kind === "remove" && write.ids.includes(id))
  /** A line that gets another id cannot be set aside under this one. */
  const isResizing = writes.some((write) => write.kind === "resize" && write.id === id)
  const removeLabel = isPending && !isSettingAside ? (isOffline ? networkText.waits : "Удаляем") : "Удалить"
  const remove = () => send({ type: "cart.remove", ids: [id] })
  return (
    <li ref={useFocusNeighbourOnRemoval()} className={styles["line"]} data-available={isAvailable} data-going={isPending && !isOffline}>
      <CartPicture item={item} />
      <div className={styles["facts"]}>
        <CartName item={item} />
        <Price item={item} />
        {item.arrival === null || !isAvailable ? null : <p className="caption">{typeset(homeArrivalText(item.arrival))}</p>}
        {item.diamond === null || !isAvailable ? null : <CertificateText id={id} text={item.diamond} url={item.certificateUrl} />}
        <CartEngraving item={item} />
        {type === "certificate" && isAvailable ? <CartGift item={item} /> : null}
        <MissingNote text={missing === null ? null : missingTexts[missing]} />
        <div className={styles["ways"]}>
          <CartSize item={item} writes={writes} />
          {isAvailable && isCountable ? <CartQuantity item={item} writes={writes} /> : null}
          {(isAvailable && type !== "custom") || missing === "held" || missing === "onVisit" || missing === "ownHold" ? null : (
            <CartPreorder item={item} />
          )}
          <button
            type="button"
            className={styles["way"]}
            aria-label={`Отложить: ${name}`}
            aria-disabled={isPending || isResizing ? "true" : undefined}
            onClick={isPending || isResizing ? undefined : () => send({ type: "cart.setAside", id, isAside: true })}
          >
            <Icon name="clock" />
            Отложить
          </button>
          {wish === null ? null : <CartMove wish={wish} name={name} isPending={isPending} onRemove={remove} />}
          <button
            type="button"
            className={styles["way"]}
            data-remove=""
            aria-label={`${removeLabel}: ${name}`}
            aria-disabled={isPending ? "true" : undefined}
            onClick={isPending ? undefined : remove}
          >
            <Icon name="trash" />
            {removeLabel}
          </button>
          {missing === "ownHold" ? (
            <Link className={styles["way"]} href="/personal/order-history/">
              {typeset("К моим заказам")}
            </Link>
          ) : null}
          {missing === null || similar === null ? null : (
            <Link className={styles["way"]} href={similar} aria-label={`Похожие: ${name}`}>
              Похожие
            </Link>
          )}
          {type === "certificate" ? (
            <DialogButton className={styles["way"] ?? ""} dialog={{ key: "cartCertificateInfo", props: {} }}>
              Как он придёт
            </DialogButton>
          ) : null}
          {attributesMore.length === 0 ? null : <LineDetails rows={attributesMore} stones={attributesTable} />}
        </div>
      </div>
    </li>
  )
}

function Price({ item, item: { previousPrice, price, quantity } }: Pick<Props, "item">) {
  return (
    <p className={styles["price"]}>
      <Figure>{`${quantity > 1 ? `${quantity}${nbsp}×${nbsp}` : ""}${formatPrice(price)}`}</Figure>
      {isMadeForBuyer(item) ? (
        <span>
          <Link href="/returns">{typeset(madeForBuyerText)}</Link>
        </span>
      ) : null}
      {previousPrice === null ? null : (
        <span>
          {typeset("Цена изменилась, была ")}
          <s translate="no">{formatPrice(previousPrice)}</s>
        </span>
      )}
    </p>
  )
}

type DetailsProps = { readonly rows: CartItem["attributesMore"]; readonly stones: CartItem["attributesTable"] }

function LineDetails({ rows, stones }: DetailsProps) {
  return (
    <details className={styles["more"]}>
      <summary>
        Подробнее
        <Icon name="chevron-down" size={16} />
      </summary>
      <dl>
        {rows.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {stones.length === 0 ? null : <StonesTable stones={stones} aria-label="Вставки" />}
    </details>
  )
}
