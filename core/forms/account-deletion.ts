import { Schema } from "effect"
import { Required } from "../contract/fields.ts"
import { erasureTerm } from "../domain/account/account-deletion.ts"
import { checkBy } from "./check-by.ts"
import { openEmpty, infoDialog, type ShopForm, showRefusal } from "./shop-form.ts"

const check = checkBy(Schema.Struct({ password: Required }))

export const accountDeletionForm: ShopForm = {
  name: "accountDeletion",
  sentBy: ["users.delete"],
  dialogs: { accountDeletion: openEmpty },
  after: infoDialog({
    title: "Аккаунт удалён",
    text: `Вход завершён на всех устройствах. Личные данные сотрём за ${erasureTerm}, подробности отправили письмом.`
  }),
  fields: [{ name: "password", label: "Пароль", kind: "secret", isRequired: true, autocomplete: "current-password" }],
  check: () => ({}),
  judge: ({ password = "" }) => check({ password }),
  refused: showRefusal("Не получилось удалить аккаунт. Попробуйте ещё раз")
}
