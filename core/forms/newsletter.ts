import { Schema } from "effect"
import { Email } from "../contract/fields.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { checkBy, trimText } from "./check-by.ts"
import { formCall, type ShopForm } from "./shop-form.ts"

const checkEmail = checkBy(Schema.Struct({ email: Email }))

/** SHL-006 … SHL-008. */
export const newsletterForm = {
  name: "newsletter",
  /** The check requires the consent (SHL-007). */
  sentBy: formCall("subscriptions.subscribe", ({ email }) => ({ body: { email: trimText(email), accept: true } })),
  isSentLater: true,
  fields: [
    { name: "email", label: "Ваш e-mail", kind: "email", isRequired: true, most: 254, autocomplete: "email" },
    { name: "accept", label: "Даю согласие на получение рассылки и обработку персональных данных", kind: "flag", isRequired: true }
  ],
  check: ({ accept, email }) => ({
    ...checkEmail({ email: trimText(email) }),
    ...(accept === true ? {} : { accept: fieldTexts.required })
  }),
  judge: () => ({}),
  refused: (refusal) =>
    refusal._tag === "Refused" && Object.keys(refusal.errors).length > 0
      ? { banner: null, errors: refusal.errors }
      : { banner: "На нашей стороне сбой. Адрес остался в форме, отправьте его через минуту", errors: {} }
} satisfies ShopForm
