import styles from "../cart/cart-skeleton.module.css"

/** The boxes of the page while what stands in them is on its way: lines beside a summary, as in the cart. */
export const CheckoutComing = () => (
  <>
    <p className="unseen" role="status">
      Открываем оформление заказа
    </p>
    <div className={styles["skeleton"]} aria-hidden="true">
      <ul>
        {["contact", "delivery", "payment"].map((section) => (
          <li key={section}>
            <span />
            <span />
            <span />
          </li>
        ))}
      </ul>
      <span />
    </div>
  </>
)
