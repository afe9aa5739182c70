import { changePasswordForm } from "../../core/forms/change-password.ts"
import { FormField } from "../forms/form-field.tsx"
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
