import { typeset } from "../../core/domain/text/typography.ts"
import { EmptyState } from "../notices/empty-state.tsx"
import styles from "./order.module.css"

/** Shown for another user's order, too. */
export const NoOrder = () => (
  <EmptyState
    heading="h1"
    shape="emerald"
    title="Такого заказа нет"
    text="Проверьте номер в адресе и войдите под тем именем, под которым оформляли заказ."
    action={{ title: "На главную", link: "/" }}
    other={{ title: "В корзину", link: "/cart" }}
  />
)

export const OrderSkeleton = ({ text }: { readonly text: string }) => (
  <>
    <p className="unseen" role="status">
      {typeset(text)}
    </p>
    <noscript>
      <p>{typeset("О заказе знает только ваш браузер. Чтобы увидеть его, включите JavaScript.")}</p>
    </noscript>
    <div className={styles["skeleton"]} aria-hidden="true">
      <span />
      <span />
    </div>
  </>
)
