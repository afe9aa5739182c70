import { Schema } from "effect"
import { priceAlertFields } from "../contract/price-alerts.ts"
import { priceAlertRule } from "../domain/alerts/price-alert.ts"
import type { Values } from "../domain/form/form.ts"
import { checkBy, trimText } from "./check-by.ts"
import { infoDialog, formCall, type ShopForm, showRefusal } from "./shop-form.ts"

const check = checkBy(Schema.Struct(priceAlertFields))

/** The letters start after a confirmation. */
export const priceAlertForm = {
  name: "priceAlert",
  sentBy: formCall("alerts.ask", (values) => ({ body: { ...sentOf(values), code: trimText(values["code"]) } })),
  dialogs: { priceAlert: ({ code }, user): Values => ({ code, ...(user !== null && { email: user.email }) }) },
  after: infoDialog({
    title: "Подтвердите адрес",
    text: `На ваш адрес придёт письмо со ссылкой. Откройте её, и мы начнём следить за ценой. Если письма нет, загляните в «Спам». На один адрес уходит не больше ${priceAlertRule.lettersADay} таких писем в день.`
  }),
  isSentLater: true,
  fields: [
    { name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "email" },
    { name: "agreement", label: "Согласие на обработку персональных данных", kind: "flag", isRequired: true },
    { name: "code", label: "", kind: "given", privacy: "plain" }
  ],
  check: (values) => check(sentOf(values)),
  judge: () => ({}),
  refused: showRefusal("Не получилось отправить. Адрес остался в форме, попробуйте ещё раз")
} satisfies ShopForm

const sentOf = (values: Values) => ({ email: trimText(values["email"]), agreement: values["agreement"] === true })
