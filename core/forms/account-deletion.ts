import { Schema } from "effect"
import { Required } from "../contract/fields.ts"
import { erasureTerm, type UnfinishedItem, unfinishedPath, unfinishedText } from "../domain/account/account-deletion.ts"
import type { Values } from "../domain/form/form.ts"
import { checkBy } from "./check-by.ts"
import { infoDialog, type ShopForm, showRefusal } from "./shop-form.ts"

const check = checkBy(Schema.Struct({ password: Required }))

/** Text and page of what has to be finished first; empty when nothing has. */
export const unfinishedValues = (item: UnfinishedItem | null): Values => ({
  unfinished: item === null ? "" : unfinishedText(item),
  unfinishedPath: item === null ? "" : unfinishedPath(item)
})

export const accountDeletionForm: ShopForm = {
  name: "accountDeletion",
  sentBy: ["users.delete"],
  dialogs: { accountDeletion: () => unfinishedValues(null) },
  isStored: true,
  after: infoDialog({
    title: "Аккаунт удалён",
    text: `Вход завершён на всех устройствах. Личные данные сотрём за ${erasureTerm}, подробности отправили письмом.`
  }),
  fields: [
    { name: "password", label: "Пароль", kind: "secret", isRequired: true, autocomplete: "current-password" },
    { name: "unfinished", label: "", kind: "given", privacy: "plain" },
    { name: "unfinishedPath", label: "", kind: "given", privacy: "plain" }
  ],
  check: () => ({}),
  judge: ({ password = "" }) => check({ password }),
  refused: showRefusal("Не получилось удалить аккаунт. Попробуйте ещё раз")
}
