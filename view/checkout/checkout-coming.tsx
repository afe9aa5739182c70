import { LinesComing } from "../cart/lines-coming.tsx"

/** The page while what stands in it is on its way. */
export const CheckoutComing = () => (
  <>
    <p className="unseen" role="status">
      Открываем оформление заказа
    </p>
    <LinesComing lines={3} />
  </>
)
