import { Schema } from "effect"
import type { VisitWish } from "../contract/dialogs.ts"
import type { User } from "../contract/session.ts"
import { visitFields } from "../contract/visits.ts"
import type { Values } from "../domain/form/form.ts"
import { checkBy, trimText } from "./check-by.ts"
import { formCall, type ShopForm } from "./shop-form.ts"

const { agreement, comment, email, name, phone } = visitFields
const check = checkBy(Schema.Struct({ name, phone, email, comment, agreement }))

const knownVisit = ({ day, hour, place, thing }: VisitWish, user: User | null): Values => ({
  thing,
  day,
  place: String(place),
  hour: String(hour),
  ...(user === null
    ? {}
    : {
        name: [user.name, user.surname].filter((part) => part !== null && part !== "").join(" "),
        email: user.email,
        phone: user.phone ?? ""
      })
})

/** Contacts of the visitor; item, place and time are from the dialog. */
export const visitForm = {
  name: "visit",
  sentBy: formCall("visits.ask", (values) => ({ body: sentVisit(values) })),
  dialogs: { visit: knownVisit },
  isSentLater: true,
  fields: [
    { name: "name", label: "Имя", kind: "text", privacy: "personal", isRequired: true, most: 200, autocomplete: "name" },
    { name: "phone", label: "Телефон", kind: "phone", mask: "phone", isRequired: true, most: 30, autocomplete: "tel" },
    { name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "email" },
    { name: "comment", label: "Что подготовить к встрече", kind: "lines", privacy: "personal", most: 500, isCounted: true },
    { name: "agreement", label: "Согласие на обработку персональных данных", kind: "flag", isRequired: true },
    { name: "thing", label: "", kind: "given", privacy: "plain" },
    { name: "place", label: "", kind: "given", privacy: "plain" },
    { name: "day", label: "", kind: "given", privacy: "plain" },
    { name: "hour", label: "", kind: "given", privacy: "plain" }
  ],
  check: (values) =>
    check({ ...values, name: trimText(values["name"]), email: trimText(values["email"]), comment: trimText(values["comment"]) }),
  judge: () => ({}),
  refused: (refusal) =>
    refusal._tag === "Refused"
      ? { banner: refusal.message, errors: refusal.errors }
      : { banner: "Не получилось отправить. Попробуйте ещё раз", errors: {} }
} satisfies ShopForm

const sentVisit = (values: Values) => ({
  thing: trimText(values["thing"]),
  place: Number(values["place"]),
  day: trimText(values["day"]),
  hour: Number(values["hour"]),
  name: trimText(values["name"]),
  phone: trimText(values["phone"]),
  email: trimText(values["email"]),
  comment: trimText(values["comment"]),
  agreement: values["agreement"] === true
})
