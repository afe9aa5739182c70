import { type ReactNode, Suspense } from "react"
import { diamondOrdersPath, readDiamondOrders } from "../../core/domain/diamond-orders/diamond-orders-address.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { AccountFrame } from "../account/account-frame.tsx"
import { Rows } from "../account/rows.tsx"
import { onDemand } from "../islands/late-island.tsx"
import { Running } from "../running.tsx"
import { useUser } from "../shop-context.tsx"
import type { Draw } from "./draw.ts"

/** Diamond requests of the user (RT-120, PERS-016). */
const DiamondOrdersScreen = ({ search }: { readonly search: string }) => (
  <Frame title="Бриллианты под заказ">{(skeleton) => <DiamondOrderList state={readDiamondOrders(search)} skeleton={skeleton} />}</Frame>
)

/** One diamond request (PERS-019). */
const DiamondOrderScreen = ({ id }: { readonly id: number }) => (
  <Frame title={typeset(`Заявка № ${id}`)}>{(skeleton) => <DiamondOrderDetail id={id} skeleton={skeleton} />}</Frame>
)

function Frame({ children, title }: { readonly title: string; readonly children: (skeleton: ReactNode) => ReactNode }) {
  const user = useUser() ?? null
  const skeleton = <Rows label="Открываем заявки" />
  return (
    <AccountFrame title={title} section={diamondOrdersPath} user={user}>
      {user === null ? (
        <noscript>
          <p>{typeset("Чтобы увидеть заявки, включите в браузере JavaScript.")}</p>
        </noscript>
      ) : null}
      <Suspense key={user?.id} fallback={skeleton}>
        {user === null ? skeleton : <Running feature="diamondOrders">{children(skeleton)}</Running>}
      </Suspense>
    </AccountFrame>
  )
}

const DiamondOrderList = onDemand(() => import("../diamond-orders/diamond-order-list.tsx").then((part) => part.DiamondOrderList))
const DiamondOrderDetail = onDemand(() => import("../diamond-orders/diamond-order-detail.tsx").then((part) => part.DiamondOrderDetail))

export const drawDiamondOrders: Draw = ({ place }) => <DiamondOrdersScreen search={place.search} />

export const drawDiamondOrder: Draw = ({ match }) => <DiamondOrderScreen id={Number(match.params["id"])} />
