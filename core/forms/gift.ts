import { Schema } from "effect"
import type { DialogProps } from "../contract/dialogs.ts"
import { giftFields } from "../contract/gifts.ts"
import { giftHour } from "../domain/cart/gift-text.ts"
import type { Errors, Values } from "../domain/form/form.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { isoDayOrNull, typedDay } from "../domain/form/mask.ts"
import { isDay } from "../domain/text/days.ts"
import { checkBy, trimText } from "./check-by.ts"
import { infoDialog, formCall, type ShopForm, showRefusal, unsavedText } from "./shop-form.ts"

const { recipient, sender, words } = giftFields
const checkSigned = checkBy(Schema.Struct({ recipient, sender, words }))
const checkEmail = checkBy(Schema.Struct({ email: giftFields.email }))

const isByEmail = ({ way }: Values): boolean => way !== "card"

const knownGift = (gift: Omit<DialogProps<"cartGift">, "design">): Values => ({
  ...gift,
  sendOn: typedDay(gift.sendOn)
})

/** `item` is the id of the line, also of one that is not in the cart yet. */
export const giftForm = {
  name: "gift",
  sentBy: formCall("gifts.save", (values) => ({ body: sentGift(values) }), { needsVisitor: true }),
  dialogs: { cartGift: knownGift },
  isDrafted: true,
  after: infoDialog({ title: "Подарок", text: "Подписали. Сертификат в корзине.", isBrief: true }),
  isSentLater: true,
  subject: "item",
  fields: [
    {
      name: "recipient",
      label: "Кому",
      kind: "text",
      privacy: "personal",
      isRequired: true,
      most: 200,
      autocomplete: "off",
      hint: "Как на открытке: Анне"
    },
    { name: "sender", label: "От кого", kind: "text", privacy: "personal", most: 200, autocomplete: "off" },
    { name: "words", label: "Слова на карте", kind: "lines", privacy: "personal", most: 2_000, autocomplete: "off" },
    {
      name: "way",
      label: "Как вручить",
      kind: "choice",
      privacy: "plain",
      options: [
        { value: "email", label: "Письмом на почту получателя" },
        { value: "card", label: "Картой в конверте, с курьером или в салоне" }
      ]
    },
    { name: "email", label: "E-mail получателя", kind: "email", isRequired: true, most: 254, autocomplete: "off", askedWhen: isByEmail },
    {
      name: "sendOn",
      label: "День отправки",
      kind: "date",
      mask: { pattern: "##.##.####" },
      hint: `Письмо уйдёт в ${giftHour}:00 по Москве. Без дня отправим сразу после оплаты`,
      autocomplete: "off",
      askedWhen: isByEmail
    },
    { name: "item", label: "", kind: "given", privacy: "plain" },
    { name: "quantity", label: "", kind: "given", privacy: "plain" },
    { name: "isInCart", label: "", kind: "given", privacy: "plain" }
  ],
  check: (values) => ({ ...checkSigned(sentGift(values)), ...(isByEmail(values) && { ...checkTyped(values) }) }),
  judge: () => ({}),
  refused: showRefusal(unsavedText)
} satisfies ShopForm

const checkTyped = (values: Values): Errors => {
  const day = isoDayOrNull(trimText(values["sendOn"]))
  return {
    ...checkEmail({ email: trimText(values["email"]) }),
    ...(day !== null && !isDay(day) && { sendOn: fieldTexts.day })
  }
}

const sentGift = (values: Values) => ({
  line: trimText(values["item"]),
  quantity: Number(values["quantity"]),
  isInCart: values["isInCart"] === "yes",
  recipient: trimText(values["recipient"]),
  sender: trimText(values["sender"]),
  words: trimText(values["words"]),
  way: isByEmail(values) ? ("email" as const) : ("card" as const),
  email: isByEmail(values) ? trimText(values["email"]) : null,
  sendOn: isByEmail(values) ? isoDayOrNull(trimText(values["sendOn"])) : null
})
