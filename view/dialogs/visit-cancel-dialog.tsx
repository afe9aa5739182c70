import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Button } from "../ui/button.tsx"
import { useSend } from "../shop-context.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

export function VisitCancelDialog({ id, name }: DialogProps<"visitCancel">) {
  const sendVisits = useSend("visits")
  const sendDialogs = useSend("dialogs")
  const close = () => sendDialogs({ type: "dialogs.close", key: "visitCancel" })
  const cancel = () => {
    sendVisits({ type: "visits.cancel", id })
    close()
  }
  return (
    <Frame title="Отменить визит?">
      <p className={styles["lead"]}>{typeset(`${name}. Изделие больше не будет отложено. Записаться можно снова.`)}</p>
      <div className={styles["pair"]}>
        <Button look="outline" onPress={close}>
          Оставить
        </Button>
        <Button onPress={cancel}>Отменить визит</Button>
      </div>
    </Frame>
  )
}
