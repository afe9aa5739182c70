import { accountMachine as account } from "../machines/account/account.machine.ts"
import { addressesMachine as addresses } from "../machines/account/addresses.machine.ts"
import { authMachine as auth } from "../machines/account/auth.machine.ts"
import { buildsMachine as builds } from "../machines/maintenance/builds.machine.ts"
import { catalogueMachine as catalogue } from "../machines/catalogue/catalogue.machine.ts"
import { confirmationMachine as confirmation } from "../machines/account/confirmation.machine.ts"
import { dataCopyMachine as dataCopy } from "../machines/account/data-copy.machine.ts"
import { favouritesMachine as favourites } from "../machines/favourites/favourites.machine.ts"
import { addedDialogMachine as addedDialog } from "../machines/cart/added-dialog.machine.ts"
import { cartMachine as cart } from "../machines/cart/cart.machine.ts"
import { checkoutGateMachine as checkoutGate } from "../machines/checkout/checkout-gate.machine.ts"
import { comparableMachine as comparable } from "../machines/diamond-orders/comparable.machine.ts"
import { consentMachine as consent } from "../machines/marketing/consent.machine.ts"
import { customPieceMachine as customPiece } from "../machines/constructor/custom-piece.machine.ts"
import { devicesMachine as devices } from "../machines/account/devices.machine.ts"
import { dialogsMachine as dialogs } from "../machines/dialogs/dialogs.machine.ts"
import { formMachine, formMachines } from "../machines/forms/form.machine.ts"
import { galleryMachine as gallery } from "../machines/product/gallery.machine.ts"
import { gateMachine as gate } from "../machines/account/gate.machine.ts"
import { hintsMachine as hints } from "../machines/account/hints.machine.ts"
import { reportMachine as report } from "../machines/maintenance/report.machine.ts"
import { lateMarketing } from "../machines/marketing/late-marketing.ts"
import { layersMachine as layers } from "../machines/shell/layers.machine.ts"
import { networkMachine as network } from "../machines/shell/network.machine.ts"
import { ordersMachine as orders } from "../machines/orders/orders.machine.ts"
import { papersMachine as papers } from "../machines/orders/papers.machine.ts"
import { passportViewMachine as passportView } from "../machines/passport/passport-view.machine.ts"
import { recoveryMachine as recovery } from "../machines/maintenance/recovery.machine.ts"
import { referenceMachine as reference } from "../machines/shell/reference.machine.ts"
import { searchMachine as search } from "../machines/search/search.machine.ts"
import { toastsMachine as toasts } from "../machines/shell/toasts.machine.ts"
import { tooltipMachine as tooltip } from "../machines/shell/tooltip.machine.ts"
import { wishlistMachine as wishlist } from "../machines/favourites/wishlist.machine.ts"
import { sessionMachine as session } from "../machines/account/session.machine.ts"
import { viewedMachine as viewed } from "../machines/product/viewed.machine.ts"

import { forms, formsOfDialogs } from "../forms/every-form.ts"

/** Machines loaded after the first interaction. */
export const lateMachines = {
  session,
  gate,
  checkoutGate,
  dialogs,
  customPiece,
  newsletter: formMachine(forms.newsletter),
  tooltip,
  layers,
  reference,
  catalogue,
  viewed,
  gallery,
  search,
  hints,
  addresses,
  orders,
  papers,
  cart,
  addedDialog,
  wishlist,
  favourites,
  toasts,
  consent,
  builds,
  network,
  recovery,
  report,
  auth,
  account
}

export type LateMachines = typeof lateMachines

export const dialogFormMachines = formMachines(formsOfDialogs)

/** Machines that other machines invoke. */
export const innerMachines = {
  confirmation,
  dataCopy,
  passportView,
  devices,
  comparable,
  ...lateMarketing,
  ...dialogFormMachines,
  profile: formMachine(forms.profile)
}

export type InnerMachines = typeof innerMachines
