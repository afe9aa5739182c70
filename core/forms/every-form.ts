import { Struct } from "effect"
import { accountDeletionForm } from "./account-deletion.ts"
import type { Dialog, DialogKey } from "../contract/dialogs.ts"
import { addressForm } from "./address.ts"
import { changePasswordForm } from "./change-password.ts"
import { diamondOrderForm } from "./diamond-order.ts"
import { certificateTextForm } from "./certificate-text.ts"
import { engravingForm } from "./engraving.ts"
import { giftForm } from "./gift.ts"
import { loginForm } from "./login.ts"
import { newsletterForm } from "./newsletter.ts"
import { orderForm } from "./order.ts"
import { passNewForm } from "./pass-new.ts"
import { passRecoveryForm } from "./pass-recovery.ts"
import { priceAlertForm } from "./price-alert.ts"
import { questionForm } from "./question.ts"
import { profileForm } from "./profile.ts"
import { registrationForm } from "./registration.ts"
import type { FormCall, ShopForm } from "./shop-form.ts"
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
  diamondWords: certificateTextForm,
  visit: visitForm,
  priceAlert: priceAlertForm,
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

export type DialogFormName = keyof typeof formsOfDialogs

const every = { ...formsOfDialogs, profile: profileForm, newsletter: newsletterForm, question: questionForm }

export type FormName = keyof typeof every

/** Forms that a program sends, because one call is not enough. */
export type ProgramForm = { readonly [F in FormName]: (typeof every)[F]["sentBy"] extends FormCall ? never : F }[FormName]

export const forms: { readonly [Name in FormName]: ShopForm } = every

export const isForm = (name: string): name is FormName => Object.hasOwn(every, name)

export const formNames: ReadonlyArray<FormName> = Object.keys(every).filter(isForm)

export const dialogForms: { readonly [K in DialogKey]?: DialogFormName } = Object.fromEntries(
  Struct.keys(formsOfDialogs).flatMap((name) => Object.keys(forms[name].dialogs ?? {}).map((dialog) => [dialog, name]))
)

export const dialogAfter = (name: string, answer: unknown): Dialog | undefined => (isForm(name) ? forms[name].after?.(answer) : undefined)
