import type { SizedSubject } from "../../core/domain/true-size/subject-schema.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { Icon } from "../ui/icon.tsx"
import styles from "./size-button.module.css"

export function TrueSizeButton({ subject }: { readonly subject: SizedSubject }) {
  return (
    <DialogButton className={styles["open"] ?? ""} dialog={{ key: "trueSize", props: subject }}>
      <Icon name="ruler" size={20} />
      {subject.kind === "ring" ? "На руке" : "В масштабе"}
    </DialogButton>
  )
}
