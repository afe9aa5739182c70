import { typeset } from "../../core/domain/text/typography.ts"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { useSelector } from "../use-selector.ts"
import { passNewForm } from "../../core/forms/pass-new.ts"
import { FormField } from "../forms/form-field.tsx"
import { DialogButton } from "../modal/dialog-button.tsx"
import { DialogForm, useDialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

/** Opened by the link of a letter (FORM-023 … FORM-029). */
export function PassNewDialog() {
  const banner = useSelector(useDialogForm("passNew"), (form) => form?.context.banner)
  return (
    <Frame title="Новый пароль">
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
    </Frame>
  )
}

/** Explains the usual cause, a used or expired link, which the server's message omits (ERRC-024). */
const anotherLetter = (
  <p className="caption">
    {typeset("Если поля совпадают, ссылка из письма могла устареть: она действует один час и один раз.")}{" "}
    <DialogButton className="link" dialog={{ key: "passRecovery", props: {} }}>
      Запросить новое письмо
    </DialogButton>
  </p>
)
