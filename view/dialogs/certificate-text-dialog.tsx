import { typeset } from "../../core/domain/text/typography.ts"
import { certificateTextForm } from "../../core/forms/certificate-text.ts"
import { FormField } from "../forms/form-field.tsx"
import styles from "../modal/content.module.css"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

/** DLG-023, CERT-012. */
export function CertificateTextDialog() {
  return (
    <Frame title="Имя камня и послание">
      <p className={styles["lead"]}>
        {typeset("Мы напечатаем их на сертификате камня. Можно заполнить одно из двух или не заполнять ничего.")}
      </p>
      <DialogForm name="diamondWords" definition={certificateTextForm} submit="Сохранить" busy="Сохраняем">
        <FormField name="name" />
        <FormField name="message" />
      </DialogForm>
    </Frame>
  )
}
