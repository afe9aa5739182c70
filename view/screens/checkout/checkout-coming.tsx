import styles from "./checkout-coming.module.css"

/** The boxes of the page while what stands in them is on its way. */
export const CheckoutComing = () => (
  <>
    <p className="unseen" role="status">
      Открываем оформление заказа
    </p>
    <div className={styles["coming"]} aria-hidden="true">
      <div>
        {["contact", "delivery", "payment", "consent"].map((section) => (
          <span key={section} />
        ))}
      </div>
      <span />
    </div>
  </>
)
