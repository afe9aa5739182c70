import { type ReactNode, Suspense } from "react"
import { ordersPath, readOrders } from "../../core/domain/orders/orders-address.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useUser } from "../shop-context.tsx"
import { AccountFrame } from "../account/account-frame.tsx"
import { Rows } from "../account/rows.tsx"
import type { Draw } from "./draw.ts"
import { onDemand } from "../islands/late-island.tsx"

/** Orders of the user (PERS-006 to PERS-010). */
export const OrdersScreen = ({ search }: { readonly search: string }) => (
  <Frame title="История заказов">{(skeleton) => <OrderList state={readOrders(search)} skeleton={skeleton} />}</Frame>
)

/** One order (RT-118, PERS-012). */
export const OrderScreen = ({ id }: { readonly id: number }) => (
  <Frame title={typeset(`Заказ № ${id}`)}>{(skeleton) => <OrderDetail id={id} skeleton={skeleton} />}</Frame>
)

function Frame({ children, title }: { readonly title: string; readonly children: (skeleton: ReactNode) => ReactNode }) {
  const user = useUser() ?? null
  const skeleton = <Rows label="Открываем заказы" />
  return (
    <AccountFrame title={title} section={ordersPath} user={user}>
      {user === null ? (
        <noscript>
          <p>{typeset("Чтобы увидеть заказы, включите в браузере JavaScript.")}</p>
        </noscript>
      ) : null}
      <Suspense key={user?.id} fallback={skeleton}>
        {user === null ? skeleton : children(skeleton)}
      </Suspense>
    </AccountFrame>
  )
}

const OrderList = onDemand(() => import("../orders/order-list.tsx").then((part) => part.OrderList))
const OrderDetail = onDemand(() => import("../orders/order-detail.tsx").then((part) => part.OrderDetail))

export const drawOrders: Draw = ({ place }) => <OrdersScreen search={place.search} />

export const drawOrder: Draw = ({ match }) => <OrderScreen id={Number(match.params["id"])} />
