import { Effect } from "effect"
import type { Values } from "../../domain/form/form.ts"
import { photoText } from "../../domain/reviews/review-text.ts"
import { careBody } from "../../forms/care.ts"
import { forms, isForm, type ProgramForm } from "../../forms/every-form.ts"
import { orderBody } from "../../forms/order.ts"
import { photosOf, reviewedItem, reviewBody } from "../../forms/review.ts"
import type { FormCall } from "../../forms/shop-form.ts"
import { changePassword, changeProfile, deleteAccount, logIn, register, setNewPassword, type SubmitError } from "../account/account.ts"
import { addVoucher, checkBalance } from "../checkout/vouchers.ts"
import { awaitVisitor } from "../account/visitor-ids.ts"
import { saveAddress } from "../account/address-book.ts"
import { sendDiamondOrder } from "../diamond-orders/diamond-orders.ts"
import { savePassport } from "../passport/passport.ts"
import { Api, Refused } from "../ports/api.ts"
import type { Identity } from "../ports/identity.ts"
import { Vault } from "../ports/vault.ts"

type Program = (values: Values) => Effect.Effect<unknown, SubmitError, Api | Identity | Vault>

/** Quick order of a product in stock, otherwise a request (QO-003, QO-004). The key is derived from the content, so that a retry is idempotent while the order is open. */
const order = Effect.fnUntraced(function* (values: Values) {
  const key = values["way"] === "quick" ? "orders.quick" : "orders.request"
  return yield* (yield* Api).call(key, { body: orderBody(values) }, { isKeyedByContent: true })
})

/** The form's check guarantees the kind. */
const care = Effect.fnUntraced(function* (values: Values) {
  const { kind, ...body } = careBody(values)
  if (kind === null) return yield* Effect.die(new Error("the request for care has no kind"))
  return yield* (yield* Api).call("orders.askCare", { params: { id: Number(values["order"]) }, body: { ...body, kind } })
})

/** Errors name the photo's position. A spread of an error lacks its `message`, which is not enumerable. */
const addPhoto = Effect.fnUntraced(function* (params: ReturnType<typeof reviewedItem>, photo: string, place: number) {
  const file = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0))
  const { photoId } = yield* Effect.mapError((yield* Api).call("reviews.addPhoto", { params }, { file }), (error) =>
    error._tag === "Refused" && "photos" in error.errors
      ? new Refused({ ...error, message: error.message, errors: { photos: photoText(place + 1, error.errors["photos"] ?? "") } })
      : error
  )
  return photoId
})

/** Uploads the photos one by one, sends the review, then clears the photos from the vault. */
const review = Effect.fnUntraced(function* (values: Values) {
  const { id, position } = reviewedItem(values)
  const vault = yield* Vault
  const chosen = photosOf((yield* vault.read("review", "photos")) ?? "", String(values["reviewed"]))
  const photos = yield* Effect.forEach(chosen, (photo, place) => addPhoto({ id, position }, photo, place))
  const answer = yield* (yield* Api).call("reviews.write", { params: { id }, body: { position, ...reviewBody(values), photos } })
  yield* vault.clear("review")
  return answer
})

const programs: { readonly [F in ProgramForm]: Program } = {
  login: logIn,
  registration: register,
  passNew: setNewPassword,
  changePassword,
  accountDeletion: deleteAccount,
  profile: changeProfile,
  order,
  address: saveAddress,
  voucher: addVoucher,
  giftBalance: checkBalance,
  care,
  review,
  passport: savePassport,
  diamondOrder: sendDiamondOrder
}

const isProgramForm = (name: string): name is ProgramForm => Object.hasOwn(programs, name)

const send = Effect.fnUntraced(function* ({ call, input, isKeyedByContent, needsVisitor }: FormCall, values: Values) {
  if (needsVisitor === true) yield* awaitVisitor()
  const answer: unknown = yield* (yield* Api).call(call, input(values), isKeyedByContent && { isKeyedByContent })
  return answer
})

/** Secrets come from the vault and are not in the result. */
export const submitForm = ({ form, values }: { readonly form: string; readonly values: Values }): ReturnType<Program> => {
  if (isProgramForm(form)) return programs[form](values)
  const sentBy = isForm(form) ? forms[form].sentBy : []
  return "call" in sentBy ? send(sentBy, values) : Effect.die(new Error(`unknown form "${form}"`))
}
