import { deletionRows } from "../../core/domain/account/account-deletion.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { accountDeletionForm } from "../../core/forms/account-deletion.ts"
import { changePasswordForm } from "../../core/forms/change-password.ts"
import { FormField } from "../forms/form-field.tsx"
import styles from "../modal/content.module.css"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

/** FORM-030 … FORM-035, DLG-031, DLG-032. */
export function ChangePasswordDialog() {
  return (
    <Frame title="Смена пароля">
      <DialogForm name="changePassword" definition={changePasswordForm} submit="Сменить пароль" busy="Меняем">
        <FormField name="oldPassword" />
        <FormField name="newPassword" />
        <FormField name="repeatPassword" />
      </DialogForm>
    </Frame>
  )
}

export const AccountDeletionDialog = () => (
  <Frame title="Удалить аккаунт">
    <ul className={`${styles["steps"]} ${styles["lead"]}`}>
      {deletionRows.map(({ text, when }) => (
        <li key={when}>
          <strong>{typeset(when)}</strong>
          <p className={styles["cases"]}>{typeset(text)}</p>
        </li>
      ))}
    </ul>
    <DialogForm name="accountDeletion" definition={accountDeletionForm} submit="Удалить аккаунт" busy="Удаляем">
      <FormField name="password" />
    </DialogForm>
  </Frame>
)
