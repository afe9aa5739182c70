import { DialogButton } from "../modal/dialog-button.tsx"
import { dialogExamples } from "./examples.ts"
import styles from "./parts.module.css"

export function DialogList() {
  return (
    <ul className={styles["dialogs"]}>
      {dialogExamples.map((dialog) => (
        <li key={dialog.key} lang="en">
          <DialogButton dialog={dialog}>{dialog.key}</DialogButton>
        </li>
      ))}
    </ul>
  )
}
