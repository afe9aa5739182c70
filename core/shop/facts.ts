import type { AccountFact } from "../machines/account/account.machine.ts"
import type { CheckoutFact } from "../machines/checkout/checkout-setup.ts"
import type { HouseholdFact } from "../machines/household/household-setup.ts"
import type { NavigationFact } from "../machines/navigation/navigation-setup.ts"
import type { PageFact } from "../machines/navigation/page.machine.ts"
import type { TabFact } from "../machines/navigation/tab-facts.ts"
import type { HeaderFact } from "../machines/shell/header-setup.ts"

/** Everything that is ever published in the shop. */
export type ShopFact = TabFact | NavigationFact | PageFact | HeaderFact | HouseholdFact | AccountFact | CheckoutFact
