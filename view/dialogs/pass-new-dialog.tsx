import { typeset } from "../../core/domain/text/typography.ts"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { useSelector } from "../use-selector.ts"
import { passNewForm } from "../../core/forms/pass-new.ts"
import { FormField } from "../forms/form-field.tsx"
import { CheckedForm } from "../modal/checked-form.tsx"
import styles from "../modal/content.module.css"
import { DialogButton } from "../modal/dialog-button.tsx"
import { DialogForm, useDialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"
import { Notice } from "../ui/notice.tsx"

/** Opened by the link of a letter (FORM-023 … FORM-029). */
export function PassNewDialog() {
  const form = useDialogForm("passNew")
  const banner = useSelector(form, (snapshot) => snapshot?.context.banner)
  const isClosed = useSelector(form, (snapshot) => snapshot?.context.values["closedLink"] === "closed")
  return (
    <Frame title="Новый пароль">
      <CheckedForm name="passNew" wait="Проверяем ссылку" closed={isClosed ? closedLink : null}>
        <DialogForm
          name="passNew"
          definition={passNewForm}
          submit="Сохранить пароль"
          busy="Сохраняем"
          afterBanner={banner === fieldTexts.valuesDiffer ? anotherLetter : null}
        >
          <FormField name="password" />
          <FormField name="passwordConfirmation" />
        </DialogForm>
      </CheckedForm>
    </Frame>
  )
}

const closedLink = (
  <>
    <Notice kind="error">{typeset("Ссылка из письма уже сработала или устарела: она действует один час и один раз.")}</Notice>
    <div className={styles["actions"]}>
      <DialogButton className="button" dialog={{ key: "passRecovery", props: {} }}>
        Запросить новое письмо
      </DialogButton>
    </div>
    <p className={styles["other"]}>
      Пароль уже сменили?{" "}
      <DialogButton className="link" dialog={{ key: "login", props: {} }}>
        Войти
      </DialogButton>
    </p>
  </>
)

/** Explains the usual cause, a used or expired link, which the server's message omits (ERRC-024). */
const anotherLetter = (
  <p className="caption">
    {typeset("Если поля совпадают, ссылка из письма могла устареть: она действует один час и один раз.")}{" "}
    <DialogButton className="link" dialog={{ key: "passRecovery", props: {} }}>
      Запросить новое письмо
    </DialogButton>
  </p>
)
