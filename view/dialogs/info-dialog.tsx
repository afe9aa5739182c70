import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "../modal/content.module.css"
import { DialogButton } from "../modal/dialog-button.tsx"
import { Frame } from "../modal/frame.tsx"

/** Result of an action (DLG-010). */
export function InfoDialog({ action, text, title }: DialogProps<"info">) {
  return (
    <Frame title={title}>
      <p role="status">{typeset(text)}</p>
      {action === undefined ? null : (
        <p className={styles["actions"]}>
          <DialogButton className="button" dialog={{ key: action.key, props: {} }}>
            {action.label}
          </DialogButton>
        </p>
      )}
    </Frame>
  )
}
