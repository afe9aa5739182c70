import type { DialogKey } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useSend } from "../shop-context.tsx"
import { Button } from "../ui/button.tsx"
import styles from "./content.module.css"
import { Frame } from "./frame.tsx"

type Props = {
  readonly dialog: DialogKey
  readonly title: string
  readonly text: string
  /** Label of the button that changes nothing. */
  readonly decline: "Отмена" | "Оставить"
  readonly confirm: string
  readonly onConfirm: () => void
}

export function ConfirmFrame({ confirm, decline, dialog, onConfirm, text, title }: Props) {
  const send = useSend("dialogs")
  const close = () => send({ type: "dialogs.close", key: dialog })
  return (
    <Frame title={title}>
      <p className={styles["lead"]}>{typeset(text)}</p>
      <div className={styles["pair"]}>
        <Button look="outline" onPress={close}>
          {decline}
        </Button>
        <Button
          onPress={() => {
            onConfirm()
            close()
          }}
        >
          {confirm}
        </Button>
      </div>
    </Frame>
  )
}
