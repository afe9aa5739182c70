import { Schema } from "effect"
import { Consent, Email, FullName, Password, Phone } from "../contract/fields.ts"
import { newPasswordField } from "./password-fields.ts"
import { checkBy, trimText } from "./check-by.ts"
import { infoDialog, type ShopForm, typedEmail } from "./shop-form.ts"

const check = checkBy(Schema.Struct({ email: Email, name: FullName, phone: Phone, isAcceptedPrivacy: Consent }))

/** FORM-010 … FORM-017; name and surname share one field. */
export const registrationForm: ShopForm = {
  name: "registration",
  sentBy: ["session.register"],
  dialogs: { registration: typedEmail },
  isDrafted: true,
  /** FORM-018. */
  after: infoDialog({ title: "Регистрация", text: "Вы успешно зарегистрировались.", isBrief: true }),
  fields: [
    { name: "name", label: "Имя и фамилия", kind: "text", privacy: "personal", isRequired: true, most: 200, autocomplete: "name" },
    { name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "email" },
    { name: "phone", label: "Телефон", kind: "phone", mask: "phone", isRequired: true, most: 30, autocomplete: "tel" },
    newPasswordField("password", "Пароль"),
    { name: "isAcceptedPrivacy", label: "Согласие на обработку персональных данных", kind: "flag", isRequired: true },
    { name: "isAcceptedNewsletter", label: "Хочу получать письма о новинках", kind: "flag" }
  ],
  check: (values) => check({ ...values, email: trimText(values["email"]) }),
  judge: checkBy(Schema.Struct({ password: Password })),
  /** The call refuses without errors of fields only if the e-mail is taken. */
  refused: (refusal) =>
    refusal._tag === "Refused" && Object.keys(refusal.errors).length > 0
      ? { banner: null, errors: refusal.errors }
      : { banner: "Такой пользователь уже существует", errors: {} }
}
