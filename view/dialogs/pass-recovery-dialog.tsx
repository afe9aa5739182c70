import { typeset } from "../../core/domain/text/typography.ts"
import { passRecoveryForm } from "../../core/forms/pass-recovery.ts"
import { FormField } from "../forms/form-field.tsx"
import styles from "../modal/content.module.css"
import { DialogButton } from "../modal/dialog-button.tsx"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

/** FORM-020 … FORM-022. */
export function PassRecoveryDialog() {
  return (
    <Frame title="Восстановление пароля">
      <p className={styles["lead"]}>
        {typeset("Укажите e-mail, с которым вы регистрировались. Мы отправим на него ссылку для нового пароля.")}
      </p>
      <DialogForm name="passRecovery" definition={passRecoveryForm} submit="Отправить ссылку" busy="Отправляем">
        <FormField name="email" />
      </DialogForm>
      <p className={styles["other"]}>
        Вспомнили пароль?{" "}
        <DialogButton className="link" dialog={{ key: "login", props: {} }}>
          Войти
        </DialogButton>
      </p>
    </Frame>
  )
}
