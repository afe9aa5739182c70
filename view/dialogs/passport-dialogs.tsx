import { useEffect, useState } from "react"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { passportFiles } from "../../core/domain/passport/passport.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { passportChangeForm, passportForm, passportTexts } from "../../core/forms/passport.ts"
import { FilesField, filesHint } from "../forms/files-field.tsx"
import { FormField } from "../forms/form-field.tsx"
import formStyles from "../forms/form.module.css"
import styles from "../modal/content.module.css"
import { DialogForm, useDialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"
import passportStyles from "../passport/passport-section.module.css"
import { useSecrets, useUser } from "../shop-context.tsx"
import { useSelector } from "../use-selector.ts"

const lead = "Данные зашифрованы и хранятся отдельно от заказов. Они нужны, только если личность покупателя требует установить закон."

/** Only this browser can open `url`, for a few minutes. */
export const PassportFileDialog = ({ place, url }: DialogProps<"passportFile">) => (
  <Frame title={`Паспорт, файл ${place}`}>
    <img className={passportStyles["whole"]} src={url} alt={`Файл паспорта ${place}`} />
  </Frame>
)

/** DLG-029. */
export function PassportAddDialog() {
  const user = useUser()
  return (
    <Frame title="Паспорт">
      <p className={styles["lead"]}>{typeset(lead)}</p>
      {user === null || user === undefined ? null : <PassportAddForm key={user.id} owner={user.id} />}
    </Frame>
  )
}

function PassportAddForm({ owner }: { readonly owner: number }) {
  const secrets = useSecrets()
  useState(() => secrets.claim("passport", owner))
  const form = useDialogForm("passport")
  const sent = useSelector(form, (snapshot) => snapshot?.context.sent) ?? []
  useEffect(() => () => form?.send({ type: "form.stop" }), [form])
  return (
    <DialogForm name="passport" definition={passportForm} submit="Сохранить паспорт" busy="Сохраняем">
      {passportTexts.map((name) => (
        <FormField key={name} name={name} />
      ))}
      <FilesField
        form="passport"
        name="photos"
        most={passportFiles.most}
        hint={`Разворот с фотографией и страница с пропиской. ${filesHint(passportFiles.most)}`}
        sent={sent}
        onStop={() => form?.send({ type: "form.stop" })}
      />
      <FormField name="isAccepted" label={consent} />
    </DialogForm>
  )
}

/** DLG-030. */
export const PassportChangeDialog = () => (
  <Frame title="Паспорт изменился">
    <p className={styles["lead"]}>{typeset("Напишите, что изменилось. Проверим и откроем в профиле ввод новых данных.")}</p>
    <DialogForm name="passportChange" definition={passportChangeForm} submit="Отправить запрос" busy="Отправляем">
      {passportChangeForm.fields.map(({ name }) => (
        <FormField key={name} name={name} />
      ))}
    </DialogForm>
  </Frame>
)

/** Opens in a new tab to keep the typed data. */
const consent = (
  <>
    Согласие на{nbsp}
    <a className={formStyles["policy"]} href="/personal-data-consent/" target="_blank" rel="noopener">
      обработку паспортных данных
    </a>
  </>
)
