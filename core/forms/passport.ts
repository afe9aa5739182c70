import { Record, Schema } from "effect"
import { changeRequestFields, passportFields } from "../contract/passport.ts"
import type { User } from "../contract/session.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import type { Errors, ResponseRefusal, Values } from "../domain/form/form.ts"
import { isoDay } from "../domain/form/mask.ts"
import { maxChangeQuestionLength, passportFiles, passportLengths } from "../domain/passport/passport.ts"
import { checkBy, trimText } from "./check-by.ts"
import { faultOfNamed } from "./chosen-files.ts"
import { openEmpty, infoDialog, formCall, type ShopForm } from "./shop-form.ts"

/** Form fields by field of the call. No other form has these names, so that the journal recognises them as secrets. */
const fieldNames = {
  serial: "passportSerial",
  number: "passportNumber",
  issueDate: "passportIssueDate",
  organization: "passportOrganization",
  organizationCode: "passportOrganizationCode"
} as const satisfies { readonly [K in keyof typeof passportFields]: string }

const atFields = (errors: Errors): Errors =>
  Record.mapKeys(errors, (name) => Object.entries<string>(fieldNames).find(([field]) => field === name)?.[1] ?? name)

/** Secret shown while typed. */
const typed = { kind: "secret", isSeen: true, isRecalled: true, isRequired: true, autocomplete: "off" } as const

/** PSPT-001 … PSPT-014. All texts are secrets, sent from the vault to the server, never in an event, draft or report. */
export const passportForm: ShopForm = {
  name: "passport",
  sentBy: ["passport.addFiles", "passport.save"],
  dialogs: { passportAdd: openEmpty },
  hasFiles: true,
  after: infoDialog({
    title: "Паспорт сохранён",
    text: "Данные зашифрованы. Посмотреть их или сообщить об изменении можно в профиле.",
    isBrief: true
  }),
  fields: [
    { ...typed, name: "passportSerial", label: "Серия", most: passportLengths.serial, hint: "В российском паспорте четыре цифры" },
    { ...typed, name: "passportNumber", label: "Номер", most: passportLengths.number, hint: "В российском паспорте шесть цифр" },
    { ...typed, name: "passportIssueDate", label: "Дата выдачи", mask: { pattern: "##.##.####" }, hint: "День, месяц и год" },
    { ...typed, name: "passportOrganization", label: "Кем выдан", most: passportLengths.organization },
    {
      ...typed,
      name: "passportOrganizationCode",
      label: "Код подразделения",
      most: passportLengths.organizationCode,
      hint: "Например, 770-001"
    },
    { name: "photos", label: "Снимки паспорта", kind: "secret", isRecalled: true, isRequired: true },
    { name: "isAccepted", label: "Согласие на обработку паспортных данных", kind: "flag", isRequired: true }
  ],
  check: ({ isAccepted }): Errors => (isAccepted === true ? {} : { isAccepted: fieldTexts.required }),
  judge: ({ photos = "", ...texts }) => ({
    ...atFields(checkTexts(passportBody(texts))),
    ...faultOfNamed("photos", photos, { most: passportFiles.most, isRequired: true })
  }),
  refused: (refusal) => refusedBy(refusal, "Паспорт не сохранён. Данные и файлы остались в форме, попробуйте ещё раз")
}

/** PSPT-020. A refusal disappears when the form changes (ERRC-028 … ERRC-030). */
export const passportChangeForm = {
  name: "passportChange",
  sentBy: formCall("passport.askChange", (values) => ({ body: sentChange(values) })),
  dialogs: { passportChange: (_, user) => knownChange(user) },
  isSentLater: true,
  after: infoDialog({
    title: "Запрос отправлен",
    text: "Ответим письмом. Новые данные попросим ввести здесь, в профиле: в письме их присылать не нужно."
  }),
  fields: [
    { name: "name", label: "Имя", kind: "text", privacy: "personal", isRequired: true, most: 100, autocomplete: "given-name" },
    { name: "surname", label: "Фамилия", kind: "text", privacy: "personal", isRequired: true, most: 200, autocomplete: "family-name" },
    { name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "email" },
    {
      name: "question",
      label: "Что изменилось",
      kind: "lines",
      privacy: "personal",
      isRequired: true,
      hint: "Например: сменили фамилию, получили новый паспорт. Номер и серию писать не нужно",
      most: maxChangeQuestionLength,
      isCounted: true
    }
  ],
  check: (values) => checkChange(sentChange(values)),
  judge: () => ({}),
  refused: (refusal) => {
    const errors = refusal._tag === "Refused" ? refusal.errors : {}
    const banner = Object.values(errors).join(", ")
    return { banner: banner === "" ? "Произошла ошибка" : banner, errors: ofFields(errors, ["name", "surname", "email", "question"]) }
  }
} satisfies ShopForm

const checkTexts = checkBy(Schema.Struct(passportFields))
const checkChange = checkBy(Schema.Struct(changeRequestFields))

export const passportTexts: ReadonlyArray<string> = Object.values(fieldNames)

export const passportBody = (texts: Readonly<Record<string, string | undefined>>) => ({
  serial: trimText(texts["passportSerial"]),
  number: trimText(texts["passportNumber"]),
  issueDate: isoDay(trimText(texts["passportIssueDate"])),
  organization: trimText(texts["passportOrganization"]),
  organizationCode: trimText(texts["passportOrganizationCode"])
})

const sentChange = (values: Values) => ({
  name: trimText(values["name"]),
  surname: trimText(values["surname"]),
  email: trimText(values["email"]),
  question: trimText(values["question"])
})

const knownChange = (user: User | null): Values =>
  user === null ? {} : { name: user.name, surname: user.surname ?? "", email: user.email }

const refusedBy = (refusal: ResponseRefusal, failed: string) => {
  if (refusal._tag !== "Refused") return { banner: failed, errors: {} }
  return Object.keys(refusal.errors).length > 0
    ? { banner: null, errors: atFields(refusal.errors) }
    : { banner: refusal.message, errors: {} }
}

const ofFields = (errors: Errors, names: ReadonlyArray<string>): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))
