import { accountMachine as account } from "../machines/account/account.machine.ts"
import { addressesMachine as addresses } from "../machines/account/addresses.machine.ts"
import { authMachine as auth } from "../machines/account/auth.machine.ts"
import { buildsMachine as builds } from "../machines/maintenance/builds.machine.ts"
import { catalogueMachine as catalogue } from "../machines/catalogue/catalogue.machine.ts"
import { confirmationMachine as confirmation } from "../machines/account/confirmation.machine.ts"
import { favouritesMachine as favourites } from "../machines/favourites/favourites.machine.ts"
import { cartMachine as cart } from "../machines/cart/cart.machine.ts"
import { checkoutGateMachine as checkoutGate } from "../machines/checkout/checkout-gate.machine.ts"
import { consentMachine as consent } from "../machines/marketing/consent.machine.ts"
import { dialogsMachine as dialogs } from "../machines/dialogs/dialogs.machine.ts"
import { formMachine } from "../machines/dialogs/form.machine.ts"
import { galleryMachine as gallery } from "../machines/product/gallery.machine.ts"
import { gateMachine as gate } from "../machines/account/gate.machine.ts"
import { hintsMachine as hints } from "../machines/account/hints.machine.ts"
import { householdMachine as household } from "../machines/household/household.machine.ts"
import { reportMachine as report } from "../machines/maintenance/report.machine.ts"
import { lateMarketing } from "../machines/marketing/late-marketing.ts"
import { networkMachine as network } from "../machines/shell/network.machine.ts"
import { ordersMachine as orders } from "../machines/orders/orders.machine.ts"
import { papersMachine as papers } from "../machines/orders/papers.machine.ts"
import { recoveryMachine as recovery } from "../machines/maintenance/recovery.machine.ts"
import { referenceMachine as reference } from "../machines/shell/reference.machine.ts"
import { searchMachine as search } from "../machines/search/search.machine.ts"
import { toastsMachine as toasts } from "../machines/shell/toasts.machine.ts"
import { tooltipMachine as tooltip } from "../machines/shell/tooltip.machine.ts"
import { wishlistMachine as wishlist } from "../machines/favourites/wishlist.machine.ts"
import { sessionMachine as session } from "../machines/account/session.machine.ts"
import { viewedMachine as viewed } from "../machines/product/viewed.machine.ts"
import { addressForm } from "../forms/address.ts"
import { changePasswordForm } from "../forms/change-password.ts"
import { diamondWordsForm } from "../forms/diamond-words.ts"
import { loginForm } from "../forms/login.ts"
import { newsletterForm } from "../forms/newsletter.ts"
import { orderForm } from "../forms/order.ts"
import { passNewForm } from "../forms/pass-new.ts"
import { passRecoveryForm } from "../forms/pass-recovery.ts"
import { profileForm } from "../forms/profile.ts"
import { registrationForm } from "../forms/registration.ts"

/** Every form as data, by its name. */
export const forms = {
  login: loginForm,
  registration: registrationForm,
  passRecovery: passRecoveryForm,
  passNew: passNewForm,
  changePassword: changePasswordForm,
  profile: profileForm,
  newsletter: newsletterForm,
  order: orderForm,
  diamondWords: diamondWordsForm,
  address: addressForm
}

/** The machines that come after the first page is alive: that page is read without them. */
export const householdMachines = {
  household,
  catalogue,
  reference,
  search,
  hints,
  addresses,
  orders,
  papers,
  tooltip,
  viewed,
  gallery,
  session,
  auth,
  gate,
  checkoutGate,
  dialogs,
  account,
  confirmation,
  cart,
  wishlist,
  favourites,
  toasts,
  consent,
  ...lateMarketing,
  builds,
  network,
  recovery,
  report,
  newsletter: formMachine(newsletterForm),
  login: formMachine(loginForm),
  registration: formMachine(registrationForm),
  passRecovery: formMachine(passRecoveryForm),
  passNew: formMachine(passNewForm),
  changePassword: formMachine(changePasswordForm),
  order: formMachine(orderForm),
  diamondWords: formMachine(diamondWordsForm),
  address: formMachine(addressForm),
  profile: formMachine(profileForm)
}

export type Household = typeof householdMachines
