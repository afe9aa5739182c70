import { ordersPath, readOrders } from "../../core/domain/orders/orders-address.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { AccountPage } from "../account/account-page.tsx"
import type { Draw } from "./draw.ts"
import { onDemand } from "../islands/late-island.tsx"

/** Orders of the user (PERS-006 to PERS-010). */
export const OrdersScreen = ({ search }: { readonly search: string }) => (
  <AccountPage title="История заказов" {...page}>
    {(_, skeleton) => <OrderList state={readOrders(search)} skeleton={skeleton} />}
  </AccountPage>
)

/** One order (RT-118, PERS-012). */
export const OrderScreen = ({ id }: { readonly id: number }) => (
  <AccountPage title={typeset(`Заказ № ${id}`)} {...page}>
    {(_, skeleton) => <OrderDetail id={id} skeleton={skeleton} />}
  </AccountPage>
)

const page = { section: ordersPath, contents: "заказы" } as const

const OrderList = onDemand(() => import("../orders/order-list.tsx").then((part) => part.OrderList))
const OrderDetail = onDemand(() => import("../orders/order-detail.tsx").then((part) => part.OrderDetail))

export const drawOrders: Draw = ({ place }) => <OrdersScreen search={place.search} />

export const drawOrder: Draw = ({ match }) => <OrderScreen id={Number(match.params["id"])} />
