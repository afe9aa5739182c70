import { useSelector } from "../use-selector.ts"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { addressForm } from "../../core/forms/address.ts"
import { AddressFields } from "../forms/address-fields.tsx"
import { FormField } from "../forms/form-field.tsx"
import { DialogForm, useDialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

/** ADDR-002 to ADDR-004. */
export function AddressDialog({ address }: DialogProps<"address">) {
  const form = useDialogForm("address")
  // Asks before overwriting an address that was changed elsewhere.
  const isAsked = useSelector(
    form,
    (snapshot) => snapshot?.context.errors["isSure"] !== undefined || snapshot?.context.values["isSure"] === true
  )
  return (
    <Frame title={address === undefined ? "Новый адрес" : "Адрес доставки"} width={560}>
      <DialogForm name="address" definition={addressForm} submit="Сохранить" busy="Сохраняем">
        <AddressFields />
        <FormField name="isDefault" />
        {isAsked ? <FormField name="isSure" /> : null}
      </DialogForm>
    </Frame>
  )
}
