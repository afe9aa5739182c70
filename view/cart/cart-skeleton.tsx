import { typeset } from "../../core/domain/text/typography.ts"
import { LinesSkeleton } from "./lines-skeleton.tsx"
import styles from "./cart-skeleton.module.css"

/** Skeleton; without scripts explains why nothing loads. */
export function CartSkeleton({ lines }: { readonly lines: number }) {
  return (
    <>
      <h1 id="cart" className="display-l">
        Корзина
      </h1>
      <p className="unseen" role="status">
        {typeset("Загружаем корзину")}
      </p>
      <noscript>
        <p className={styles["note"]}>
          {typeset("Корзина хранится у магазина под номером, который знает только ваш браузер. Чтобы увидеть её, включите JavaScript.")}
        </p>
      </noscript>
      <LinesSkeleton lines={Math.min(Math.max(lines, 2), 6)} />
    </>
  )
}
