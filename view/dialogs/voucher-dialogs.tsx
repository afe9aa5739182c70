import { Activity, useState } from "react"
import { giftBalanceForm, isOfCertificate, voucherForm } from "../../core/forms/vouchers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useField } from "../forms/form-context.ts"
import { FormField } from "../forms/form-field.tsx"
import styles from "../modal/content.module.css"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

/** Asks for the code of a gift certificate once its number is typed. */
export function VoucherDialog() {
  return (
    <Frame title="Сертификат или промокод">
      <p className={styles["lead"]}>
        {typeset("Номер и код стоят на самом сертификате. Сертификатов может быть несколько, промокод в заказе один.")}
      </p>
      <DialogForm name="voucher" definition={voucherForm} submit="Применить" busy="Проверяем">
        <FormField name="voucher" />
        <CertificateCode />
      </DialogForm>
    </Frame>
  )
}

/** Hides the typed code while the number is corrected. */
function CertificateCode() {
  const { value = "" } = useField("voucher")
  const isAsked = isOfCertificate({ voucher: value })
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  return isAsked || wasAsked ? (
    <Activity mode={isAsked ? "visible" : "hidden"}>
      <FormField name="certificateCode" />
    </Activity>
  ) : null
}

export function GiftBalanceDialog() {
  return (
    <Frame title="Остаток на сертификате">
      <p className={styles["lead"]}>{typeset("Номер и код стоят на самом сертификате. Код никому не сообщайте: он равен деньгам.")}</p>
      <DialogForm name="giftBalance" definition={giftBalanceForm} submit="Проверить остаток" busy="Проверяем">
        <FormField name="voucher" />
        <FormField name="certificateCode" />
      </DialogForm>
    </Frame>
  )
}
