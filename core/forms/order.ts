import { Option, Schema } from "effect"
import { type Dialog, dialogOf, type Ordered } from "../contract/dialogs.ts"
import { Consent, Email, FullName, Phone } from "../contract/fields.ts"
import type { User } from "../contract/session.ts"
import type { Values } from "../domain/form/form.ts"
import { checkBy, trimText } from "./check-by.ts"
import type { ShopForm } from "./shop-form.ts"

const check = checkBy(Schema.Struct({ userName: FullName, email: Email, phone: Phone, agreement: Consent }))

/** Shows the order number (QO-015). */
const thanks = (answer: unknown): Dialog | undefined => {
  const taken = Schema.decodeUnknownOption(Schema.Struct({ id: Schema.Int }))(answer)
  return Option.isSome(taken) ? dialogOf("orderSuccess", { number: taken.value.id }) : undefined
}

/** Initial values: the product, and the user's contacts (QO-018). */
export const orderValues = ({ comment, id, isReady, link }: Ordered, user: User | null): Values => ({
  way: isReady ? "quick" : "request",
  idProduct: String(id),
  link,
  comment,
  ...(user === null
    ? {}
    : {
        userName: [user.name, user.surname].filter((part) => part !== null && part !== "").join(" "),
        email: user.email,
        phone: user.phone ?? ""
      })
})

export const orderForm: ShopForm = {
  name: "order",
  sentBy: ["orders.quick", "orders.request"],
  dialogs: { OrderModal: orderValues, orderDiamond: orderValues, orderJewelry: orderValues },
  isDrafted: true,
  after: thanks,
  isSentLater: true,
  fields: [
    { name: "userName", label: "Имя", kind: "text", privacy: "personal", isRequired: true, most: 200, autocomplete: "name" },
    { name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "email" },
    { name: "phone", label: "Телефон", kind: "phone", mask: "phone", isRequired: true, most: 30, autocomplete: "tel" },
    { name: "agreement", label: "Согласие на обработку персональных данных", kind: "flag", isRequired: true },
    { name: "way", label: "", kind: "given", privacy: "plain" },
    { name: "idProduct", label: "", kind: "given", privacy: "plain" },
    { name: "link", label: "", kind: "given", privacy: "plain" },
    { name: "comment", label: "", kind: "given", privacy: "plain" }
  ],
  check: (values) => check({ ...values, userName: trimText(values["userName"]), email: trimText(values["email"]) }),
  judge: () => ({}),
  /** Shows the errors joined above the form, and at their fields (ERRC-025, ERRC-026). */
  refused: (refusal) => {
    const errors = refusal._tag === "Refused" ? refusal.errors : {}
    return { banner: Object.values(errors).join(", ") || "Произошла ошибка", errors }
  }
}

/** Exactly these seven fields (QO-017). */
export const orderBody = (values: Values) => ({
  userName: trimText(values["userName"]),
  email: trimText(values["email"]),
  phone: trimText(values["phone"]),
  comment: trimText(values["comment"]),
  agreement: values["agreement"] === true,
  link: trimText(values["link"]),
  idProduct: Number(values["idProduct"])
})
