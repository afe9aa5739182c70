import { Schema } from "effect"
import { reviewFields } from "../contract/reviews.ts"
import type { DialogProps } from "../contract/dialogs.ts"
import type { User } from "../contract/session.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import type { Errors, Field, ResponseRefusal, Values } from "../domain/form/form.ts"
import { isPhoto, maxPhotoBytes, reviewBounds, shownNameOf } from "../domain/reviews/review.ts"
import { photoFaultText, reviewFaults, starNames } from "../domain/reviews/review-text.ts"
import { checkBy, trimText } from "./check-by.ts"
import { infoDialog, formCall, type ShopForm } from "./shop-form.ts"

/** Order id and position: `100001-1`. */
const reviewed: Field = { name: "reviewed", label: "", kind: "given", privacy: "plain" }

const refused = (refusal: ResponseRefusal) =>
  refusal._tag === "Refused"
    ? { banner: Object.keys(refusal.errors).length > 0 ? null : refusal.message, errors: refusal.errors }
    : { banner: "Не получилось отправить. Попробуйте ещё раз", errors: {} }

/** Suggests a name. */
export const reviewValues = ({ order, position }: DialogProps<"review">, user: User | null): Values => ({
  reviewed: `${order}-${position}`,
  ...(user !== null && { shownName: shownNameOf(user).slice(0, reviewBounds.maxName) })
})

/** Photos are only in memory, like secrets, and not in a draft. */
export const reviewForm: ShopForm = {
  name: "review",
  sentBy: ["reviews.addPhoto", "reviews.write"],
  dialogs: { review: reviewValues },
  after: infoDialog({
    title: "Спасибо за отзыв",
    text: "Прочитаем его, опубликуем и напишем вам. Что с ним, видно здесь, на странице заказа."
  }),
  isSentLater: true,
  subject: "reviewed",
  fields: [
    {
      name: "stars",
      label: "Оценка",
      kind: "choice",
      privacy: "plain",
      isRequired: true,
      options: starNames.map((label, index) => ({ value: String(reviewBounds.stars - index), label }))
    },
    {
      name: "reviewText",
      label: "Что расскажете другим",
      kind: "lines",
      privacy: "personal",
      isRequired: true,
      hint: "Как сидит, как выглядит вживую, что понравилось и что нет",
      most: reviewBounds.maxText,
      isCounted: true
    },
    {
      name: "shownName",
      label: "Как подписать",
      kind: "text",
      privacy: "personal",
      hint: "Если оставить пустым, подпишем «Покупатель»",
      most: reviewBounds.maxName,
      autocomplete: "off"
    },
    { name: "photos", label: "Фотографии", kind: "secret", isRecalled: true },
    reviewed
  ],
  check: (values) => checkReview(values),
  judge: ({ photos = "" }) => faultOfPhotos(photos.split(",").slice(1)),
  refused
}

export const reviewRemovalValues = ({ order, position }: DialogProps<"reviewRemoval">): Values => ({ reviewed: `${order}-${position}` })

export const reviewRemovalForm = {
  name: "reviewRemoval",
  sentBy: formCall("reviews.remove", (values) => ({ params: reviewedItem(values) })),
  dialogs: { reviewRemoval: reviewRemovalValues },
  after: infoDialog({ title: "Отзыв удалён", text: "Его больше никто не увидит. Новый можно написать в любое время." }),
  isSentLater: true,
  subject: "reviewed",
  fields: [{ name: "isSureToRemove", label: "Удалить отзыв и фотографии навсегда", kind: "flag", isRequired: true }, reviewed],
  check: ({ isSureToRemove }): Errors => (isSureToRemove === true ? {} : { isSureToRemove: fieldTexts.required }),
  judge: () => ({}),
  refused
} satisfies ShopForm

const checkTexts = checkBy(Schema.Struct({ reviewText: reviewFields.reviewText, shownName: reviewFields.shownName }))

const checkReview = (values: Values): Errors => {
  const { reviewText, shownName, stars } = reviewBody(values)
  return { ...(stars === 0 && { stars: fieldTexts.required }), ...checkTexts({ reviewText, shownName }) }
}

export const reviewBody = (values: Values) => ({
  stars: Number(trimText(values["stars"])),
  reviewText: trimText(values["reviewText"]),
  shownName: trimText(values["shownName"])
})

export const reviewedItem = (values: Values): { readonly id: number; readonly position: number } => {
  const [id = 0, position = 0] = trimText(values["reviewed"]).split("-").map(Number)
  return { id, position }
}

export const writePhotos = (thing: string, photos: ReadonlyArray<string>): string =>
  photos.length === 0 ? "" : [thing, ...photos].join(",")

/** Photos in a text of `writePhotos`; none if it is of another item. */
export const photosOf = (text: string, thing: string): ReadonlyArray<string> => {
  const [of, ...photos] = text.split(",")
  return of === thing ? photos : []
}

const faultOfPhotos = (photos: ReadonlyArray<string>): Errors => {
  const heavy = photos.findIndex((photo) => (photo.length / 4) * 3 > maxPhotoBytes)
  if (photos.length > reviewBounds.photos) return { photos: reviewFaults.photos }
  if (heavy !== -1) return { photos: photoFaultText(heavy + 1, "heavy") }
  const other = photos.findIndex((photo) => !isPhoto(photo))
  return other === -1 ? {} : { photos: photoFaultText(other + 1, "kind") }
}
