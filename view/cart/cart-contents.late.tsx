import { useEffect } from "react"
import { useSelector } from "../use-selector.ts"
import { sectionsOf } from "../../core/domain/cart/cart-sections.ts"
import { withoutRemoved } from "../../core/domain/cart/cart-writes.ts"
import { networkText } from "../../core/domain/shell/network-text.ts"
import { ordersPath } from "../../core/domain/orders/orders-address.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../notices/empty-state.tsx"
import { diamondsLink, jewelryLink } from "../notices/shop-links.ts"
import { Icon } from "../ui/icon.tsx"
import { Notice } from "../ui/notice.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"
import { useOffline } from "../use-offline.ts"
import { CartAside } from "./cart-aside.tsx"
import { CartLine } from "./cart-line.tsx"
import { CartSkeleton } from "./cart-skeleton.tsx"
import { CartSummary } from "./cart-summary.tsx"
import styles from "./cart.module.css"

/** CART-009 to CART-016. */
export function CartContents() {
  const isAlive = useIsHydrated()
  const isOffline = useOffline()
  const actor = useFeature("cart")
  const send = useSend("cart")
  const cart = useSelector(actor, (snapshot) => snapshot)
  const snapshot = isAlive ? cart : undefined
  const { full: loaded = null, short, tries = 0, writes = [] } = snapshot?.context ?? {}
  const isStale = snapshot?.hasTag("stale") === true
  // The cart is reloaded only after its changes are sent.
  const isUnsent = snapshot?.hasTag("unsent") === true
  // Hides a removed line at once; it returns if the removal is refused or cannot be sent (ERRC-037).
  const hidesRemoved = snapshot?.hasTag("busy") === true && tries === 0 && !isOffline
  const full = loaded !== null && hidesRemoved ? withoutRemoved(loaded, writes) : loaded
  const retry = () => send({ type: "cart.retry" })
  const sections = full === null ? [] : sectionsOf(full)
  const isLoading =
    full === null || (sections.length === 0 && writes.some((write) => write.kind === "add" || (write.kind === "aside" && !write.isAside)))
  if (isLoading) {
    return isStale || isUnsent ? <CartFailed count={short?.total ?? 0} onRetry={retry} /> : <CartSkeleton lines={short?.ids.length ?? 0} />
  }
  if (sections.length === 0)
    return (
      <>
        <Empty />
        {full === null ? null : <CartAside aside={full.aside} writes={writes} />}
      </>
    )
  return (
    <>
      <header className={styles["head"]}>
        <h1 id="cart" className="display-l" tabIndex={-1}>
          Корзина
        </h1>
        <DialogButton className={styles["clear"] ?? ""} dialog={{ key: "cartDeleteAllConfirmation", props: {} }}>
          <Icon name="trash" />
          {typeset("Очистить корзину")}
        </DialogButton>
      </header>
      <div className={styles["notices"]} role="status">
        {isUnsent || isStale ? (
          <>
            {isUnsent ? <Notice kind="info">{isOffline ? offlineText : waitsText}</Notice> : <Notice kind="error">{outdatedText}</Notice>}
            {isUnsent && isOffline ? null : (
              <Button look="outline" size="small" onPress={retry}>
                Повторить
              </Button>
            )}
          </>
        ) : null}
      </div>
      <div className={styles["columns"]}>
        <div>
          {sections.map(({ count, items, name }) => (
            <section key={name} className={styles["section"]} aria-label={name}>
              <div className={styles["title"]}>
                <h2 className="display-s">{name}</h2>
                <p className="caption">{count}</p>
              </div>
              <ul>
                {items.map((item) => (
                  <CartLine key={item.id} item={item} writes={writes} />
                ))}
              </ul>
            </section>
          ))}
          <CartAside aside={full.aside} writes={writes} />
        </div>
        <CartSummary cart={full} isCounting={writes.length > 0 || snapshot?.hasTag("busy") === true} />
      </div>
    </>
  )
}

/**
 * Links to the orders, because ordered items leave the cart even when the payment fails. Scrolls up, because Back restores the position in
 * the full cart.
 */
function Empty() {
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" })
  }, [])
  return (
    <>
      <EmptyState
        heading="h1"
        shape="princess"
        title="Корзина пуста"
        text="Здесь будут украшения и камни, которые вы решите заказать."
        action={jewelryLink}
        other={diamondsLink}
      />
      <p className={styles["placed"]} data-from-top>
        {typeset("Оформленные заказы, и те, что ещё ждут оплаты, лежат в ")}
        <TextLink className="link" href={ordersPath}>
          истории заказов
        </TextLink>
        .
      </p>
    </>
  )
}

/** Message in the page instead of a toast (ERRC-036). */
function CartFailed({ count, onRetry }: { readonly count: number; readonly onRetry: () => void }) {
  return (
    <section className={styles["lost"]} aria-labelledby="cart">
      <h1 id="cart" className="display-l">
        Корзина
      </h1>
      <Notice kind="error">{typeset("Не удалось загрузить корзину. Проверьте связь, мы тоже попробуем ещё раз.")}</Notice>
      <p>
        {typeset(
          count === 0
            ? "Всё, что вы в неё положили, сохранено."
            : `Всё, что вы в неё положили, сохранено: ${formatCount(count, ["товар", "товара", "товаров"])}.`
        )}
      </p>
      <Button onPress={onRetry}>Повторить</Button>
    </section>
  )
}

const outdatedText = typeset("Корзина показана такой, какой была: обновить её не удалось.")
const offlineText = typeset(`${networkText.cartWaits}.`)
const waitsText = typeset("Магазин пока не отвечает. Изменения сохранены и уйдут, как только он ответит.")
