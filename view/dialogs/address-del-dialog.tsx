import type { DialogProps } from "../../core/contract/dialogs.ts"
import { addressLine } from "../../core/domain/postal/address.ts"
import { ConfirmFrame } from "../modal/confirm-frame.tsx"
import { useSend } from "../shop-context.tsx"

/** Confirms deleting an address (DLG-035, ADDR-007). */
export function AddressDelDialog({ address }: DialogProps<"addressDel">) {
  const send = useSend("addresses")
  return (
    <ConfirmFrame
      dialog="addressDel"
      title="Удалить адрес?"
      text={`${addressLine(address)}. Заказов, которые уже оформлены, это не изменит.`}
      decline="Отмена"
      confirm="Удалить"
      onConfirm={() => send({ type: "addresses.do", operation: { kind: "remove", id: address.id } })}
    />
  )
}
