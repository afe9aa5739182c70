import { accountDeletionForm } from "./account-deletion.ts"
import type { Dialog } from "../contract/dialogs.ts"
import type { FormName } from "../domain/form/form.ts"
import { addressForm } from "./address.ts"
import { changePasswordForm } from "./change-password.ts"
import { diamondOrderForm } from "./diamond-order.ts"
import { diamondWordsForm } from "./diamond-words.ts"
import { engravingForm } from "./engraving.ts"
import { giftForm } from "./gift.ts"
import { loginForm } from "./login.ts"
import { newsletterForm } from "./newsletter.ts"
import { orderForm } from "./order.ts"
import { passNewForm } from "./pass-new.ts"
import { passRecoveryForm } from "./pass-recovery.ts"
import { questionForm } from "./question.ts"
import { profileForm } from "./profile.ts"
import { registrationForm } from "./registration.ts"
import type { ShopForm } from "./shop-form.ts"
import { careForm } from "./care.ts"
import { passportChangeForm, passportForm } from "./passport.ts"
import { reviewForm, reviewRemovalForm } from "./review.ts"
import { visitForm } from "./visit.ts"
import { giftBalanceForm, voucherForm } from "./vouchers.ts"

export const formsOfDialogs = {
  login: loginForm,
  registration: registrationForm,
  passRecovery: passRecoveryForm,
  passNew: passNewForm,
  changePassword: changePasswordForm,
  accountDeletion: accountDeletionForm,
  order: orderForm,
  diamondWords: diamondWordsForm,
  visit: visitForm,
  care: careForm,
  review: reviewForm,
  reviewRemoval: reviewRemovalForm,
  passport: passportForm,
  passportChange: passportChangeForm,
  diamondOrder: diamondOrderForm,
  engraving: engravingForm,
  address: addressForm,
  gift: giftForm,
  voucher: voucherForm,
  giftBalance: giftBalanceForm
}

/** Forms with their own machine. */
export const forms: { readonly [Name in FormName]: ShopForm } = {
  ...formsOfDialogs,
  profile: profileForm,
  newsletter: newsletterForm,
  question: questionForm
}

export const dialogAfter = (name: string, answer: unknown): Dialog | undefined =>
  Object.values<ShopForm>(formsOfDialogs)
    .find((form) => form.name === name)
    ?.after?.(answer)
