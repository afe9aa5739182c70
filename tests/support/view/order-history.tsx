import { screen } from "@testing-library/react"
import type { Calls } from "../../../app/calls.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { DialogHost } from "../../../view/modal/dialog-host.tsx"
import { OrdersScreen } from "../../../view/screens/orders-screen.tsx"
import { renderIn } from "./in-shop.tsx"
import { openShop } from "../server/open-shop.ts"
import type { listOfOrders } from "../../../qa/samples/order-history.ts"

/** Renders the orders page of a user, or `part`, over a shop with these answers, and waits until the user is known. */
export const openOrders = async (answers: Partial<Calls> = {}, part = <OrdersScreen search="" />) => {
  const shop = openShop(answers)
  shop.begin({ auth: "stored" })
  await shop.go("/personal/order-history/")
  await shop.loadDeferred()
  renderIn(
    shop.root,
    <>
      {part}
      <DialogHost />
    </>
  )
  await screen.findByText("anna@example.ru")
  return shop
}

/** Answers with a list of orders. */
export const listed = (list: typeof listOfOrders) => ({ readOrders: () => Promise.resolve(succeeded({ _tag: "List" as const, list })) })

/** Refusal of an order that is not the user's. */
export const notFound = failed({ _tag: "Refused", call: "orders", requestId: null, status: 404, message: "Нет", errors: {} } as const)
