import { Option, Schema } from "effect"
import { dialogOf, type Dialog } from "./dialogs.ts"

type Info = Extract<Dialog, { readonly key: "info" }>["props"]

/** What is said when a form was taken (FORM-005, FORM-018, FORM-022, FORM-029, FORM-035). */
const said: Readonly<Record<string, Info>> = {
  login: { title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true },
  registration: { title: "Регистрация", text: "Вы успешно зарегистрировались.", isBrief: true },
  passRecovery: { title: "Восстановление пароля", text: "Ссылка для восстановления пароля отправлена на вашу почту." },
  passNew: { title: "Новый пароль", text: "Пароль успешно изменён.", action: { key: "login", label: "Войти" } },
  diamondWords: { title: "Имя камня и послание", text: "Сохранили. Они появятся на сертификате камня.", isBrief: true },
  address: { title: "Адрес доставки", text: "Адрес сохранён.", isBrief: true },
  changePassword: { title: "Смена пароля", text: "Пароль успешно изменён." }
}

/** The dialog that takes the place of a form when it was taken; the thanks for an order name its number (QO-015). */
export const dialogAfter = (form: string, answer: unknown): Dialog | undefined => {
  if (form === "order") {
    const taken = Schema.decodeUnknownOption(Schema.Struct({ id: Schema.Int }))(answer)
    return Option.isSome(taken) ? dialogOf("orderSuccess", { number: taken.value.id }) : undefined
  }
  const props = said[form]
  return props === undefined ? undefined : dialogOf("info", props)
}
