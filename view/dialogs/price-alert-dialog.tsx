import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { priceAlertForm } from "../../core/forms/price-alert.ts"
import { ConsentField } from "../forms/consent-field.tsx"
import { FormField } from "../forms/form-field.tsx"
import styles from "../modal/content.module.css"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

export function PriceAlertDialog({ name }: DialogProps<"priceAlert">) {
  return (
    <Frame title="Следить за ценой">
      <p className={styles["lead"]}>{typeset(`${name}. ${promise}`)}</p>
      <DialogForm name="priceAlert" definition={priceAlertForm} submit="Следить за ценой" busy="Отправляем">
        <FormField name="email" />
        <ConsentField name="agreement" />
      </DialogForm>
    </Frame>
  )
}

const promise =
  "Напишем, если цена станет ниже сегодняшней. Если камень раньше уйдёт из продажи, пришлём до трёх похожих. Отказаться можно в любом письме одним нажатием."
