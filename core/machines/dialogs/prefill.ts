import type { Dialog } from "../../contract/dialogs.ts"
import type { User } from "../../contract/session.ts"
import type { Values } from "../../domain/form/form.ts"
import { knownAddress } from "../../forms/address.ts"
import { knownCare } from "../../forms/care.ts"
import { usualWish } from "../../forms/diamond-order.ts"
import { knownWords } from "../../forms/diamond-words.ts"
import { knownEngraving } from "../../forms/engraving.ts"
import { formsOfDialogs } from "../../forms/every-form.ts"
import { knownGift } from "../../forms/gift.ts"
import { knownOrder } from "../../forms/order.ts"
import { knownChange } from "../../forms/passport.ts"
import { knownRemoval, knownReview } from "../../forms/review.ts"
import { knownVisit } from "../../forms/visit.ts"

export type LivingForm = keyof typeof formsOfDialogs

/** Checks that a draft concerns the item its form is opened for. */
export const isOfDraft = (form: LivingForm, draft: Values | undefined, values: Values | undefined): boolean => {
  const { subject } = formsOfDialogs[form]
  return draft !== undefined && (subject === undefined || draft[subject] === values?.[subject])
}

/** Initial values of a form, from its dialog and the user. */
export const prefill = (dialog: Dialog, user: User | null): Values | undefined => {
  if (dialog.key === "login" || dialog.key === "registration" || dialog.key === "passRecovery")
    return dialog.props.email === undefined ? undefined : { email: dialog.props.email }
  if (dialog.key === "cartCertificateDiamond") return knownWords(dialog.props)
  if (dialog.key === "visit") return knownVisit(dialog.props, user)
  if (dialog.key === "orderCare") return knownCare(dialog.props)
  if (dialog.key === "review") return knownReview(dialog.props, user)
  if (dialog.key === "reviewRemoval") return knownRemoval(dialog.props)
  if (dialog.key === "diamondOrder") return usualWish
  if (dialog.key === "passportChange") return knownChange(user)
  if (dialog.key === "engraving") return knownEngraving(dialog.props)
  if (dialog.key === "cartGift") return knownGift(dialog.props)
  if (dialog.key === "address") return knownAddress(dialog.props.address)
  if (dialog.key === "OrderModal" || dialog.key === "orderDiamond" || dialog.key === "orderJewelry") return knownOrder(dialog.props, user)
  return undefined
}
