import { LinesSkeleton } from "../cart/lines-skeleton.tsx"

export const CheckoutSkeleton = () => (
  <>
    <p className="unseen" role="status">
      Открываем оформление заказа
    </p>
    <LinesSkeleton lines={3} />
  </>
)
