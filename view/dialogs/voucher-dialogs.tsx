import { giftBalanceForm, isOfCertificate, voucherForm } from "../../core/forms/vouchers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useField } from "../forms/form-context.ts"
import { FormField } from "../forms/form-field.tsx"
import styles from "../modal/content.module.css"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

/** Promotion code or gift certificate; a certificate's number reveals the code field. */
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

function CertificateCode() {
  const { value = "" } = useField("voucher")
  return isOfCertificate({ voucher: value }) ? <FormField name="certificateCode" /> : null
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
