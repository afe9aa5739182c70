import { AccountPage } from "../account/account-page.tsx"
import type { Draw } from "./draw.ts"
import { onDemand } from "../islands/late-island.tsx"

/** Delivery addresses of the user (ADDR-001). */
export const AddressesScreen = () => (
  <AccountPage title="Адреса доставки" section="/personal/delivery-address/" contents="адреса доставки">
    {(_, skeleton) => <AddressList skeleton={skeleton} />}
  </AccountPage>
)

const AddressList = onDemand(() => import("../account/address-list.tsx").then((part) => part.AddressList))

export const draw: Draw = () => <AddressesScreen />
