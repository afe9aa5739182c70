import type { AccountFact } from "../machines/account/account.machine.ts"
import type { AuthFact } from "../machines/account/auth.machine.ts"
import type { GateFact } from "../machines/account/gate.machine.ts"
import type { SessionFact } from "../machines/account/session.machine.ts"
import type { AddedDialogFact } from "../machines/cart/added-dialog.machine.ts"
import type { CartFact } from "../machines/cart/cart.machine.ts"
import type { CheckoutGateFact } from "../machines/checkout/checkout-gate.machine.ts"
import type { CheckoutFact } from "../machines/checkout/checkout.machine.ts"
import type { CustomPieceFact } from "../machines/constructor/custom-piece.machine.ts"
import type { DialogsFact } from "../machines/dialogs/dialogs.machine.ts"
import type { FormFact } from "../machines/forms/form.machine.ts"
import type { WishlistFact } from "../machines/favourites/wishlist.machine.ts"
import type { NavigationFact } from "../machines/navigation/navigation.machine.ts"
import type { PageFact } from "../machines/navigation/page.machine.ts"
import type { TabFact } from "../machines/tab/tab-facts.ts"
import type { PapersFact } from "../machines/orders/papers.machine.ts"
import type { PassportViewFact } from "../machines/passport/passport-view.machine.ts"
import type { HeaderFact } from "../machines/shell/header.machine.ts"
import type { NetworkFact } from "../machines/shell/network.machine.ts"
import type { ToastsFact } from "../machines/shell/toasts.machine.ts"
import type { TooltipFact } from "../machines/shell/tooltip.machine.ts"

/** Facts of the features that run from the start, and of the tab. */
export type EarlyFact = TabFact | NavigationFact | PageFact | HeaderFact

export type LateFact =
  | AuthFact
  | SessionFact
  | GateFact
  | AccountFact
  | PassportViewFact
  | CartFact
  | AddedDialogFact
  | WishlistFact
  | CheckoutGateFact
  | CheckoutFact
  | CustomPieceFact
  | DialogsFact
  | FormFact
  | PapersFact
  | ToastsFact
  | TooltipFact
  | NetworkFact

export type ShopFact = EarlyFact | LateFact
