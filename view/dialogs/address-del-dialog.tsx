import type { DialogProps } from "../../core/contract/dialogs.ts"
import { addressLine } from "../../core/domain/postal/address.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Button } from "../ui/button.tsx"
import { useSend } from "../shop-context.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** Confirms deleting an address (DLG-035, ADDR-007). */
export function AddressDelDialog({ address }: DialogProps<"addressDel">) {
  const sendAddresses = useSend("addresses")
  const sendDialogs = useSend("dialogs")
  const close = () => sendDialogs({ type: "dialogs.close", key: "addressDel" })
  const remove = () => {
    sendAddresses({ type: "addresses.do", operation: { kind: "remove", id: address.id } })
    close()
  }
  return (
    <Frame title="Удалить адрес?">
      <p className={styles["lead"]}>{typeset(`${addressLine(address)}. Заказов, которые уже оформлены, это не изменит.`)}</p>
      <div className={styles["pair"]}>
        <Button look="outline" onPress={close}>
          Отмена
        </Button>
        <Button onPress={remove}>Удалить</Button>
      </div>
    </Frame>
  )
}
