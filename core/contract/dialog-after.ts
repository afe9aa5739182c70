import type { FormName } from "../domain/form.ts"
import type { Dialog } from "./dialogs.ts"

/** What is said when a form was taken (FORM-005, FORM-018, FORM-022, FORM-029, FORM-035). */
export const dialogAfter: { readonly [F in FormName]?: Extract<Dialog, { readonly key: "info" }> } = {
  login: { key: "info", props: { title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true } },
  registration: { key: "info", props: { title: "Регистрация", text: "Вы успешно зарегистрировались.", isBrief: true } },
  passRecovery: {
    key: "info",
    props: { title: "Восстановление пароля", text: "Ссылка для восстановления пароля отправлена на вашу почту." }
  },
  passNew: {
    key: "info",
    props: { title: "Новый пароль", text: "Пароль успешно изменён.", action: { key: "login", label: "Войти" } }
  },
  changePassword: { key: "info", props: { title: "Смена пароля", text: "Пароль успешно изменён." } }
}
