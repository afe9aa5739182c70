import { Suspense } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { useUser } from "../shop-context.tsx"
import { AccountFrame } from "../account/account-frame.tsx"
import { Rows } from "../account/rows.tsx"
import type { Draw } from "./draw.ts"
import { onDemand } from "../islands/late-island.tsx"

/** Delivery addresses of the user (ADDR-001). */
export function AddressesScreen() {
  const user = useUser() ?? null
  const skeleton = <Rows label="Открываем адреса доставки" />
  return (
    <AccountFrame title="Адреса доставки" section="/personal/delivery-address/" user={user}>
      {user === null ? (
        <noscript>
          <p>{typeset("Чтобы увидеть адреса доставки, включите в браузере JavaScript.")}</p>
        </noscript>
      ) : null}
      <Suspense fallback={skeleton}>{user === null ? skeleton : <AddressList key={user.id} skeleton={skeleton} />}</Suspense>
    </AccountFrame>
  )
}

const AddressList = onDemand(() => import("../account/address-list.tsx").then((part) => part.AddressList))

export const draw: Draw = () => <AddressesScreen />
