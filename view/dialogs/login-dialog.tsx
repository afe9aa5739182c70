import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { loginForm } from "../../core/forms/login.ts"
import { FormField } from "../forms/form-field.tsx"
import { Notice } from "../ui/notice.tsx"
import styles from "../modal/content.module.css"
import { DialogButton } from "../modal/dialog-button.tsx"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"
import { leadOf, useTypedEmail } from "../modal/use-typed-email.ts"

/** Passes its redirect to registration and password recovery (FORM-036). */
export function LoginDialog({ notice, ...rest }: DialogProps<"login">) {
  const typed = useTypedEmail("login")
  return (
    <Frame title="Вход">
      {notice === undefined ? null : (
        <div className={styles["notice"]}>
          <Notice kind="info">{typeset(notice)}</Notice>
        </div>
      )}
      <DialogForm name="login" definition={loginForm} submit="Войти" busy="Входим">
        <FormField name="email" />
        <FormField name="password" />
        <p className={styles["under"]}>
          <DialogButton className="link" dialog={{ key: "passRecovery", props: typed }}>
            Забыли пароль?
          </DialogButton>
        </p>
      </DialogForm>
      <p className={styles["other"]}>
        Впервые у&nbsp;нас?{" "}
        <DialogButton className="link" dialog={{ key: "registration", props: { ...leadOf(rest), ...typed } }}>
          Зарегистрироваться
        </DialogButton>
      </p>
    </Frame>
  )
}
