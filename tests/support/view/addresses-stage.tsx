import { screen } from "@testing-library/react"
import type { Calls } from "../../../app/calls.ts"
import { DialogHost } from "../../../view/modal/dialog-host.tsx"
import { AddressesScreen } from "../../../view/screens/addresses-screen.tsx"
import { openShop } from "../server/open-shop.ts"
import { renderIn } from "./in-shop.tsx"

/** Shows the addresses of the user whose token is stored. */
export const openAddresses = async (answers: Partial<Calls> = {}) => {
  const shop = openShop(answers)
  shop.begin({ auth: "stored" })
  await shop.go("/personal/delivery-address/")
  await shop.loadDeferred()
  renderIn(
    shop.root,
    <>
      <AddressesScreen />
      <DialogHost />
    </>
  )
  await screen.findByText("anna@example.ru")
  return shop
}
