import type { DialogProps } from "../../core/contract/dialogs.ts"
import { registrationForm } from "../../core/forms/registration.ts"
import { ConsentField } from "../forms/consent-field.tsx"
import { FormField } from "../forms/form-field.tsx"
import styles from "../modal/content.module.css"
import { DialogButton } from "../modal/dialog-button.tsx"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"
import { leadOf, useTypedEmail } from "../modal/use-typed-email.ts"

/** Passes its redirect to the login (FORM-010 … FORM-019). */
export function RegistrationDialog(props: DialogProps<"registration">) {
  const typed = useTypedEmail("registration")
  return (
    <Frame title="Регистрация">
      <DialogForm name="registration" definition={registrationForm} submit="Зарегистрироваться" busy="Регистрируем">
        <FormField name="name" />
        <FormField name="email" />
        <FormField name="phone" />
        <FormField name="password" />
        <div>
          <ConsentField name="isAcceptedPrivacy" />
          <FormField name="isAcceptedNewsletter" />
        </div>
      </DialogForm>
      <p className={styles["other"]}>
        Уже есть аккаунт?{" "}
        <DialogButton className="link" dialog={{ key: "login", props: { ...leadOf(props), ...typed } }}>
          Войти
        </DialogButton>
      </p>
    </Frame>
  )
}
