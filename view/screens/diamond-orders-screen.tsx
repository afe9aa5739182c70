import { diamondOrdersPath, readDiamondOrders } from "../../core/domain/diamond-orders/diamond-orders-address.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { AccountPage } from "../account/account-page.tsx"
import { onDemand } from "../islands/late-island.tsx"
import { Running } from "../running.tsx"
import type { Draw } from "./draw.ts"

/** Diamond requests of the user (RT-120, PERS-016). */
const DiamondOrdersScreen = ({ search }: { readonly search: string }) => (
  <AccountPage title="Бриллианты под заказ" {...page}>
    {(_, skeleton) => (
      <Running feature="diamondOrders">
        <DiamondOrderList state={readDiamondOrders(search)} skeleton={skeleton} />
      </Running>
    )}
  </AccountPage>
)

/** One diamond request (PERS-019). */
const DiamondOrderScreen = ({ id }: { readonly id: number }) => (
  <AccountPage title={typeset(`Заявка № ${id}`)} {...page}>
    {(_, skeleton) => (
      <Running feature="diamondOrders">
        <DiamondOrderDetail id={id} skeleton={skeleton} />
      </Running>
    )}
  </AccountPage>
)

const page = { section: diamondOrdersPath, contents: "заявки" } as const

const DiamondOrderList = onDemand(() => import("../diamond-orders/diamond-order-list.tsx").then((part) => part.DiamondOrderList))
const DiamondOrderDetail = onDemand(() => import("../diamond-orders/diamond-order-detail.tsx").then((part) => part.DiamondOrderDetail))

export const drawDiamondOrders: Draw = ({ place }) => <DiamondOrdersScreen search={place.search} />

export const drawDiamondOrder: Draw = ({ match }) => <DiamondOrderScreen id={Number(match.params["id"])} />
