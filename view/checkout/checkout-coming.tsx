import { LinesComing } from "../cart/lines-coming.tsx"

export const CheckoutComing = () => (
  <>
    <p className="unseen" role="status">
      Открываем оформление заказа
    </p>
    <LinesComing lines={3} />
  </>
)
