import { Effect } from "effect"
import { readCartId } from "../../domain/cart/read-cart-id.ts"
import type { FormName, Values } from "../../domain/form/form.ts"
import { ofPhoto } from "../../domain/reviews/review-words.ts"
import { sentCare } from "../../forms/care.ts"
import { sentWords } from "../../forms/diamond-words.ts"
import { sentEngraving } from "../../forms/engraving.ts"
import { sentGift } from "../../forms/gift.ts"
import { sentOrder } from "../../forms/order.ts"
import { sentQuestion } from "../../forms/question.ts"
import { photosOf, reviewedThing, sentReview } from "../../forms/review.ts"
import { sentVisit } from "../../forms/visit.ts"
import {
  changePassword,
  changeProfile,
  deleteAccount,
  logIn,
  recoverPassword,
  register,
  setNewPassword,
  type SubmitError
} from "../account/account.ts"
import { addVoucher, checkBalance } from "../checkout/vouchers.ts"
import { awaitNumber } from "../account/visitor-ids.ts"
import { saveAddress } from "../account/address-book.ts"
import { askDiamondOrder } from "../diamond-orders/diamond-orders.ts"
import { askPassportChange, savePassport } from "../passport/passport.ts"
import { Api, Refused } from "../ports/api.ts"
import type { Identity } from "../ports/identity.ts"
import { Vault } from "../ports/vault.ts"

type Program = (values: Values) => Effect.Effect<unknown, SubmitError, Api | Identity | Vault>

/** The form requires the consent (SHL-007). */
const subscribe = Effect.fnUntraced(function* ({ email }: Values) {
  return yield* (yield* Api).call("subscriptions.subscribe", { body: { email: String(email).trim(), accept: true } })
})

/** Quick order of a product in stock, otherwise a request (QO-003, QO-004). The key is derived from the content, so a retry is idempotent. */
const order = Effect.fnUntraced(function* (values: Values) {
  const key = values["way"] === "quick" ? "orders.quick" : "orders.request"
  return yield* (yield* Api).call(key, { body: sentOrder(values) }, { isKeyedByContent: true })
})

/** CERT-007. */
const nameDiamond = Effect.fnUntraced(function* (values: Values) {
  const id = readCartId(String(values["item"]))?.product ?? 0
  yield* awaitNumber()
  return yield* (yield* Api).call("diamonds.saveCertificate", { params: { id }, body: sentWords(values) })
})

const visit = Effect.fnUntraced(function* (values: Values) {
  return yield* (yield* Api).call("visits.ask", { body: sentVisit(values) })
})

const engrave = Effect.fnUntraced(function* (values: Values) {
  yield* awaitNumber()
  return yield* (yield* Api).call("cart.engrave", { body: sentEngraving(values) })
})

const signGift = Effect.fnUntraced(function* (values: Values) {
  yield* awaitNumber()
  return yield* (yield* Api).call("gifts.save", { body: sentGift(values) })
})

/** The form's check guarantees the kind. */
const care = Effect.fnUntraced(function* (values: Values) {
  const { kind, ...body } = sentCare(values)
  if (kind === null) return yield* Effect.die(new Error("nothing is asked for"))
  return yield* (yield* Api).call("orders.askCare", { params: { id: Number(values["order"]) }, body: { ...body, kind } })
})

/** Errors name the photo's position. */
const addPhoto = Effect.fnUntraced(function* (params: ReturnType<typeof reviewedThing>, photo: string, place: number) {
  const file = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0))
  const { photoId } = yield* Effect.mapError((yield* Api).call("reviews.addPhoto", { params }, { file }), (error) =>
    error._tag === "Refused" && "photos" in error.errors
      ? new Refused({ ...error, errors: { photos: ofPhoto(place + 1, error.errors["photos"] ?? "") } })
      : error
  )
  return photoId
})

/** Uploads the photos one by one, sends the review, then clears the photos from the vault. */
const review = Effect.fnUntraced(function* (values: Values) {
  const { id, position } = reviewedThing(values)
  const vault = yield* Vault
  const chosen = photosOf((yield* vault.read("review", "photos")) ?? "", String(values["reviewed"]))
  const photos = yield* Effect.forEach(chosen, (photo, place) => addPhoto({ id, position }, photo, place))
  const answer = yield* (yield* Api).call("reviews.write", { params: { id }, body: { position, ...sentReview(values), photos } })
  yield* vault.clear("review")
  return answer
})

const removeReview = Effect.fnUntraced(function* (values: Values) {
  return yield* (yield* Api).call("reviews.takeBack", { params: reviewedThing(values) })
})

/** CNT-007. The key is derived from the content. */
const question = Effect.fnUntraced(function* (values: Values) {
  return yield* (yield* Api).call("questions.ask", { body: sentQuestion(values) }, { isKeyedByContent: true })
})

const programs: { readonly [F in FormName]: Program } = {
  login: logIn,
  registration: register,
  passRecovery: recoverPassword,
  passNew: setNewPassword,
  changePassword,
  accountDeletion: deleteAccount,
  profile: changeProfile,
  newsletter: subscribe,
  order,
  diamondWords: nameDiamond,
  visit,
  engraving: engrave,
  address: saveAddress,
  gift: signGift,
  voucher: addVoucher,
  giftBalance: checkBalance,
  care,
  review,
  reviewRemoval: removeReview,
  passport: savePassport,
  passportChange: askPassportChange,
  diamondOrder: askDiamondOrder,
  question
}

/** Secrets come from the vault and are not in the result. */
export const submitForm = ({ form, values }: { readonly form: string; readonly values: Values }) =>
  isForm(form) ? programs[form](values) : Effect.die(new Error(`no form "${form}" is known`))

const isForm = (name: string): name is FormName => name in programs
